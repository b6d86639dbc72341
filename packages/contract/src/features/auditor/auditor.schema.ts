import { z } from 'zod';
import { notANumber, tooLongMessage } from '../../kernel/field-messages.ts';
import { maxText, moment, named, optionalLines, publicId, requiredId, requiredLines } from '../../kernel/fields.ts';
import { answerShape, formShape } from '../../kernel/record-fields.ts';
import { refusalsOf, verbs, visualsOf } from '../../kernel/verbs.ts';
import { qualificationStatuses, shownProfileStatuses } from './auditor.states.ts';
import {
  educationFields,
  examFields,
  profileFields,
  trainingFields,
  witnessedAuditFields,
} from './auditor-fields.schema.ts';

export const entityTypes = ['category', 'technology'] as const;

/** The most rows of one accordion. */
export const maxRows = 500;
const tooManyRows = `Max ${maxRows} rows allowed`;
const rowsOf = <R extends z.ZodType>(row: R) => z.array(row).max(maxRows, tooManyRows).optional();

/** A row in which nothing has been chosen yet has an empty id, and is left out. */
const pickedRow = z.object({ id: z.string().regex(/^([1-9]\d{0,17})?$/, notANumber), name: z.string().optional() });
const digits = (most: number) =>
  z
    .string()
    .trim()
    .max(most, tooLongMessage(most))
    .regex(/^([1-9]\d*)?$/, notANumber)
    .optional();

export const maxJustification = 4000;

export const qualificationForm = z.strictObject({
  /** The id of the category or technology. */
  entityId: requiredId,
  entityType: z.enum(entityTypes),
  /** The id of a stored qualification; empty for a new one. */
  externalId: z.union([z.literal(''), publicId]).optional(),
  justificationAndExceptions: optionalLines(maxJustification),
});
export type QualificationForm = z.output<typeof qualificationForm>;

const { country: _, ...writtenFields } = profileFields;

/**
 * The form of a profile. Fields omitted from an edit keep their values. A list replaces the one before, except that a
 * qualification which is not sent stays: it is deleted by its own call. Unknown keys are refused, because the answer names
 * some of the same things differently, and a draft may lack whatever was misspelt.
 */
export const auditorForm = z.strictObject({
  ...formShape(writtenFields),
  /** The number of the country; -1 for none. */
  countryExternalId: z.number(notANumber).int(notANumber).min(-1, notANumber).max(999, notANumber).optional(),
  certificationBodies: rowsOf(pickedRow),
  certificationBodiesOffice: rowsOf(pickedRow),
  languages: rowsOf(pickedRow),
  education: rowsOf(z.object(formShape(educationFields))),
  trainings: rowsOf(z.object(formShape(trainingFields))),
  witnessedAudits: rowsOf(
    z.object({ ...formShape(witnessedAuditFields), siteCode: digits(8), witnessingAuditorNumber: digits(18) }),
  ),
  gfsiExams: rowsOf(z.object(formShape(examFields))),
  qualifications: z.array(qualificationForm).max(300, 'Max 300 rows allowed').optional(),
});
export type AuditorForm = z.output<typeof auditorForm>;

/** A new profile has no number yet. Programs that send the key for every profile leave it blank. */
export const auditorCreateForm = auditorForm.extend({ externalId: z.literal(['', null]).optional() });

export const auditorEditForm = auditorForm.extend({ externalId: requiredId });
export type AuditorEditForm = z.output<typeof auditorEditForm>;

/** `true` submits the profile for validation; `false` keeps it as a draft. */
export const submitFlag = z.object({ submitFlag: z.enum(['true', 'false']) });

export const auditorId = z.object({ id: publicId });
export const qualificationOfAuditor = z.object({ auditorId: publicId, id: publicId });
export const removedQualification = z.object({ auditorId: publicId, qualificationId: publicId });

export const profileForm = z.object({ auditorId: requiredId });
export const profileRejection = profileForm.extend({ comment: requiredLines(maxText) });
export type ProfileRejection = z.output<typeof profileRejection>;
export const qualificationChoice = profileForm.extend({ qualificationId: requiredId });
export type QualificationChoice = z.output<typeof qualificationChoice>;
export const qualificationRejection = qualificationChoice.extend({ comment: requiredLines(maxText) });
export type QualificationRejection = z.output<typeof qualificationRejection>;
export const qualificationIds = z.array(publicId).min(1).max(300);

export const auditorVerbs = verbs({
  edit: 'Auditor.Revise',
  validate: 'Auditor.Verify',
  archive: 'Auditor.Persist',
  suspendQualifications: 'Auditor.Suspend',
  removeQualifications: 'Auditor.Remove',
  viewChanges: 'Auditor.Changes',
});
export const auditorVisuals = visualsOf(auditorVerbs);

export const auditorRefusalReasons = {
  notLinked: 'Only the standards body and its certification bodies change a profile',
  archived: 'An archived profile can no longer be changed',
  notInRevision: 'Only a profile In Revision can be validated or rejected',
};
const auditorRefusals = refusalsOf(auditorVerbs, auditorRefusalReasons);

/** A linked record. Readers who may not open its page (`isInSight` is false) see only its name. */
const linked = named.extend({ isInSight: z.boolean() });

export const qualification = z.object({
  qualificationId: z.string(),
  entityType: z.enum(entityTypes),
  entityId: z.string(),
  entityName: z.string(),
  justificationsAndExceptions: z.string().nullable(),
  status: z.enum(qualificationStatuses),
  lastStatusUpdate: moment,
  submittedDate: moment.nullable(),
  /** When it was last rejected, and why; only for those who may mend or validate it. */
  requestedModificationDate: moment.nullable(),
  rejectionComment: z.string().nullable(),
  visuals: z.object({
    isAbleToValidate: z.boolean(),
    isAbleToReject: z.boolean(),
    isAbleToSuspend: z.boolean(),
    isAbleToUnsuspend: z.boolean(),
    isAbleToRemove: z.boolean(),
  }),
});
export type Qualification = z.output<typeof qualification>;

export const auditor = z.object({
  id: z.string(),
  /** The auditor number. */
  externalId: z.string(),
  name: z.string(),
  ...answerShape(profileFields),
  status: z.enum(shownProfileStatuses),
  isArchived: z.boolean(),
  creationDate: moment,
  lastEditedDate: moment,
  lastStatusUpdateDate: moment,
  submittedDate: moment.nullable(),
  lastValidatedDate: moment.nullable(),
  /** When the profile was last rejected, and why; only for those who may mend or validate it. */
  requestedModificationDate: moment.nullable(),
  requestedModificationComment: z.string().nullable(),
  certificationBodies: z.array(linked),
  certificationBodiesOffice: z.array(linked),
  languages: z.array(named),
  education: z.array(z.object(answerShape(educationFields))),
  /** The trainings, by the name that the calls of this area give them in answers. */
  qualifications: z.array(z.object({ ...answerShape(trainingFields), trainerType: z.string().nullable() })),
  witnessedAudits: z.array(
    z.object({
      ...answerShape(witnessedAuditFields),
      /** Whether the reader may open the site, and the auditor. */
      isSiteInSight: z.boolean(),
      isAuditorInSight: z.boolean(),
    }),
  ),
  gfsiExams: z.array(z.object(answerShape(examFields))),
  standards: z.array(named.extend({ qualifications: z.array(qualification) })),
  visuals: auditorVisuals,
  refusals: auditorRefusals,
});
export type Auditor = z.output<typeof auditor>;

export const auditorRow = z.object({
  id: z.string(),
  auditorNumber: z.string(),
  name: z.string(),
  shared: z.boolean(),
  archived: z.boolean(),
  status: z.enum(shownProfileStatuses),
  submittedDate: moment.nullable(),
  lastEditedDate: moment,
  visuals: auditorVisuals,
  refusals: auditorRefusals,
});
export type AuditorRow = z.output<typeof auditorRow>;

/** A profile in the list of pending auditors. */
export const pendingAuditorRow = auditorRow.extend({
  /** How many of its qualifications are In Revision. */
  waitingQualifications: z.number().int(),
});
export type PendingAuditorRow = z.output<typeof pendingAuditorRow>;

export const technology = z.object({ technologyId: z.string(), standardId: z.string(), name: z.string() });
export type Technology = z.output<typeof technology>;
