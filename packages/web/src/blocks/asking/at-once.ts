const maxAtOnce = 4;

/** Does the work for each item, four at a time and started in order, until the signal aborts it. */
export const forEachAtOnce = async <T>(
  items: readonly T[],
  work: (item: T) => Promise<void>,
  signal?: AbortSignal,
): Promise<void> => {
  const queue = [...items];
  const worker = async () => {
    for (let item = queue.shift(); item !== undefined && !signal?.aborted; item = queue.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: maxAtOnce }, worker));
};
