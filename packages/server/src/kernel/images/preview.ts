import sharp from 'sharp';

const longestSide = 480;
const mostPixels = 50_000_000;
const secondsAtMost = 10;

// Several at once would take the threads that read and write files.
sharp.concurrency(1);
sharp.cache(false);

let making: Promise<unknown> = Promise.resolve();

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
 * One is made at a time. None of what cannot be read, has more than 50 million pixels or takes more than ten seconds.
 */
export const previewOf = (bytes: Uint8Array): Promise<Buffer | undefined> => {
  const mine = making.then(() => make(bytes));
  making = mine;
  return mine;
};
