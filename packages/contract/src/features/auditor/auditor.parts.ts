import type { z } from 'zod';
import { requiredMessage } from '../../kernel/field-messages.ts';
import { dayFaults } from '../../kernel/record-fields.ts';
import type { Auditor, AuditorForm, auditorEditForm } from './auditor.schema.ts';
import {
  examFields,
  profileFields,
  trainerTypes,
  trainingFields,
  witnessedAuditFields,
} from './auditor-fields.schema.ts';

/** The standards that no auditor is qualified for: the last two of the lookup. */
export const standardsWithoutAuditors: readonly string[] = ['10', '11'];

/** Number of the country that a form without one sends. */
export const noCountry = -1;

/** A field that a profile must not lack, or whose value is out of bounds. */
export interface FieldFault {
  path: string;
  message: string;
}

const written = (value: string | null | undefined) => value ?? '';

const accordionsOf = ({ education, qualifications: trainings, witnessedAudits, gfsiExams }: Auditor) => ({
  education: education.map(({ degree, eqiptTraining }) => ({ degree: written(degree), eqiptTraining })),
  trainings: trainings.map((row) => ({
    trainingType: row.trainingType ?? { id: '' },
    title: written(row.title),
    country: row.country ?? { id: '' },
    startDate: written(row.startDate),
    endDate: written(row.endDate),
    trainerName: written(row.trainerName),
    trainerType: trainerTypes.find((type) => type === row.trainerType) ?? ('' as const),
  })),
  witnessedAudits: witnessedAudits.map((row) => ({
    siteCode: written(row.siteCode),
    date: written(row.date),
    witnessingAuditorNumber: written(row.witnessingAuditorNumber),
    witnessingAuditorName: written(row.witnessingAuditorName),
  })),
  gfsiExams: gfsiExams.map((row) => ({
    titleOfExam: written(row.titleOfExam),
    provider: written(row.provider),
    date: written(row.date),
    language: row.language ?? { id: '' },
    certificateReference: written(row.certificateReference),
  })),
});

/** The edit form of a profile, filled with its present values: what its calls name differently in answers included. */
export const toAuditorForm = (auditor: Auditor): z.input<typeof auditorEditForm> => ({
  externalId: auditor.id,
  firstName: written(auditor.firstName),
  lastName: written(auditor.lastName),
  startDate: written(auditor.startDate),
  countryExternalId: auditor.country ? Number(auditor.country.id) : noCountry,
  isShared: auditor.isShared,
  ...(!auditor.isShared && { sharedReason: auditor.sharedReason ?? { id: '' } }),
  workExperience: written(auditor.workExperience),
  auditExperience: written(auditor.auditExperience),
  certificationBodies: auditor.certificationBodies.map(({ id, name }) => ({ id, name })),
  certificationBodiesOffice: auditor.certificationBodiesOffice.map(({ id, name }) => ({ id, name })),
  languages: auditor.languages,
  ...accordionsOf(auditor),
  qualifications: auditor.standards.flatMap(({ qualifications }) =>
    qualifications.map(({ entityId, entityType, qualificationId, justificationsAndExceptions }) => ({
      entityId,
      entityType,
      externalId: qualificationId,
      justificationAndExceptions: written(justificationsAndExceptions),
    })),
  ),
});

/** The fields that a submitted profile must have. The form marks them with an asterisk. */
export const neededFields = {
  profile: ['firstName', 'lastName', 'startDate', 'workExperience', 'auditExperience'],
  education: ['degree'],
  witnessedAudits: ['siteCode', 'date', 'witnessingAuditorNumber'],
  gfsiExams: ['titleOfExam', 'language'],
  qualifications: ['justificationAndExceptions'],
} as const;

const isBlank = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  (typeof value === 'object' && 'id' in value && isBlank(value.id));

const blanksOf = (row: object, needed: readonly string[], within = ''): string[] =>
  needed.filter((key) => isBlank(Reflect.get(row, key))).map((key) => `${within}${key}`);

const blanksOfRows = (list: 'education' | 'witnessedAudits' | 'gfsiExams' | 'qualifications', form: AuditorForm) =>
  (form[list] ?? []).flatMap((row, at) => blanksOf(row, neededFields[list], `${list}.${at}.`));

/** Everything that a profile lacks to be submitted, in the order of the form. */
export const gapsOf = (form: AuditorForm): FieldFault[] => {
  const hasCountry = form.countryExternalId !== undefined && form.countryExternalId !== noCountry;
  const paths = [
    ...blanksOf(form, ['firstName', 'lastName', 'startDate']),
    ...(hasCountry ? [] : ['countryExternalId']),
    ...(form.isShared || !isBlank(form.sharedReason) ? [] : ['sharedReason']),
    ...((form.certificationBodies ?? []).some((row) => !isBlank(row)) ? [] : ['certificationBodies']),
    ...blanksOfRows('education', form),
    ...blanksOf(form, ['workExperience', 'auditExperience']),
    ...blanksOfRows('witnessedAudits', form),
    ...blanksOfRows('gfsiExams', form),
    ...blanksOfRows('qualifications', form),
  ];
  return paths.map((path) => ({ path, message: requiredMessage }));
};

const rowFields = { trainings: trainingFields, witnessedAudits: witnessedAuditFields, gfsiExams: examFields } as const;

/** The days of a profile that are out of bounds, also of a draft. `today` is in UTC. */
export const dayFaultsOf = (form: AuditorForm, today: string): FieldFault[] => [
  ...dayFaults(profileFields, form, today),
  ...(['trainings', 'witnessedAudits', 'gfsiExams'] as const).flatMap((list) =>
    (form[list] ?? []).flatMap((row, at) =>
      dayFaults(rowFields[list], row, today).map(({ path, message }) => ({ path: `${list}.${at}.${path}`, message })),
    ),
  ),
];
