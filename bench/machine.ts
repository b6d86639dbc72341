// The machine on which the figures were measured; without it they mean nothing.
import os from 'node:os';

/** Cores, memory, processor, and the versions of what ran: `3 cores, 16 GB, … · Node 24.1.0 · PostgreSQL 18.4 · pgbench 15.18`. */
export const machineText = (postgres: string, pgbench?: string): string => {
  const cpus = os.cpus();
  const memory = Math.round(os.totalmem() / 1024 ** 3);
  const load = os.loadavg()[0]?.toFixed(1);
  return [
    `${cpus.length} cores, ${memory} GB, ${cpus[0]?.model.trim() ?? 'unknown processor'}, ${os.type()} ${os.release()}`,
    `Node ${process.versions.node} · PostgreSQL ${postgres} (embedded, fsync on)${pgbench ? ` · pgbench ${pgbench}` : ''}`,
    `load before the run ${load}`,
  ].join('\n');
};
