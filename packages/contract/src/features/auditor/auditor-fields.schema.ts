import { optional } from '../../kernel/record-fields.ts';

export const trainerTypes = ['Internal', 'External'] as const;

/** The first day that any date of a career may have. */
const earliest = '1950-01-01';
/** The last day on which an auditor may start, so that a mistyped year is noticed. */
const latest = '2099-12-31';
const past = { earliest, past: true } as const;

/** What the form asks about the person. A draft may lack any of it; `gapsOf` says what a submission lacks. */
export const profileFields = {
  firstName: optional.text('First name'),
  lastName: optional.text('Last name'),
  startDate: optional.day('Auditor start date', { earliest, latest }),
  country: optional.choice('Country', 'country'),
  isShared: optional.switch('Shared profile'),
  sharedReason: optional.choice('Justification for not sharing a profile', 'notSharingReason'),
  workExperience: optional.area('Work experience'),
  auditExperience: optional.area('Audit experience'),
};

/** The fields of a row of each accordion. */
export const educationFields = {
  degree: optional.text('Degree'),
  eqiptTraining: optional.switch('Training on EQIPT'),
};
export const trainingFields = {
  trainingType: optional.choice('Type', 'trainingType'),
  title: optional.text('Title'),
  country: optional.choice('Country', 'country'),
  startDate: optional.day('Start date', past),
  endDate: optional.day('End date', { ...past, notBefore: 'startDate' }),
  trainerName: optional.text('Trainer'),
  trainerType: optional.select('Trainer type', trainerTypes),
};
export const witnessedAuditFields = {
  siteCode: optional.text('Site code'),
  date: optional.day('Date', past),
  witnessingAuditorNumber: optional.text('Witnessing auditor number'),
  witnessingAuditorName: optional.text('Witnessing auditor name'),
};
export const examFields = {
  titleOfExam: optional.text('Title'),
  provider: optional.text('Provider'),
  date: optional.day('Date', past),
  language: optional.choice('Language', 'language'),
  certificateReference: optional.text('Certificate reference'),
};
