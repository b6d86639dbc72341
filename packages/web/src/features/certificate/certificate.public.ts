export { AuditSeal } from './audit-seal.parts.tsx';
export {
  certificateCalls,
  certificatesOf,
  downloadCertificate,
  saveCertificate,
  useWhyNoCertificate,
} from './certificate.parts.tsx';
export { CertificateNumber } from './certificate-number.parts.tsx';
export { CertificateValidity } from './certificate-validity.parts.tsx';
export { AuditValidity, isCertificated } from './certification.parts.tsx';
export { GradeSeal, LockedSeal } from './grade-seal.parts.tsx';
