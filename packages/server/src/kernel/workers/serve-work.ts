import { parentPort } from 'node:worker_threads';

/** Messages from a worker thread to its pool. */
export type WorkMessage = { kind: 'ready' } | { kind: 'done'; output: unknown } | { kind: 'failed'; message: string };

/**
 * The worker's side of `workerPool`: call it once at the end of a worker module. Input and output are structured clones, so a
 * thrown error arrives as its message only (`WorkFailed`); an outcome the caller must distinguish belongs in the output.
 *
 * @param work one task; the pool sends the next one only after this one has answered
 */
export const serveWork = <I, O>(work: (input: I) => O | Promise<O>): void => {
  const port = parentPort;
  if (!port) throw new Error('serveWork belongs in a module that a worker pool starts');
  const send = (message: WorkMessage): void => port.postMessage(message);
  port.on('message', async (input: I) => {
    try {
      send({ kind: 'done', output: await work(input) });
    } catch (error) {
      send({ kind: 'failed', message: error instanceof Error ? error.message : String(error) });
    }
  });
  send({ kind: 'ready' });
};
