// A separate process: requests one address repeatedly on a number of keep-alive connections, and prints the answers per
// second. It uses plain sockets and one prepared request, to leave the processor to the server it measures.
import { connect } from 'node:net';

/** The settings of the process, as JSON in its first argument. */
export interface Load {
  port: number;
  /** The raw HTTP request. */
  request: string;
  connections: number;
  seconds: number;
}

const isLoad = (given: unknown): given is Load => typeof given === 'object' && given !== null && 'request' in given;

const load: unknown = JSON.parse(process.argv[2] ?? 'null');
if (!isLoad(load)) throw new Error('Started by the measurements alone.');
const { port, request, connections, seconds } = load;
const bytes = Buffer.from(request);
const headEnd = Buffer.from('\r\n\r\n');

let answered = 0;
/** When counting began, and whether it has ended. */
const counting = { began: Number.NaN, over: false };

const fail = (why: string): never => {
  console.error(why);
  process.exit(1);
};

/** Counting continues until each connection has had an answer, so that very slow lists have a rate too. */
const endWhenCounted = (): void => {
  if (!counting.over || answered < connections) return;
  console.log((answered * 1000) / (performance.now() - counting.began));
  process.exit(0);
};

/** The length of the first answer in `read`, head and body; undefined while its head is incomplete. */
const lengthOf = (read: Buffer): number | undefined => {
  const end = read.indexOf(headEnd);
  if (end < 0) return undefined;
  const head = read.toString('latin1', 0, end);
  if (!head.startsWith('HTTP/1.1 200')) fail(`Answered ${head.slice(0, 40)}`);
  const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1] ?? fail('The answer has no length');
  return end + headEnd.length + Number(length);
};

const ask = (): void => {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true });
  let read: Buffer = Buffer.alloc(0);
  let awaited: number | undefined;
  socket.on('connect', () => socket.write(bytes));
  socket.on('error', (error) => fail(error.message));
  socket.on('data', (part) => {
    read = read.length ? Buffer.concat([read, part]) : part;
    awaited ??= lengthOf(read);
    if (awaited === undefined || read.length < awaited) return;
    if (counting.began) answered += 1;
    endWhenCounted();
    read = Buffer.alloc(0);
    awaited = undefined;
    socket.write(bytes);
  });
};

for (let at = 0; at < connections; at += 1) ask();
const warmUp = Math.min(1, seconds / 4) * 1000;
setTimeout(() => {
  counting.began = performance.now();
  setTimeout(() => {
    counting.over = true;
    endWhenCounted();
  }, seconds * 1000);
}, warmUp);
