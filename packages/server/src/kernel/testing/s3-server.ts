import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

export interface TestS3 {
  endpoint: string;
  accessKey: string;
  secretKey: string;
  stop(): Promise<void>;
}

const given = (text: string): TestS3 => {
  const url = new URL(text);
  const [accessKey, secretKey] = [decodeURIComponent(url.username), decodeURIComponent(url.password)];
  return { endpoint: url.origin, accessKey, secretKey, stop: async () => undefined };
};

const missingServer = (cause: string): Error =>
  new Error(
    `The tests of the S3 store need a server: Debian's swift-proxy, swift-object, swift-container and swift-account,
or one named by ATTESTRY_TEST_S3=http://KEY:SECRET@HOST:PORT. ${cause}`,
  );

const startSwift = async (): Promise<TestS3> => {
  const [accessKey, secretKey] = ['test:tester', 'testing'];
  const folder = await mkdtemp(path.join(tmpdir(), 'swift-'));
  const script = fileURLToPath(new URL('./swift-server.py', import.meta.url));
  // Debian's own Python has Debian's packages.
  const server = spawn('/usr/bin/python3', [script, folder, accessKey, secretKey], { stdio: 'pipe' });
  let log = '';
  server.stderr.on('data', (text) => {
    log += text;
  });
  server.on('error', (error) => {
    log += error.message;
  });
  const ended = once(server, 'close').catch(() => undefined);
  const stop = async () => {
    server.stdin.end();
    server.kill();
    await ended;
    await rm(folder, { recursive: true, force: true });
  };
  const lines = createInterface({ input: server.stdout });
  const port = await Promise.race([once(lines, 'line').then(([line]) => Number(line)), ended.then(() => undefined)]);
  if (port) return { endpoint: `http://127.0.0.1:${port}`, accessKey, secretKey, stop };
  await stop();
  throw missingServer(log);
};

/**
 * A real S3 server without buckets that checks signatures: the one in ATTESTRY_TEST_S3, otherwise OpenStack Swift started
 * here.
 * @throws Error when there is neither
 */
export const startS3Server = async (): Promise<TestS3> => {
  const { ATTESTRY_TEST_S3: named } = process.env;
  return named ? given(named) : startSwift();
};
