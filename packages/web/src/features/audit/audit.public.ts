export { auditQuery, downloadCertificate, forgetAudits } from './audit.parts.tsx';
