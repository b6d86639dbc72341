import { serveWork } from '../../workers/serve-work.ts';
import { type Marking, markWorkbook } from './mark-workbook.ts';

serveWork(({ bytes, marking }: { bytes: Uint8Array; marking: Marking }) => markWorkbook(bytes, marking));
