import { existsSync } from 'node:fs';

export const browserNames = ['/usr/bin/chromium', '/usr/bin/chromium-headless-shell'];

/** The browser that measures; undefined if none is installed. */
export const browserAt = (): string | undefined =>
  [process.env.CHROME_PATH, ...browserNames].find((program) => program !== undefined && existsSync(program));
