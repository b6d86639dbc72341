export { auditListPath, auditPath } from '../../blocks/addresses.ts';
export { auditQuery, downloadCertificate, forgetAudits } from './audit.parts.tsx';
