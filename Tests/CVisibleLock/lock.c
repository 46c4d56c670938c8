#include "CVisibleLock.h"

// `Mutex` of the library Synchronization is taken in code that is compiled into its users, which
// ThreadSanitizer sees, unless somebody else holds it: then in the library, which it does not see.
// So it takes whatever two threads do under one contended lock for a race. In its builds, and in
// none other, the library's way to wait for a lock is replaced by this one, which it sees. Real
// races are still reported: nothing is suppressed.

#if defined(__linux__) && defined(__has_feature)
#if __has_feature(thread_sanitizer)

#include <sched.h>
#include <stdatomic.h>
#include <stdint.h>

/// `Synchronization._MutexHandle._lockSlow`: the handle holds the owner's thread, or 0.
__attribute__((swiftcall)) void wait_for_lock(
  uint32_t thread, __attribute__((swift_context)) _Atomic(uint32_t) *handle)
  __asm__("$s15Synchronization12_MutexHandleV9_lockSlowyys6UInt32VF");

__attribute__((swiftcall)) void wait_for_lock(
  uint32_t thread, __attribute__((swift_context)) _Atomic(uint32_t) *handle) {
  uint32_t nobody = 0;
  // The unlocking that answers this is the library's fast way, since nobody sleeps on the handle.
  while (!atomic_compare_exchange_weak_explicit(
    handle, &nobody, thread, memory_order_acquire, memory_order_relaxed)) {
    nobody = 0;
    sched_yield();
  }
}

#endif
#endif
