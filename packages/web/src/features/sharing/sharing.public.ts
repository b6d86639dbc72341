export { bulkShare } from './bulk-share.parts.tsx';
export { PublicationFact } from './publication-fact.parts.tsx';
export { useMaySetOptions } from './sharing.parts.tsx';
export { WhoSees } from './who-sees.parts.tsx';
