import { featureOf, post } from '../../kernel/endpoint.ts';
import { kernelErrors } from '../../kernel/errors.ts';
import { embeddedReport } from '../analytics/analytics.schema.ts';
import { analyticsProofOfConceptErrors } from './analytics-proof-of-concept.errors.ts';
import { powerBiAccess, powerBiSignIn, reportDetails } from './analytics-proof-of-concept.schema.ts';

const { notSignedIn, notLoaded, noReport } = analyticsProofOfConceptErrors;
// Power BI is asked without a transaction, which would hold a connection meanwhile.
const unstored = { transaction: 'handler' } as const;

export const analyticsProofOfConceptApi = featureOf('AnalyticsProofOfConcept', {
  signIn: {
    ...post('/dashboard/api/Dashboard/signin', 'Administration.Generate', 'Sign in to Power BI as one of its users'),
    ...unstored,
    body: powerBiSignIn,
    response: powerBiAccess,
    errors: [notSignedIn, kernelErrors.tooMany],
  },
  reportDetails: {
    ...post(
      '/dashboard/api/Dashboard/reportDetails',
      'Administration.Generate',
      'Read how to show a report of Power BI to any identity',
    ),
    ...unstored,
    body: reportDetails,
    response: embeddedReport,
    errors: [notLoaded, noReport, kernelErrors.tooMany],
  },
});
