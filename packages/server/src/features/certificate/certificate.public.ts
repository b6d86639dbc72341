export { issueCertificate, versionToIssue } from './certificate.commands.ts';
export { issueFirstCertificates } from './first-issue.commands.ts';
