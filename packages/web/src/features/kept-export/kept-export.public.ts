export { startExport } from './kept-export.parts.tsx';
export { KeptExports } from './kept-export-list.parts.tsx';
