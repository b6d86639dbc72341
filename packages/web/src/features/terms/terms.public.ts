export { acceptedTermsQuery, TermsGate } from './terms-gate.parts.tsx';
