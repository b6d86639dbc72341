import type { Binaries } from './binaries.ts';

/** PostgreSQL parameters by name, as written in postgresql.conf. */
export type Settings = Readonly<Record<string, string>>;

/**
 * Parameters of every embedded cluster. It listens on loopback only. Its log omits statements and row values, which
 * contain personal data.
 */
const always: Settings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '100',
  shared_buffers: '256MB',
  // The default suits spinning disks: with it, whole indexes are read to avoid reading a few pages of a table.
  random_page_cost: '1.1',
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_error_verbosity: 'terse',
  log_min_error_statement: 'panic',
};

/** For disposable data: not crash-safe, with little memory. */
const throwAway: Settings = {
  shared_buffers: '128MB',
  fsync: 'off',
  full_page_writes: 'off',
  synchronous_commit: 'off',
  autovacuum: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  min_wal_size: '32MB',
  max_wal_size: '128MB',
};

/** The command line arguments for postgres; the caller's settings override ours. */
export const settingArguments = (
  binaries: Binaries,
  lasting: 'kept' | 'throw-away',
  settings: Settings = {},
): string[] => {
  const merged = {
    ...always,
    shared_preload_libraries: binaries.preload,
    ...(lasting === 'throw-away' ? throwAway : {}),
    ...settings,
  };
  return Object.entries(merged).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
};
