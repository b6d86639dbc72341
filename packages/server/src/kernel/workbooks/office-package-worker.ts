import { serveWork } from '../workers/serve-work.ts';
import { findInOffice } from './office-package.ts';

serveWork(findInOffice);
