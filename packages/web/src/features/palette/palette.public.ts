export type { Command } from './commands.parts.tsx';
export { Palette, PaletteField, PaletteIcon, usePalette } from './palette.parts.tsx';
export type { KindInPalette, PaletteContents } from './palette-sections.parts.tsx';
