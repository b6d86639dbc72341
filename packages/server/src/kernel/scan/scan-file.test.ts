import { once } from 'node:events';
import net from 'node:net';
import { crc32, deflateRawSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clamdLimits, eicar, startClamd, type TestClamd } from '../testing/clamd.ts';
import { openScanner } from './scan-file.ts';

const encryptedFlag = 1;

/** A zip of one file, written by hand; `flags` as in its header. */
const zipOf = (name: string, content: Uint8Array, flags = 0): Buffer => {
  const packed = deflateRawSync(content);
  const shared = Buffer.alloc(26);
  shared.writeUInt16LE(20, 0);
  shared.writeUInt16LE(flags, 2);
  shared.writeUInt16LE(8, 4);
  shared.writeUInt32LE(crc32(content), 10);
  shared.writeUInt32LE(packed.byteLength, 14);
  shared.writeUInt32LE(content.byteLength, 18);
  shared.writeUInt16LE(name.length, 22);
  const local = Buffer.concat([Buffer.from('PK\u0003\u0004'), shared, Buffer.from(name), packed]);
  const entry = Buffer.concat([Buffer.from('PK\u0001\u0002\u0014\u0000'), shared, Buffer.alloc(14), Buffer.from(name)]);
  const end = Buffer.alloc(22);
  end.write('PK\u0005\u0006', 'latin1');
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(entry.byteLength, 12);
  end.writeUInt32LE(local.byteLength, 16);
  return Buffer.concat([local, entry, end]);
};

const listen = async (answer: (socket: net.Socket) => void) => {
  const server = net.createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return { address: `127.0.0.1:${port}`, close: () => server.close() };
};

describe('the virus scan', () => {
  let clamd: TestClamd;
  const scan = (bytes: Uint8Array, address = clamd.address) => openScanner({ CLAMD: address })(bytes);

  beforeAll(async () => {
    clamd = await startClamd();
  });
  afterAll(() => clamd?.stop());

  it('finds an ordinary file clean, by port and by socket', async () => {
    expect(await scan(Buffer.from('%PDF-1.7 certificate'))).toEqual({ status: 'clean' });
    expect(await scan(Buffer.from('%PDF-1.7 certificate'), clamd.socketPath)).toEqual({ status: 'clean' });
    expect(await scan(new Uint8Array())).toEqual({ status: 'clean' });
  });

  it('finds a virus, also across chunks and in a zip inside a zip', async () => {
    const infected = { status: 'infected', signature: 'Eicar-Test-Signature.UNOFFICIAL' };
    expect(await scan(eicar)).toEqual(infected);
    expect(await scan(Buffer.concat([Buffer.alloc(65_536 - 30, ' '), eicar]))).toEqual(infected);
    expect(await scan(zipOf('outer.zip', zipOf('report.txt', eicar)))).toEqual(infected);
  });

  it('does not accept a file above its limit, however the connection ends', async () => {
    const tooLarge = Buffer.alloc(clamdLimits.stream + 20_000_000, 'x');
    for (let time = 0; time < 20; time += 1) {
      expect(await scan(tooLarge), `time ${time}`).toMatchObject({ status: 'unscannable' });
      expect(await scan(tooLarge, clamd.socketPath), `time ${time}`).toMatchObject({ status: 'unscannable' });
    }
  });

  it('does not accept a file that it can read only in part: too large, nested too deep or encrypted', async () => {
    const large = Buffer.alloc(clamdLimits.file + 1, 'x');
    expect(await scan(large)).toEqual({ status: 'unscannable', reason: 'Heuristics.Limits.Exceeded.MaxFileSize' });
    let deep: Buffer = Buffer.from('secret');
    for (let depth = 0; depth < 30; depth += 1) deep = zipOf('inner.zip', deep);
    expect(await scan(deep)).toEqual({ status: 'unscannable', reason: 'Heuristics.Limits.Exceeded.MaxRecursion' });
    const closed = zipOf('closed.txt', Buffer.from('secret'), encryptedFlag);
    expect(await scan(closed)).toMatchObject({ status: 'unscannable', reason: expect.stringContaining('Encrypted') });
  });

  it('scans many files at once, each with its own result', async () => {
    const files = Array.from({ length: 40 }, (_, index) => (index % 3 ? Buffer.from(`file ${index}`) : eicar));
    const scans = await Promise.all(files.map((file) => scan(file)));
    expect(scans.map(({ status }) => status)).toEqual(files.map((file) => (file === eicar ? 'infected' : 'clean')));
  });

  it('leaks no listener while it waits for a slow reader', async () => {
    const warnings: Error[] = [];
    const keep = (warning: Error) => warnings.push(warning);
    process.on('warning', keep);
    const slow = await listen((socket) => {
      socket.on('data', () => {
        socket.pause();
        setTimeout(() => socket.resume(), 1).unref();
      });
    });
    const scanner = openScanner({ CLAMD: slow.address }, { connectMs: 1_000, idleMs: 500 });
    expect(await scanner(Buffer.alloc(4_000_000))).toEqual({ status: 'unavailable', reason: 'it does not answer' });
    slow.close();
    process.off('warning', keep);
    expect(warnings).toEqual([]);
  });

  it('is unavailable, never clean, if the scanner hangs, disconnects or answers nonsense', async () => {
    const patience = { connectMs: 500, idleMs: 200 };
    const hanging = await listen((socket) => void socket.resume());
    const closing = await listen((socket) => void socket.once('data', () => socket.destroy()));
    const babbling = await listen((socket) => void socket.once('data', () => socket.write('stream: OK, or so\0')));
    const cut = await listen((socket) => void socket.once('data', () => socket.end('stream: OK')));
    for (const { address, close } of [hanging, closing, babbling, cut]) {
      expect(await openScanner({ CLAMD: address }, patience)(Buffer.from('file'))).toMatchObject({
        status: 'unavailable',
      });
      close();
    }
  });

  it('is unavailable if nothing listens or no connection is possible', async () => {
    const gone = await listen(() => undefined);
    gone.close();
    expect(await scan(eicar, gone.address)).toEqual({ status: 'unavailable', reason: 'ECONNREFUSED' });
    expect(await scan(eicar, '/nowhere/clamd.sock')).toEqual({ status: 'unavailable', reason: 'ENOENT' });
    expect((await scan(eicar, 'no-such-host.invalid:3310')).status).toBe('unavailable');
  });

  it('reports that no scanner is configured', async () => {
    expect(await openScanner({ CLAMD: undefined })(eicar)).toEqual({ status: 'notScanned' });
  });

  it.each(['clamd', 'clamd:', 'clamd:99999', ':3310', 'tcp://clamd:3310'])(
    'refuses the address %s at start',
    (address) => {
      expect(() => openScanner({ CLAMD: address })).toThrow('CLAMD is');
    },
  );
});
