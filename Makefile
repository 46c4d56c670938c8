# Every target sets up what is missing first (Scripts/set-up), so each works on a fresh machine.

.DEFAULT_GOAL := help
.PHONY: help demo test build format lint docs tables check-tables wasm readers fuzz soak bench ci set-up

# How many random sessions a soak plays; it also kills ten times as many writers (2,000) and cuts
# the power ten times as often as the ordinary tests.
SESSIONS ?= 200000

# A soak goes through each how many-th small world to its end; 1 for all of them, which takes hours.
WORLDS ?= 20

# What is formatted; folders that do not exist yet are left out.
FORMATTED := Package.swift $(wildcard Sources Tests Snippets Benchmarks/Package.swift \
	Benchmarks/Sources Fuzz/Package.swift Fuzz/Sources Wasm/Package.swift Wasm/Sources)

help: ## Says what there is.
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/  make \1\t\2/p' $(MAKEFILE_LIST) | expand -t 16

demo: set-up ## Records a small session and shows it.
	swift run -c release replay demo

test: set-up ## Runs all tests.
	swift test --disable-xctest

build: set-up ## Builds everything for debugging.
	swift build

format: set-up ## Formats all Swift files in place.
	swift format --in-place --parallel --recursive $(FORMATTED)

lint: set-up ## Checks format and style, what tracked files may hold, and Systems.md.
	swift format lint --strict --parallel --recursive $(FORMATTED)
	Scripts/check-files
	Scripts/check-systems --self-test
	Scripts/check-systems

docs: set-up ## Makes the documentation of the libraries as a site in .build/docs.
	Scripts/check-docs --site

tables: set-up ## Makes the tables of folding and grapheme clusters anew.
	Scripts/generate-unicode-tables

check-tables: set-up ## Checks that the tables are what the generator makes of Unicode's files.
	Scripts/generate-unicode-tables --check
	Scripts/check-unicode-tables

soak: set-up ## Runs the tests in release with many random sessions, then the fuzzers: make soak SESSIONS=200000
	SOAK_SESSIONS=$(SESSIONS) SMALL_WORLDS=$(WORLDS) swift test -c release --disable-xctest
	Fuzz/run 660

fuzz: set-up ## Runs each fuzzer on its corpus and then for a minute.
	Fuzz/run 60

wasm: set-up ## Builds the machine for wasm and compares it with the native one, under node.
	Scripts/check-wasm

readers: set-up ## Exports tables and compares what pandas, pyarrow, polars and DuckDB read with the logs.
	Scripts/check-readers

bench: set-up ## Runs the benchmarks.
	@# SwiftPM does not see new files of a package by path until the manifests look new.
	@touch Package.swift Benchmarks/Package.swift
	swift build -c release --product replay
	swift run --package-path Benchmarks -c release

ci: ## Runs what a change must pass.
	.ci/run

set-up:
	@Scripts/set-up
