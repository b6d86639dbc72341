import { neededFields } from '@attestry/contract/features/auditor/auditor.parts.ts';
import type { Auditor } from '@attestry/contract/features/auditor/auditor.schema.ts';
import {
  educationFields,
  examFields,
  profileFields,
  trainingFields,
  witnessedAuditFields,
} from '@attestry/contract/features/auditor/auditor-fields.schema.ts';
import { useWatch } from 'react-hook-form';
import { fieldOf } from '../../../blocks/form-screen/field-sections.ts';
import { FormFieldView } from '../../../blocks/form-screen/form-field.tsx';
import type { CustomFieldState, FormField, FormSection } from '../../../blocks/form-screen/form-parts.ts';
import { i18n } from '../../../kernel/texts.ts';
import { StatusPill } from '../../../ui/status-pill.tsx';
import type { ProfileValues } from './auditor-values.parts.tsx';
import { CertificationBodiesField, OfficesField } from './certification-bodies.parts.tsx';
import { describeQualifications, StandardsField } from './standards.parts.tsx';

type Field = FormField<keyof ProfileValues>;
type Section = FormSection<keyof ProfileValues>;

const profileField = (name: keyof ProfileValues & keyof typeof profileFields): Field =>
  fieldOf(name, profileFields[name]);

/** Asked only of a profile that is not shared. */
const SharedReason = (state: CustomFieldState) => {
  const isShared: boolean | undefined = useWatch({ name: 'isShared' });
  if (isShared) return null;
  return <FormFieldView field={fieldOf('sharedReason', profileFields.sharedReason)} {...state} required />;
};

const detailsOf = (isStored: boolean): Section => ({
  title: i18n.t('Details'),
  fields: [
    ...(isStored ? [{ kind: 'text', name: 'externalId', label: i18n.t('Auditor Number'), wide: true } as const] : []),
    profileField('firstName'),
    profileField('lastName'),
    profileField('startDate'),
    {
      kind: 'choice',
      name: 'countryExternalId',
      label: i18n.t('Country'),
      lookup: 'country',
      holds: 'number',
    },
    {
      ...profileField('isShared'),
      hint: i18n.t('Other certification bodies then find the profile once it has been validated.'),
      wide: true,
    },
    {
      kind: 'custom',
      name: 'sharedReason',
      label: i18n.t(profileFields.sharedReason.label),
      wide: true,
      render: (state) => <SharedReason {...state} />,
    },
  ],
});

const folded = (title: string, ...fields: Field[]): Section => ({ title, fields, folds: true });

const certificationBodies = (): Section =>
  folded(
    i18n.t('Certification bodies'),
    {
      kind: 'custom',
      name: 'certificationBodies',
      label: i18n.t('Certification bodies'),
      wide: true,
      render: (state) => <CertificationBodiesField {...state} />,
    },
    {
      kind: 'custom',
      name: 'certificationBodiesOffice',
      label: i18n.t('Offices'),
      wide: true,
      render: (state) => <OfficesField {...state} />,
    },
  );

const career = (): Section[] => [
  folded(i18n.t('Languages'), {
    kind: 'choices',
    name: 'languages',
    label: i18n.t('Languages'),
    lookup: 'language',
    holds: 'named',
    wide: true,
  }),
  folded(i18n.t('Education'), {
    kind: 'rows',
    name: 'education',
    label: i18n.t('Education'),
    row: educationFields,
    needed: neededFields.education,
    addLabel: i18n.t('Add education'),
  }),
  folded(i18n.t('Work experience'), profileField('workExperience')),
  folded(i18n.t('Audit experience'), profileField('auditExperience')),
  folded(i18n.t('Training'), {
    kind: 'rows',
    name: 'trainings',
    label: i18n.t('Training'),
    row: trainingFields,
    needed: [],
    addLabel: i18n.t('Add training'),
  }),
  folded(i18n.t('Witnessed Audits'), {
    kind: 'rows',
    name: 'witnessedAudits',
    label: i18n.t('Witnessed Audits'),
    row: witnessedAuditFields,
    needed: neededFields.witnessedAudits,
    addLabel: i18n.t('Add witnessed audit'),
  }),
];

const exams = (): Section =>
  folded(i18n.t('GFSI Exams'), {
    kind: 'rows',
    name: 'gfsiExams',
    label: i18n.t('GFSI Exams'),
    row: examFields,
    needed: neededFields.gfsiExams,
    addLabel: i18n.t('Add exam'),
  });

/** A profile that was validated and has been changed since. */
const isEditedAfterValidation = (auditor: Auditor | undefined): boolean =>
  auditor !== undefined && auditor.lastValidatedDate !== null && auditor.status !== 'Validated';

/** What to look at among the qualifications, said while they are folded too. */
const StandardsMark = ({ auditor }: { auditor: Auditor | undefined }) => {
  const rejected = (auditor?.standards ?? []).flatMap(({ qualifications }) =>
    qualifications.filter(({ status }) => status === 'Not Validated'),
  );
  return (
    <>
      {rejected.length > 0 && <StatusPill tone="bad" word={i18n.t('{count} rejected', { count: rejected.length })} />}
      {isEditedAfterValidation(auditor) && <StatusPill tone="warn" word={i18n.t('Edit after validation')} />}
    </>
  );
};

const standards = (auditor: Auditor | undefined): Section => ({
  title: i18n.t('Standards'),
  folds: true,
  mark: <StandardsMark auditor={auditor} />,
  fields: [
    {
      kind: 'custom',
      name: 'qualifications',
      label: i18n.t('Standards'),
      wide: true,
      render: () => <StandardsField auditor={auditor} />,
      describe: describeQualifications(auditor),
    },
  ],
});

/** The sections of the form, in the order of the record's page. */
export const profileSections = (auditor?: Auditor): Section[] => [
  detailsOf(auditor !== undefined),
  certificationBodies(),
  ...career(),
  exams(),
  standards(auditor),
];
