import net from 'node:net';

const listen = (port: number): Promise<number | undefined> =>
  new Promise((resolve) => {
    const probe = net.createServer();
    probe.once('error', () => resolve(undefined));
    probe.listen(port, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : undefined));
    });
  });

/** Whether nothing listens on the port of 127.0.0.1. */
export const isFree = async (port: number): Promise<boolean> => (await listen(port)) !== undefined;

/**
 * A free port of 127.0.0.1, chosen by the system. Another program may take it before it is used. @throws Error if there
 * is none
 */
export const anyFreePort = async (): Promise<number> => {
  const port = await listen(0);
  if (port === undefined) throw new Error('No free port on 127.0.0.1.');
  return port;
};
