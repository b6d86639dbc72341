import { analyst } from '../reported-audit.parts.ts';
import { report } from '../reports.parts.ts';
import { answeredAudit, answers } from './answered-audit.parts.ts';

/** Version 1.0 has no scores and counts fewer kinds of workers. */
export const etrsAnswers = {
  ...answers('text', {
    OVERALL_RATING: 'Overall rating',
    SCORE_GOVERNANCE: 'Score: governance and integrity',
    SCORE_SOURCING: 'Score: responsible sourcing',
    SCORE_RECRUITMENT: 'Score: free choice of work and recruitment',
    SCORE_TREATMENT: 'Score: equality and fair treatment',
    SCORE_PAY_AND_HOURS: 'Score: pay and hours',
    SCORE_VOICE: 'Score: voice of workers',
    SCORE_SAFETY: 'Score: health, safety and housing',
    SCORE_ENVIRONMENT: 'Score: environment and community',
    HOUSING: 'Housing provided to workers',
  }),
  ...answers('number', {
    WORKERS_PERMANENT: 'Permanent workers',
    WORKERS_TEMPORARY: 'Temporary and agency workers',
    WORKERS_MIGRANT: 'Migrant workers',
    WORKERS_WOMEN: 'Women among the workers',
    WORKERS_UNDER_18: 'Workers under eighteen',
    WORKERS_INTERVIEWED: 'Workers interviewed',
    LONGEST_WEEK: 'Longest working week found',
  }),
};

export const etrsReport = report({
  title: 'ETRS',
  about: 'One row per ethical trade audit: its rating, its scores and the workers, in either version of the template.',
  needs: ['Audit.View'],
  also: [analyst],
  flag: 'AuditFeature',
  atFirst: { recordStatus: ['Current'] },
  defaultSort: 'site',
  columns: { ...answeredAudit, version: { label: 'Template version', kind: 'text' }, ...etrsAnswers },
});
