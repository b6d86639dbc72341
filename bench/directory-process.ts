// Starts the directory in a separate process and controls it.
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { Statement } from './pgbench.ts';
import type { BenchRequest } from './requests.ts';

type ProcessRequest =
  | { want: 'origin' }
  | { want: 'token'; email: string }
  | { want: 'statements'; path: string; headers: Record<string, string> }
  | { want: 'collect' }
  | { want: 'memory' }
  | { want: 'sent' }
  | { want: 'end' };
export type NumberedRequest = ProcessRequest & { number: number };

/** A file as the directory sent it. */
export interface SentFile {
  path: string;
  encoding: string;
  bytes: number;
}

/** A running directory over one register. */
export interface MeasuredDirectory {
  origin: string;
  headersFor(email: string | undefined): Promise<Record<string, string>>;
  /** The statements that one request sends to the database, in order, with warm connections. */
  statementsOf(asked: BenchRequest): Promise<Statement[]>;
  /** Runs garbage collection. */
  collect(): Promise<void>;
  /** Resident memory of the process, in bytes. */
  memory(): Promise<number>;
  /** The scripts and style sheets sent since the last call. */
  filesSent(): Promise<SentFile[]>;
  end(): Promise<void>;
}

const requestsTo = (child: ChildProcess) => {
  let last = 0;
  const waiting = new Map<number, { resolve: (answer: unknown) => void; reject: (reason: Error) => void }>();
  child.on('message', ({ number, answer }: { number: number; answer: unknown }) => {
    const failed = typeof answer === 'object' && answer !== null && 'failure' in answer;
    if (failed) waiting.get(number)?.reject(new Error(String(answer.failure)));
    else waiting.get(number)?.resolve(answer);
    waiting.delete(number);
  });
  child.once('exit', (code) => {
    for (const { reject } of waiting.values()) reject(new Error(`The measured directory ended (${code})`));
  });
  return <T>(want: ProcessRequest): Promise<T> =>
    new Promise<unknown>((resolve, reject) => {
      last += 1;
      waiting.set(last, { resolve, reject });
      child.send({ ...want, number: last });
    }) as Promise<T>;
};

const textsOf = (statements: readonly Statement[]) => statements.map(({ text }) => text).join(';');

const environmentOf = (serverUrl: string, dataDir: string, mailPort: number | undefined) => ({
  ...process.env,
  BENCH_SERVER_URL: serverUrl,
  BENCH_DATA_DIR: dataDir,
  ...(mailPort && { BENCH_SMTP_URL: `smtp://127.0.0.1:${mailPort}` }),
});

const signingIn = (ask: ReturnType<typeof requestsTo>): MeasuredDirectory['headersFor'] => {
  const tokens = new Map<string, Promise<string>>();
  const tokenOf = (email: string) => {
    const known = tokens.get(email) ?? ask<string>({ want: 'token', email });
    tokens.set(email, known);
    return known;
  };
  return async (email): Promise<Record<string, string>> =>
    email ? { authorization: `Bearer ${await tokenOf(email)}` } : {};
};

/** Starts a directory on the register's database, with its files, and its mail without a port, in `dataDir`. */
export const startDirectory = async (
  serverUrl: string,
  dataDir: string,
  mailPort?: number,
): Promise<MeasuredDirectory> => {
  const child = fork(path.join(import.meta.dirname, 'directory.ts'), {
    env: environmentOf(serverUrl, dataDir, mailPort),
    execArgv: ['--expose-gc', '--disable-warning=ExperimentalWarning'],
  });
  const ask = requestsTo(child);
  const origin = await ask<string>({ want: 'origin' });
  const headersFor = signingIn(ask);
  const statementsOf = async ({ path: place, email }: BenchRequest): Promise<Statement[]> => {
    const headers = await headersFor(email);
    let before: Statement[] = [];
    for (let attempt = 0; attempt < 5; attempt += 1) {
      const heard = await ask<Statement[]>({ want: 'statements', path: place, headers });
      if (heard.length > 0 && textsOf(heard) === textsOf(before)) return heard;
      before = heard;
    }
    throw new Error(`${place} asks the database something else each time`);
  };
  const end = async () => {
    const ended = once(child, 'exit');
    await ask({ want: 'end' });
    await ended;
  };
  return {
    origin,
    headersFor,
    statementsOf,
    collect: () => ask({ want: 'collect' }),
    memory: () => ask({ want: 'memory' }),
    filesSent: () => ask({ want: 'sent' }),
    end,
  };
};
