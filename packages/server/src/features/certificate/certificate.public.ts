export { issueCertificate, versionToIssue } from './certificate.commands.ts';
export { type CertificateAccess, certificateFile, missingCertificate } from './certificate.queries.ts';
export { issueFirstCertificates } from './first-issue.commands.ts';
