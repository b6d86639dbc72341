import { recallApi } from '@attestry/contract/features/recall/recall.api.ts';
import { lockedRecallFields, toRecallForm } from '@attestry/contract/features/recall/recall.parts.ts';
import {
  type Recall,
  recall,
  recallCreateForm,
  recallEditForm,
  recallFields,
} from '@attestry/contract/features/recall/recall.schema.ts';
import { requiredText } from '@attestry/contract/kernel/fields.ts';
import { blankForm } from '@attestry/contract/kernel/record-fields.ts';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import type { z } from 'zod';
import { listCrumbs, recallListPath, recallPath } from '../../blocks/addresses.ts';
import { FormOfRoute } from '../../blocks/details/record-of-route.tsx';
import { FormScreen } from '../../blocks/form-screen/form-screen.tsx';
import { useSaved } from '../../blocks/form-screen/use-saved.ts';
import { EditRefused } from '../../blocks/refused.tsx';
import { versionOf } from '../../kernel/api.ts';
import { showCreated } from '../../kernel/notices.ts';
import { useAudience } from '../../kernel/permissions.ts';
import { session } from '../../kernel/session.ts';
import { i18n } from '../../kernel/texts.ts';
import { auditsQuery, quietRecallCalls, recallName, recallQuery } from './recall.parts.tsx';
import { anyCertificationBody, auditChoice, useRecallSections } from './recall-form.parts.tsx';
import { AuditField, OwnCertificationBody } from './recall-site.parts.tsx';

/** The site is chosen first; only its audit is sent. */
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

/** The `site` parameter of the address, if it is a site. */
const useSiteCode = (): string => {
  const { site }: Record<string, unknown> = useSearch({ strict: false });
  return typeof site === 'string' && /^\d{1,18}$/.test(site) ? site : '';
};

export const RecallCreateScreen = () => {
  const isInternal = useAudience()(['body']);
  const role = session.profile()?.role ?? 'UNKNOWN';
  const saved = useSaved(recallApi.create, showCreated);
  return (
    <FormScreen
      title={i18n.t('Add recall')}
      breadcrumb={[listCrumbs.recalls()]}
      schema={schemaFor(isInternal)}
      values={{
        site: useSiteCode(),
        ...blankForm(recallFields, lockedRecallFields(role)),
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
  const saved = useSaved(recallApi.update);
  const siteAndAudit = { title: i18n.t('Site and audit'), fields: [auditChoice(audits), anyCertificationBody()] };
  return (
    <FormScreen
      title={i18n.t('Edit recall')}
      subtitle={record.siteName}
      breadcrumb={[listCrumbs.recalls(), { label: recallName(record.id), to: recallPath(record.id) }]}
      schema={recallEditForm}
      values={toRecallForm(record)}
      edited={{ version: versionOf(record), valuesOf: (present) => toRecallForm(recall.parse(present)) }}
      sections={[siteAndAudit, ...useRecallSections(record, true)]}
      locked={lockedRecallFields(session.profile()?.role ?? 'UNKNOWN')}
      save={(body, version = '') => quietRecallCalls.update({ params: { id: record.id }, body, version })}
      saveLabel={i18n.t('Save')}
      onSaved={() => saved(i18n.t('Recall saved'), recallPath(record.id))}
      cancelTo={recallPath(record.id)}
    />
  );
};

const refused = (record: Recall) =>
  record.visuals.isAbleToEdit ? undefined : (
    <EditRefused
      title={i18n.t('Edit recall')}
      name={recallName(record.id)}
      crumbs={[listCrumbs.recalls()]}
      to={recallPath(record.id)}
    />
  );

export const RecallEditScreen = () => (
  <FormOfRoute query={recallQuery} refused={refused}>
    {(record) => <RecallEdit record={record} />}
  </FormOfRoute>
);
