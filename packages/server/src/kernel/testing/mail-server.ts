import { once } from 'node:events';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

interface Received {
  from: string;
  to: string[];
  raw: string;
}

type Failure = 'refused' | 'cut';

/**
 * A mail server that refuses the recipient `refused@…` and hangs up after the content of a mail to `cut@…`, once. `failing`
 * says what else happens to a mail: it is refused for now, or the server hangs up once it has the content.
 */
export const startMailServer = async (port = 0, failing: () => Failure | undefined = () => undefined) => {
  const received: Received[] = [];
  let cut = false;
  const options: SMTPServerOptions = {
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    onRcptTo: ({ address }, _session, done) =>
      done(address.startsWith('refused@') ? Object.assign(new Error('no such mailbox'), { responseCode: 550 }) : null),
    onData: (stream, session, done) => {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        const failure = failing();
        if (failure === 'refused') return done(Object.assign(new Error('try again later'), { responseCode: 451 }));
        const { mailFrom, rcptTo } = session.envelope;
        const from = mailFrom ? mailFrom.address : '';
        const to = rcptTo.map(({ address }) => address);
        received.push({ from, to, raw: Buffer.concat(parts).toString() });
        const isToCut = to[0]?.startsWith('cut@') && !cut;
        if (!isToCut && failure !== 'cut') return done();
        cut ||= isToCut === true;
        for (const connection of server.connections) (connection as { close(): void }).close();
      });
    },
  };
  const server = new SMTPServer(options);
  server.on('error', () => undefined);
  const listening = server.listen(port, '127.0.0.1');
  await once(listening, 'listening');
  const address = listening.address();
  const at = typeof address === 'object' && address ? address.port : 0;
  const stop = () => new Promise<void>((resolve) => server.close(() => resolve()));
  return { received, port: at, stop };
};
