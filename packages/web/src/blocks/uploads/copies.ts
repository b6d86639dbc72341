const bytesOf = async (file: File): Promise<Uint8Array> => new Uint8Array(await file.arrayBuffer());

/** Files that cannot be read, perhaps because they have changed since they were chosen, are not the same. */
const areSame = async (file: File, other: File): Promise<boolean> => {
  if (file.size !== other.size) return false;
  try {
    const [bytes, others] = await Promise.all([bytesOf(file), bytesOf(other)]);
    return bytes.every((byte, at) => byte === others[at]);
  } catch {
    return false;
  }
};

const firstSame = async (file: File, others: readonly File[]): Promise<File | undefined> => {
  for (const other of others) if (await areSame(file, other)) return other;
  return undefined;
};

/** A file with the content of another, whatever the two are named. */
export interface Copy {
  file: File;
  of: File;
}

/** Tells copies of each other, or of files that were chosen before, from the files that are new. */
export const withoutCopies = async (
  files: readonly File[],
  before: readonly File[],
): Promise<{ fresh: File[]; copies: Copy[] }> => {
  const fresh: File[] = [];
  const copies: Copy[] = [];
  for (const file of files) {
    const of = await firstSame(file, [...before, ...fresh]);
    if (of) copies.push({ file, of });
    else fresh.push(file);
  }
  return { fresh, copies };
};
