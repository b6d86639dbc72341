export { auditListPath, auditPath, auditQuery, downloadCertificate, forgetAudits } from './audit.parts.tsx';
