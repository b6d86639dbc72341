export { downloadCertificate } from './audit.parts.tsx';
export { scheduledAfter } from './next-audit.parts.tsx';
