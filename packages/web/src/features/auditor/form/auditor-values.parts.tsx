import {
  dayFaultsOf,
  gapsOf,
  neededFields,
  noCountry,
  standardsWithoutAuditors,
  toAuditorForm,
} from '@attestry/contract/features/auditor/auditor.parts.ts';
import {
  type Auditor,
  type AuditorForm,
  auditorForm,
  entityTypes,
} from '@attestry/contract/features/auditor/auditor.schema.ts';
import type { FieldValues } from 'react-hook-form';
import { z } from 'zod';
import type { MergeValue } from '../../../blocks/form-screen/merge-values.ts';
import type { Choice } from '../../../blocks/lookups.tsx';
import { today } from '../../../kernel/days.ts';

/** The form as it is filled in; the number is shown, but not sent. */
export const profileForm = auditorForm.extend({ externalId: z.string().optional() });
export type ProfileValues = z.input<typeof profileForm>;

/** A new profile of a certification body's user begins with their own body. */
export const blankProfile = (own: Choice | undefined): ProfileValues => ({
  externalId: '',
  firstName: '',
  lastName: '',
  startDate: today(),
  countryExternalId: noCountry,
  isShared: false,
  sharedReason: { id: '', name: '' },
  workExperience: '',
  auditExperience: '',
  certificationBodies: own ? [{ id: own.id, name: own.name }] : [],
  certificationBodiesOffice: [],
  languages: [],
  education: [],
  trainings: [],
  witnessedAudits: [],
  gfsiExams: [],
  qualifications: [],
});

export const profileValues = (auditor: Auditor): ProfileValues => ({
  sharedReason: { id: '', name: '' },
  ...toAuditorForm(auditor),
});

/** What is sent of a form: a shared profile has no reason for not being shared. */
export const sentForm = ({ externalId: _, sharedReason, ...form }: z.output<typeof profileForm>): AuditorForm => ({
  ...form,
  ...(!form.isShared && { sharedReason }),
});

/** The fields of the form are those of the contract, as far as they are filled in. */
const formOf = (values: FieldValues): AuditorForm => values;

export const gapsOfProfile = (values: FieldValues) => gapsOf(formOf(values));
export const dayFaultsOfProfile = (values: FieldValues) => dayFaultsOf(formOf(values), today());

/** The fields with an asterisk, apart from those of rows. */
export const requiredOfProfile = [...neededFields.profile, 'countryExternalId', 'certificationBodies'] as const;

/** A qualification as the form holds it, whatever is still wrong in it. */
const heldQualification = z.object({
  entityType: z.enum(entityTypes),
  entityId: z.string(),
  externalId: z.string().optional(),
  justificationAndExceptions: z.string().optional(),
});
export type HeldQualification = z.output<typeof heldQualification>;

export const qualificationsIn = (value: unknown): readonly HeldQualification[] =>
  z.array(heldQualification).catch([]).parse(value);

export const keyOf = ({ entityType, entityId }: Pick<HeldQualification, 'entityType' | 'entityId'>): string =>
  `${entityType} ${entityId}`;

const byKey = (rows: unknown) => new Map(qualificationsIn(rows).map((row) => [keyOf(row), row]));

const whyOf = (row: HeldQualification | undefined) => row?.justificationAndExceptions ?? '';

/** Qualifications that were added, changed or deleted by two people, unless both changed the same justification. */
export const mergeQualifications: MergeValue = (name, versions) => {
  if (name !== 'qualifications') return undefined;
  const [before, mine, present] = [byKey(versions.before), byKey(versions.mine), byKey(versions.present)];
  const isChangedHere = (key: string) => mine.has(key) && whyOf(mine.get(key)) !== whyOf(before.get(key));
  const isChangedThere = (key: string) => whyOf(present.get(key)) !== whyOf(before.get(key));
  const changed = [...present.keys()].filter(isChangedHere);
  if (changed.some((key) => isChangedThere(key) && whyOf(present.get(key)) !== whyOf(mine.get(key)))) return undefined;
  const kept = [...present].map(([key, row]) =>
    changed.includes(key) ? { ...row, justificationAndExceptions: whyOf(mine.get(key)) } : row,
  );
  const added = [...mine].filter(([key]) => !before.has(key) && !present.has(key)).map(([, row]) => row);
  return [...kept, ...added];
};

/** Whether auditors are qualified for a standard. */
export const hasAuditors = ({ id }: Choice): boolean => !standardsWithoutAuditors.includes(id);
