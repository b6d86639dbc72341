export { EditedAnswer, EditedKeyAnswer, type Question } from './answer.parts.tsx';
export { EditedCertificationStatus } from './decision/decision.parts.tsx';
export { EditedDetail } from './detail.parts.tsx';
export { type DetailName, detailLabel } from './detail-fields.parts.tsx';
export { EditedMark, EditedOnPaper } from './edited-mark.parts.tsx';
export {
  AuditEditing,
  useDraftedAudit,
  useDraftedReport,
  useHasUnsavedChanges,
  useMayAnswer,
} from './editing.parts.tsx';
export { labelOfFinding } from './report-values.parts.tsx';
export { SynchronisedLocation, SynchronisedSiteName } from './synchronise.parts.tsx';
export { TablePanel } from './table/table.parts.tsx';
