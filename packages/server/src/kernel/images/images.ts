import sharp from 'sharp';
import { fairQueue } from '../workers/fair-queue.ts';

// Each image uses one thread.
sharp.concurrency(1);
sharp.cache(false);

// Two of libuv's four threads, which also read and write files.
const queue = fairQueue({ maxConcurrent: 2 });

/** Runs work on an image. Organisations take turns. */
export const inTurn = <T>(organisation: string | undefined, work: () => Promise<T>): Promise<T> =>
  queue.run(organisation, work);

const maxSide = 480;
const maxPixels = 50_000_000;
const timeLimitSeconds = 10;

const makePreview = async (bytes: Uint8Array): Promise<Buffer | undefined> => {
  try {
    return await sharp(bytes, { limitInputPixels: maxPixels, failOn: 'none', animated: false })
      .timeout({ seconds: timeLimitSeconds })
      .autoOrient()
      .resize({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 78 })
      .toBuffer();
  } catch {
    return undefined;
  }
};

/**
 * A WebP preview of an image: upright, at most 480 pixels wide and high, without metadata. Organisations take turns.
 * Undefined for an image that cannot be read, has more than 50 million pixels or takes more than ten seconds.
 */
export const previewOf = (bytes: Uint8Array, organisation?: string): Promise<Buffer | undefined> =>
  inTurn(organisation, () => makePreview(bytes));

/** The resolution at which an SVG unit is one pixel. */
const plain = 72;

/** Renders one of our own SVGs as a transparent PNG of the given width in pixels. Organisations take turns. */
export const rasterise = (svg: string, width: number, organisation: string | undefined): Promise<Buffer> =>
  inTurn(organisation, async () => {
    const { width: drawn = width } = await sharp(Buffer.from(svg)).metadata();
    return sharp(Buffer.from(svg), { density: Math.ceil((plain * width) / drawn) })
      .resize({ width })
      .png()
      .toBuffer();
  });
