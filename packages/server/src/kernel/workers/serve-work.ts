import { parentPort } from 'node:worker_threads';

/** What a worker thread says to its pool. */
export type WorkMessage = { kind: 'ready' } | { kind: 'done'; output: unknown } | { kind: 'failed'; message: string };

/**
 * The worker's side of `workerPool`: call it once at the end of a worker module. Input and output pass by structured clone,
 * so a thrown error arrives as its message alone (`WorkFailed`); an outcome the caller must tell apart is part of the output.
 *
 * @param work one piece of work; the pool gives a thread the next one only after this one has answered
 */
export const serveWork = <I, O>(work: (input: I) => O | Promise<O>): void => {
  const port = parentPort;
  if (!port) throw new Error('serveWork belongs in a module that a worker pool starts');
  const say = (message: WorkMessage): void => port.postMessage(message);
  port.on('message', async (input: I) => {
    try {
      say({ kind: 'done', output: await work(input) });
    } catch (error) {
      say({ kind: 'failed', message: error instanceof Error ? error.message : String(error) });
    }
  });
  say({ kind: 'ready' });
};
