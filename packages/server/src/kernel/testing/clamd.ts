import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { access, chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import net from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** The harmless file every scanner reports as a virus, split so that this source is not reported. */
export const eicar = Buffer.from(
  ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR', '-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join(''),
);

/** The largest stream the test scanner accepts, and the largest file it scans. */
export const clamdLimits = { stream: 2_000_000, file: 1_000_000 };

export interface TestClamd {
  /** `127.0.0.1:port`, as the setting CLAMD. */
  address: string;
  /** The same scanner by its Unix socket. */
  socketPath: string;
  stop(): Promise<void>;
}

const freePort = async (): Promise<number> => {
  const server = net.createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address ? address.port : 0;
};

const configuration = (folder: string, port: number) => `
Foreground yes
DatabaseDirectory ${folder}/signatures
TemporaryDirectory ${folder}
LocalSocket ${folder}/clamd.sock
TCPAddr 127.0.0.1
TCPSocket ${port}
LogFile ${folder}/clamd.log
MaxThreads 4
StreamMaxLength ${clamdLimits.stream}
MaxFileSize ${clamdLimits.file}
AlertExceedsMax yes
AlertEncrypted yes
`;

const installed = async (): Promise<string> => {
  for (const program of ['/usr/sbin/clamd', '/usr/local/sbin/clamd', '/opt/homebrew/sbin/clamd']) {
    if (
      await access(program).then(
        () => true,
        () => false,
      )
    )
      return program;
  }
  throw new Error('The tests of the virus scan need clamd: install clamav-daemon.');
};

const answers = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = net.connect({ host: '127.0.0.1', port }, () => socket.write('zPING\0'));
    socket.once('data', (reply) => resolve(reply.toString().startsWith('PONG')));
    socket.once('error', () => resolve(false));
    socket.once('close', () => resolve(false));
    socket.setTimeout(1_000, () => socket.destroy());
  });

const prepare = async (port: number): Promise<string> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'clamd-'));
  // When started by root, clamd may run under another account.
  await chmod(folder, 0o777);
  await mkdir(path.join(folder, 'signatures'));
  await writeFile(path.join(folder, 'signatures', 'eicar.ndb'), `Eicar-Test-Signature:0:*:${eicar.toString('hex')}\n`);
  await writeFile(path.join(folder, 'clamd.conf'), configuration(folder, port));
  return folder;
};

/**
 * Starts a real clamd that knows one virus, EICAR, within about 100 ms. It listens on loopback and in its own folder.
 * @throws Error when clamd is not installed or does not start
 */
export const startClamd = async (): Promise<TestClamd> => {
  const program = await installed();
  const port = await freePort();
  const folder = await prepare(port);
  const clamd = spawn(program, ['--config-file', path.join(folder, 'clamd.conf')], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let log = '';
  for (const output of [clamd.stdout, clamd.stderr])
    output.on('data', (text) => {
      log += text;
    });
  const ended = once(clamd, 'close');
  const stop = async () => {
    clamd.kill();
    await ended;
    await rm(folder, { recursive: true, force: true });
  };
  for (let tries = 0; tries < 200 && clamd.exitCode === null; tries += 1) {
    if (await answers(port)) return { address: `127.0.0.1:${port}`, socketPath: path.join(folder, 'clamd.sock'), stop };
    await wait(50);
  }
  await stop();
  throw new Error(`clamd did not come up: ${log}`);
};
