export { EditedAnswer, type Question } from './answer.parts.tsx';
export { EditedCertificationStatus } from './certification-status.parts.tsx';
export { EditedDetail } from './detail.parts.tsx';
export { type DetailName, detailLabel } from './detail-fields.parts.tsx';
export { AuditEditing, useMayAnswer } from './editing.parts.tsx';
export { labelOfFinding } from './report-values.parts.tsx';
export { SynchronisedLocation, SynchronisedSiteName } from './synchronise.parts.tsx';
export { TablePanel } from './table.parts.tsx';
