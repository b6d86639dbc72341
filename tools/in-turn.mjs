// The output of parallel programs, shown one after the other. Plain Node 20.

/**
 * As many writers as there are parts. The first one's text is shown at once; that of the others is buffered until all
 * earlier parts have ended.
 *
 * @param show takes the text, such as `process.stdout.write`
 */
export const inTurn = (count, show) => {
  const parts = Array.from({ length: count }, () => ({ held: '', ended: false }));
  let current = 0;
  const showNext = () => {
    while (current < count) {
      const part = parts[current];
      if (part.held) show(part.held);
      part.held = '';
      if (!part.ended) return;
      current += 1;
    }
  };
  return parts.map((part) => ({
    write: (text) => {
      part.held += text;
      showNext();
    },
    end: () => {
      part.ended = true;
      showNext();
    },
  }));
};
