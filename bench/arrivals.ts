// A separate process: sends requests at a fixed rate, whether or not earlier ones have been answered, as independent
// people do. Prints the outcome of each request as JSON. It uses plain sockets, to leave the processor to the server.
import { connect, type Socket } from 'node:net';

export interface Phase {
  perSecond: number;
  seconds: number;
}

/** The settings of the process, as JSON in its first argument. */
export interface Arrivals {
  port: number;
  /** The raw HTTP requests. */
  requests: readonly string[];
  /** The order in which they are sent, repeated, as indexes. */
  order: readonly number[];
  phases: readonly Phase[];
}

export interface Outcome {
  phase: number;
  /** The index of the request. */
  request: number;
  /** When it was due, in milliseconds from the start of its phase. */
  at: number;
  /** Milliseconds from when it was due until its answer was complete; undefined if there was none within a minute. */
  ms?: number;
  status?: number;
}

const isArrivals = (given: unknown): given is Arrivals =>
  typeof given === 'object' && given !== null && 'phases' in given;

const given: unknown = JSON.parse(process.argv[2] ?? 'null');
if (!isArrivals(given)) throw new Error('Started by the measurements alone.');
const { port, requests, order, phases } = given;
const texts = requests.map((text) => Buffer.from(text));
const headEnd = Buffer.from('\r\n\r\n');
const longestWaitMs = 60_000;
const tickMs = 4;

const outcomes: Outcome[] = [];
const idle: Socket[] = [];
let unanswered = 0;

/** Status and length (head and body) of the first answer in `read`; undefined while its head is incomplete. */
const answerIn = (read: Buffer): { status: number; length: number } | undefined => {
  const end = read.indexOf(headEnd);
  if (end < 0) return undefined;
  const head = read.toString('latin1', 0, end);
  const length = Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1] ?? 0);
  return { status: Number(head.slice(9, 12)), length: end + headEnd.length + length };
};

/** Sends the request on an idle connection or a new one, which is reused while the server keeps it open. */
const ask = (outcome: Outcome, due: number): void => {
  const kept = idle.pop();
  const socket = kept ?? connect({ port, host: '127.0.0.1', noDelay: true });
  let read: Buffer = Buffer.alloc(0);
  unanswered += 1;
  const done = (): void => {
    socket.removeAllListeners();
    unanswered -= 1;
  };
  socket.on('error', done);
  socket.on('close', done);
  socket.on('data', (part) => {
    read = read.length ? Buffer.concat([read, part]) : part;
    const answer = answerIn(read);
    if (!answer || read.length < answer.length) return;
    Object.assign(outcome, { ms: performance.now() - due, status: answer.status });
    done();
    socket.on('error', () => socket.destroy());
    socket.on('close', () => idle.splice(idle.indexOf(socket) >>> 0, 1));
    idle.push(socket);
  });
  socket.write(texts[outcome.request] ?? '');
};

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

let asked = 0;
for (const [phase, { perSecond, seconds }] of phases.entries()) {
  const began = performance.now();
  for (let count = 0; count < perSecond * seconds; ) {
    for (; count < perSecond * seconds && count * (1000 / perSecond) <= performance.now() - began; count += 1) {
      const at = count * (1000 / perSecond);
      const outcome: Outcome = { phase, request: order[asked % order.length] ?? 0, at };
      asked += 1;
      outcomes.push(outcome);
      ask(outcome, began + at);
    }
    await wait(tickMs);
  }
}
for (const end = performance.now() + longestWaitMs; unanswered > 0 && performance.now() < end; ) await wait(50);
process.stdout.write(JSON.stringify(outcomes), () => process.exit(0));
