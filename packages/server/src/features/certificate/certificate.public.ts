export { issueCertificate } from './certificate.commands.ts';
export { unprintable } from './certificate.rules.ts';
export { issueFirstCertificates } from './first-issue.commands.ts';
