import { readFileSync } from 'node:fs';
import { z } from 'zod';

const described = z.object({ version: z.string() });

/** The version of the product that this server runs. */
export const productVersion: string = described.parse(
  JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8')),
).version;
