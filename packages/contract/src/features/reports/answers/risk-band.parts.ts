export const riskBands = ['High', 'Medium', 'Low'] as const;
export type RiskBand = (typeof riskBands)[number];

export const riskWindows = { yearsOfFindings: 3, monthsOfRecalls: 12, severalMajors: 2 } as const;
const { yearsOfFindings, monthsOfRecalls, severalMajors } = riskWindows;

/** With these statuses a site is not certified, whatever it was. */
export const uncertifiedStatuses = ['Suspended', 'Withdrawn', 'Expired', 'Not Certificated'] as const;

/** What puts a site and standard into a band, the worst of them decides; without any the risk is Low. */
export const riskReasons = [
  { because: 'uncertified', band: 'High', text: 'suspended, withdrawn, expired or not certificated' },
  { because: 'critical', band: 'High', text: `a critical non-conformity within ${yearsOfFindings} years` },
  { because: 'recalled', band: 'High', text: `a recall within ${monthsOfRecalls} months` },
  { because: 'lowestGrade', band: 'High', text: 'grade D' },
  { because: 'lowGrade', band: 'Medium', text: 'grade C' },
  { because: 'worseGrade', band: 'Medium', text: 'a worse grade than before' },
  {
    because: 'majors',
    band: 'Medium',
    text: `${severalMajors} or more major non-conformities within ${yearsOfFindings} years`,
  },
] as const satisfies readonly { because: string; band: RiskBand; text: string }[];
export type RiskReason = (typeof riskReasons)[number]['because'];

/** The reasons of a band, as the header of a workbook says them. */
const reasonsFor = (band: RiskBand): string =>
  riskReasons.flatMap((reason) => (reason.band === band ? reason.text : [])).join('; ');

export const riskNotes = {
  'High risk': reasonsFor('High'),
  'Medium risk': `${reasonsFor('Medium')}, and nothing above`,
  'Low risk': 'nothing of these, as far as you see audits and recalls',
};
