import sharp from 'sharp';
import { openTurns } from '../workers/turns.ts';

const longestSide = 480;
const mostPixels = 50_000_000;
const secondsAtMost = 10;

// A picture takes one thread.
sharp.concurrency(1);
sharp.cache(false);

// Two of the four threads that also read and write files.
const turns = openTurns({ atOnce: 2 });

const make = async (bytes: Uint8Array): Promise<Buffer | undefined> => {
  try {
    return await sharp(bytes, { limitInputPixels: mostPixels, failOn: 'none', animated: false })
      .timeout({ seconds: secondsAtMost })
      .autoOrient()
      .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 78 })
      .toBuffer();
  } catch {
    return undefined;
  }
};

/**
 * A small WebP of a picture, the right way up, at most 480 pixels wide and high, without anything a camera writes beside it.
 * Organisations take turns. None of what cannot be read, has more than 50 million pixels or takes more than ten seconds.
 */
export const previewOf = (bytes: Uint8Array, whose?: string): Promise<Buffer | undefined> =>
  turns.take(whose, () => make(bytes));
