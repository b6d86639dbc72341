export { Palette, PaletteField, PaletteIcon, usePalette } from './palette.parts.tsx';
export type { Command, KindInPalette, PaletteContents } from './palette-sections.parts.tsx';
