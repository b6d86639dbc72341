import { i18n } from '../../kernel/texts.ts';

/** Shown at a file while the server has no place for it. */
export const retryWords = (seconds: number): string =>
  i18n.t(
    '{seconds, plural, one {The directory is busy: trying again in # second} other {The directory is busy: trying again in # seconds}}',
    {
      seconds,
    },
  );
