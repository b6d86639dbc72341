import { rm } from 'node:fs/promises';
import { type Account, runAs } from './account.ts';

// A separate program. It deletes a throw-away database when its parent has finished or died: either closes this
// process's standard input, even `kill -9`.

type Charge = { pgCtl: string; cluster: string; dataDir: string; account?: Account };

const charge: Charge = JSON.parse(process.argv[2]!);

const clearUp = async () => {
  const stop = ['-D', charge.cluster, '-m', 'immediate', '-w', 'stop'];
  // Fails if no server runs there, which is fine.
  await runAs(charge.account, charge.pgCtl, stop).catch(() => undefined);
  await rm(charge.dataDir, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 });
};

process.stdin.resume().once('close', clearUp);
