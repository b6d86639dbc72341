import sharp from 'sharp';

/** The resolution at which an SVG unit is one pixel. */
const plain = 72;

/** Renders one of our own SVGs as a transparent PNG of the given width in pixels. */
export const rasterise = async (svg: string, width: number): Promise<Buffer> => {
  const { width: drawn = width } = await sharp(Buffer.from(svg)).metadata();
  return sharp(Buffer.from(svg), { density: Math.ceil((plain * width) / drawn) })
    .resize({ width })
    .png()
    .toBuffer();
};
