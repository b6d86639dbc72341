import { recallApi } from '@attestry/contract/features/recall/recall.api.ts';
import { lockedRecallFields } from '@attestry/contract/features/recall/recall.parts.ts';
import {
  type Recall,
  recallCreateForm,
  recallEditForm,
  recallFields,
} from '@attestry/contract/features/recall/recall.schema.ts';
import { blankFormWithout } from '@attestry/contract/kernel/blank-form.ts';
import { requiredText } from '@attestry/contract/kernel/fields.ts';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import type { z } from 'zod';
import { listCrumbs, recallListPath, recallPath } from '../../blocks/addresses.ts';
import { FormScreen } from '../../blocks/form-screen/form-screen.tsx';
import { useAfterSave } from '../../blocks/form-screen/use-after-save.ts';
import { EditOfRoute, EditScreen } from '../../blocks/record/edit-screen.tsx';
import { showCreated } from '../../kernel/notices.ts';
import { useAudience } from '../../kernel/permissions.ts';
import { session } from '../../kernel/session.ts';
import { i18n } from '../../kernel/texts.ts';
import { auditsQuery, quietRecallCalls, recallKind, recallName } from './recall.parts.tsx';
import { anyCertificationBody, auditChoice, recallEdit, useRecallSections } from './recall-form.parts.tsx';
import { AuditField, OwnCertificationBody } from './recall-site.parts.tsx';

/** The reader first chooses the site, but only its audit is sent. */
const ofSite = recallCreateForm.extend({ site: requiredText() });

const schemaFor = (isInternal: boolean): z.ZodType<z.output<typeof ofSite>, z.input<typeof ofSite>> =>
  isInternal ? ofSite.extend({ certificationBody: ofSite.shape.certificationBody.unwrap() }) : ofSite;

const siteSection = (isInternal: boolean) => ({
  title: i18n.t('Site and audit'),
  fields: [
    {
      kind: 'lookup',
      name: 'site',
      label: i18n.t('Site'),
      hint: i18n.t('Search by site code or name.'),
      lookup: 'site',
      holds: 'id',
      wide: true,
    } as const,
    {
      kind: 'custom',
      name: 'auditId',
      label: i18n.t('Audit'),
      render: (state: Parameters<typeof AuditField>[0]) => <AuditField {...state} />,
    } as const,
    isInternal
      ? anyCertificationBody()
      : ({
          kind: 'custom',
          name: 'certificationBody',
          label: i18n.t('Certification body'),
          render: () => <OwnCertificationBody />,
        } as const),
  ],
});

/** The `site` parameter of the address, if it is a valid site code. */
const useSiteCode = (): string => {
  const { site }: Record<string, unknown> = useSearch({ strict: false });
  return typeof site === 'string' && /^\d{1,18}$/.test(site) ? site : '';
};

export const RecallCreateScreen = () => {
  const isInternal = useAudience()(['body']);
  const role = session.profile()?.role ?? 'UNKNOWN';
  const saved = useAfterSave(recallApi.create, showCreated);
  return (
    <FormScreen
      title={i18n.t('Add recall')}
      breadcrumb={[listCrumbs.recalls()]}
      schema={schemaFor(isInternal)}
      values={{
        site: useSiteCode(),
        ...blankFormWithout(recallFields, lockedRecallFields(role)),
      }}
      sections={[siteSection(isInternal), ...useRecallSections({}, false)]}
      save={({ site: _, ...body }) => quietRecallCalls.create({ body })}
      saveLabel={i18n.t('Submit recall')}
      onSaved={({ id }) => saved(i18n.t('Recall submitted as {name}', { name: recallName(id) }), recallPath(id))}
      cancelTo={recallListPath}
    />
  );
};

const RecallEdit = ({ record }: { record: Recall }) => {
  const { data: audits = [] } = useQuery(auditsQuery(record.siteCode));
  const siteAndAudit = { title: i18n.t('Site and audit'), fields: [auditChoice(audits), anyCertificationBody()] };
  return (
    <EditScreen
      kind={recallKind}
      edit={recallEdit}
      record={record}
      title={i18n.t('Edit recall')}
      subtitle={record.siteName}
      schema={recallEditForm}
      sections={[siteAndAudit, ...useRecallSections(record, true)]}
      send={quietRecallCalls.update}
      savedText={i18n.t('Recall saved')}
    />
  );
};

export const RecallEditScreen = () => (
  <EditOfRoute kind={recallKind} title={() => i18n.t('Edit recall')}>
    {(record) => <RecallEdit record={record} />}
  </EditOfRoute>
);
