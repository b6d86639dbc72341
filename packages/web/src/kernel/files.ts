import type { NamedFile } from '@attestry/contract/kernel/endpoint.ts';

/** Saves a file to the browser's downloads under its name. */
export const saveFile = ({ blob, name }: NamedFile): void => {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser reads the address after this turn of the event loop; revoking now would lose the download.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
};

const units = ['B', 'kB', 'MB', 'GB'];

/** A file's size in decimal units, such as 1.4 MB. */
export const formatBytes = (bytes: number): string => {
  const power = bytes < 1000 ? 0 : Math.min(units.length - 1, Math.floor(Math.log10(bytes) / 3));
  const value = bytes / 1000 ** power;
  return `${value.toLocaleString('en', { maximumFractionDigits: power ? 1 : 0 })} ${units[power]}`;
};
