import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { S3Client } from '@aws-sdk/client-s3';
import { FileMissing, type FileStore, readingOf, sha256Of } from './file-store.ts';

type Sdk = typeof import('@aws-sdk/client-s3');

/** Where the files lie. Credentials come from the usual AWS variables, files or roles. */
export interface Bucket {
  name: string;
  region: string;
  /** Of a server that is not Amazon's; it is then addressed by path, because few have a name for each bucket. */
  endpoint?: string | undefined;
}

const prefix = 'files/';
const keyOf = (sha256: string) => `${prefix}${sha256}`;

const isGone = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'NoSuchKey' || error.name === 'NotFound');

/** A socket is held for as long as a reader takes. Places bound those, and what is put must not wait for them. */
const sockets = { maxSockets: Number.POSITIVE_INFINITY };

/** A server that says nothing for so long fails the call, which holds a place. Longer than a slow reader lets it wait. */
const longestSilenceMs = 300_000;

const connect = async (
  { region, endpoint }: Bucket,
  socketTimeout: number,
): Promise<{ sdk: Sdk; client: S3Client }> => {
  const sdk = await import('@aws-sdk/client-s3');
  const client = new sdk.S3Client({
    region,
    ...(endpoint && { endpoint, forcePathStyle: true }),
    requestHandler: { httpAgent: sockets, httpsAgent: sockets, socketTimeout },
    // The SDK's own checksums arrive as chunk framing, which some servers keep as if it were the content.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  return { sdk, client };
};

/** The mark lies beside the files, so that they are listed without it. */
const markIn = ({ name }: Bucket, s3: () => ReturnType<typeof connect>): Pick<FileStore, 'mark' | 'setMark'> => {
  const marked = { Bucket: name, Key: 'directory' };
  return {
    mark: async () => {
      const { sdk, client } = await s3();
      const found = await client.send(new sdk.GetObjectCommand(marked)).catch((error) => {
        if (!isGone(error)) throw error;
      });
      return found?.Body?.transformToString();
    },
    setMark: async (mark) => {
      const { sdk, client } = await s3();
      await client.send(new sdk.PutObjectCommand({ ...marked, Body: mark }));
    },
  };
};

/**
 * A store in an S3 bucket that exists. The SDK is loaded with the first file: it is large, and most deployments never
 * need it.
 */
export const s3Files = (bucket: Bucket, silenceMs = longestSilenceMs): FileStore => {
  let connected: ReturnType<typeof connect> | undefined;
  const s3 = () => {
    connected ??= connect(bucket, silenceMs);
    return connected;
  };
  const objectOf = (sha256: string) => ({ Bucket: bucket.name, Key: keyOf(sha256) });
  async function* partsOf(sha256: string): AsyncGenerator<Uint8Array> {
    const { sdk, client } = await s3();
    const { Body } = await client.send(new sdk.GetObjectCommand(objectOf(sha256))).catch((error) => {
      throw isGone(error) ? new FileMissing(sha256) : error;
    });
    if (Body instanceof Readable) yield* Body;
  }
  async function* stored(): AsyncGenerator<string> {
    const { sdk, client } = await s3();
    const pages = sdk.paginateListObjectsV2({ client }, { Bucket: bucket.name, Prefix: prefix });
    for await (const { Contents = [] } of pages)
      yield* Contents.flatMap(({ Key }) => (Key ? [Key.slice(prefix.length)] : []));
  }

  return {
    put: async (bytes) => {
      const { sdk, client } = await s3();
      const sha256 = sha256Of(bytes);
      // The one checksum every S3 server knows: it refuses what arrived otherwise than it was sent.
      const md5 = createHash('md5').update(bytes).digest('base64');
      const content = { Body: bytes, ContentLength: bytes.byteLength, ContentMD5: md5 };
      await client.send(new sdk.PutObjectCommand({ ...objectOf(sha256), ...content }));
      return sha256;
    },
    ...readingOf(partsOf),
    list: stored,
    remove: async (sha256) => {
      const { sdk, client } = await s3();
      await client.send(new sdk.DeleteObjectCommand(objectOf(sha256)));
    },
    ...markIn(bucket, s3),
  };
};
