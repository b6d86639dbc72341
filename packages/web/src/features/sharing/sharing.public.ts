export { PublicationFact } from './publication-fact.parts.tsx';
export { bulkShare, shareAuditAction, useTrackerOptionsAction } from './share-actions.parts.tsx';
export { WhoSees } from './who-sees.parts.tsx';
