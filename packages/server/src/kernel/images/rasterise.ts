import sharp from 'sharp';

/** Resolution at which a unit of an SVG is one pixel. */
const plain = 72;

/** A PNG so many pixels wide of an SVG of our own, with its transparency. */
export const rasterise = async (svg: string, width: number): Promise<Buffer> => {
  const { width: drawn = width } = await sharp(Buffer.from(svg)).metadata();
  return sharp(Buffer.from(svg), { density: Math.ceil((plain * width) / drawn) })
    .resize({ width })
    .png()
    .toBuffer();
};
