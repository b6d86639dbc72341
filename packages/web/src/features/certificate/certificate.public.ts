export { CertificateValidity } from './certificate-validity.parts.tsx';
export { GradeSeal } from './grade-seal.parts.tsx';
