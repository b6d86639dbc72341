import { i18n } from '../../kernel/texts.ts';

/** Said of a file while the server has no place for it. */
export const retryWords = (seconds: number): string =>
  i18n.t(
    '{seconds, plural, one {The directory is busy: trying again in # second} other {The directory is busy: trying again in # seconds}}',
    {
      seconds,
    },
  );
