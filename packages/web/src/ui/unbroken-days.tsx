const dayPattern = /(\d{4}-\d{2}-\d{2})/;

/** A text whose days stay on one line; a browser would break them after a hyphen. */
export const UnbrokenDays = ({ text }: { text: string }) =>
  text.split(dayPattern).map((part, place) =>
    // Every second part is a day, because the pattern captures it.
    place % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a text may name a day twice, and its parts never move
      <time key={place} dateTime={part}>
        {part}
      </time>
    ) : (
      part
    ),
  );
