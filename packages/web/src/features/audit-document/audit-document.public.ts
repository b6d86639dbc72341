export { useDocumentsTab } from './audit-documents.parts.tsx';
