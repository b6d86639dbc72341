import sharp from 'sharp';
import { inTurn } from './image-turns.ts';

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
