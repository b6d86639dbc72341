import { auditorApi } from '@attestry/contract/features/auditor/auditor.api.ts';
import { type Auditor, auditor as auditorAnswer } from '@attestry/contract/features/auditor/auditor.schema.ts';
import { useQuery } from '@tanstack/react-query';
import { auditorListPath, auditorPath, listCrumbs } from '../../../blocks/addresses.ts';
import { KeptFormScreen } from '../../../blocks/form-screen/kept-form-screen.tsx';
import { useAfterSave } from '../../../blocks/form-screen/use-after-save.ts';
import { type Choice, useChoices } from '../../../blocks/lookups.tsx';
import { EditOfRoute } from '../../../blocks/record/edit-screen.tsx';
import { crumbsBelow } from '../../../blocks/record/record-kind.ts';
import { versionOf } from '../../../kernel/api.ts';
import type { ApiError } from '../../../kernel/api-error.ts';
import { showCreated } from '../../../kernel/notices.ts';
import { useAudience } from '../../../kernel/permissions.ts';
import { i18n } from '../../../kernel/texts.ts';
import { PageSkeleton } from '../../../ui/skeletons.tsx';
import { auditorKind, auditorName, auditorQuery, quietAuditorCalls } from '../auditor.parts.tsx';
import { ModificationRequest } from '../auditor-profile.parts.tsx';
import { profileSections } from './auditor-sections.parts.tsx';
import {
  blankProfile,
  dayFaultsOfProfile,
  gapsOfProfile,
  mergeQualifications,
  profileForm,
  profileValues,
  requiredOfProfile,
  sentForm,
} from './auditor-values.parts.tsx';
import { useOfferedEntities } from './entities.parts.tsx';

const { create, update } = quietAuditorCalls;

/** What every form of a profile asks before it is sent. */
const asked = {
  schema: profileForm,
  faultsOf: dayFaultsOfProfile,
  gapsOf: gapsOfProfile,
  required: requiredOfProfile,
  failureText: ({ status, message }: ApiError) =>
    status === 403 || status === 409 ? message : i18n.t('Could not submit changes'),
};

const saved = () => i18n.t('Auditor profile saved');

const NewProfile = ({ own }: { own: Choice | undefined }) => {
  const open = useAfterSave(auditorApi.create, showCreated);
  const send = async (form: Parameters<typeof sentForm>[0], submitFlag: 'true' | 'false') => ({
    id: String(await create({ params: { submitFlag }, body: sentForm(form) })),
    isDraft: submitFlag === 'false',
  });
  return (
    <KeptFormScreen
      {...asked}
      keptAs="auditor new"
      title={i18n.t('Add new auditor profile')}
      breadcrumb={[listCrumbs.auditors()]}
      values={blankProfile(own)}
      sections={profileSections()}
      save={(form) => send(form, 'true')}
      saveLabel={i18n.t('Submit')}
      draft={{ label: i18n.t('Save'), save: (form) => send(form, 'false') }}
      onSaved={({ id, isDraft }) => open(saved(), auditorPath(id, isDraft ? '/edit' : undefined))}
      cancelTo={auditorListPath}
    />
  );
};

/** The certification body that a profile begins with must be known when the form opens. */
export const AuditorCreateScreen = () => {
  const isOfCertificationBody = useAudience()(['cb']);
  const [own] = useChoices('ownCertificationBody');
  if (isOfCertificationBody && !own) return <PageSkeleton label={i18n.t('Loading')} />;
  return <NewProfile own={isOfCertificationBody ? own : undefined} />;
};

const numberGiven = () => ({ externalId: i18n.t('The directory gave this number') });

const ProfileEdit = ({ opened }: { opened: Auditor }) => {
  const { data: record = opened } = useQuery(auditorQuery(opened.id));
  const open = useAfterSave(auditorApi.update);
  // The section of standards is empty until they are read, so that its first gap could not be focused when it opens.
  useOfferedEntities();
  const values = profileValues(record);
  const send = (form: Parameters<typeof sentForm>[0], submitFlag: 'true' | 'false', version = '') =>
    update({ params: { submitFlag }, body: { externalId: record.id, ...sentForm(form) }, version });
  const { requestedModificationDate, requestedModificationComment: comment } = record;
  const isDraft = record.status === 'In Progress';
  return (
    <KeptFormScreen
      {...asked}
      keptAs={`auditor ${record.id}`}
      title={i18n.t('Edit auditor profile')}
      subtitle={auditorName(record)}
      breadcrumb={crumbsBelow(auditorKind, record)}
      values={values}
      edited={{
        version: versionOf(record),
        present: values,
        valuesOf: (present) => profileValues(auditorAnswer.parse(present)),
        merge: mergeQualifications,
      }}
      locked={numberGiven()}
      sections={profileSections(record)}
      save={(form, version) => send(form, 'true', version)}
      saveLabel={isDraft ? i18n.t('Submit') : i18n.t('Submit all')}
      draft={isDraft ? { label: i18n.t('Save'), save: (form, version) => send(form, 'false', version) } : undefined}
      onSaved={() => open(saved(), auditorPath(record.id))}
      cancelTo={auditorPath(record.id)}
    >
      {comment && <ModificationRequest on={requestedModificationDate} comment={comment} />}
    </KeptFormScreen>
  );
};

export const AuditorEditScreen = () => (
  <EditOfRoute kind={auditorKind} title={() => i18n.t('Edit auditor profile')}>
    {(record) => <ProfileEdit opened={record} />}
  </EditOfRoute>
);
