export { clearKeptExports, makeKeptExports } from './kept-export.jobs.ts';
