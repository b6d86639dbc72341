import { storedPreference, storePreference } from './device-memory.ts';

/** The key under which the device remembers that the reader turned the shortcuts off. */
const key = 'shortcuts';

/** Whether the single-key shortcuts are on for this device. */
export const shortcutsAreOn = (): boolean => storedPreference(key) !== 'off';

export const turnShortcuts = (on: boolean): void => storePreference(key, on ? '' : 'off');
