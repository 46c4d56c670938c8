#ifndef CSQLITE_SHIM_H
#define CSQLITE_SHIM_H

#include <sqlite3.h>

// Swift cannot call a function with variable arguments; these options of a connection take a
// switch and no place for an answer.
static inline int picker_sqlite3_switch(sqlite3 *database, int option, int on) {
  return sqlite3_db_config(database, option, on, (int *)0);
}

#endif
