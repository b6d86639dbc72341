import sharp from 'sharp';
import { inTurn } from './image-turns.ts';

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
