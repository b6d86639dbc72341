import { errors } from '../../kernel/errors.ts';

/** `detail` has what Power BI answered, if it answered. */
export const analyticsProofOfConceptErrors = errors('analyticsProofOfConcept', {
  notSignedIn: { status: 502, message: 'Could not sign in to Power BI.' },
  notLoaded: { status: 502, message: 'Could not load the report.' },
  noReport: { status: 404, message: 'Could not find the report' },
});
