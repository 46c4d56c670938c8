#include "layer.h"

void fault_vfs_arm(fault_vfs *vfs, int kinds, int64_t at, int fault, int repeats) {
  pthread_mutex_lock(&vfs->lock);
  vfs->kinds = kinds;
  vfs->at = at;
  vfs->fault = fault;
  vfs->repeats = repeats;
  vfs->calls = 0;
  vfs->hits = 0;
  vfs->code = SQLITE_OK;
  vfs->last_code = SQLITE_OK;
  pthread_mutex_unlock(&vfs->lock);
}

fault_count fault_vfs_count(fault_vfs *vfs) {
  pthread_mutex_lock(&vfs->lock);
  fault_count count = {vfs->calls, vfs->hits, vfs->code, vfs->last_code};
  pthread_mutex_unlock(&vfs->lock);
  return count;
}

int fault_vfs_is_off(fault_vfs *vfs) {
  pthread_mutex_lock(&vfs->lock);
  int is_off = vfs->is_off;
  pthread_mutex_unlock(&vfs->lock);
  return is_off;
}

int fault_vfs_meets(fault_vfs *vfs, int kind, int error, int *fault) {
  *fault = 0;
  if (vfs->is_off) return error;
  if (!(vfs->kinds & kind)) return SQLITE_OK;
  vfs->calls += 1;
  int is_hit = vfs->at > 0 && (vfs->repeats ? vfs->calls >= vfs->at : vfs->calls == vfs->at);
  if (!is_hit) return SQLITE_OK;
  *fault = vfs->fault;
  if (vfs->fault == FAULT_CUT) vfs->is_off = 1;
  if (vfs->fault == FAULT_READ_ONLY) error = SQLITE_OK;
  if (vfs->fault == FAULT_FULL || vfs->fault == FAULT_SHORT) error = SQLITE_FULL;
  if (vfs->hits == 0) vfs->code = error;
  vfs->last_code = error;
  vfs->hits += 1;
  return error;
}
