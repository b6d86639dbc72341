import { siteApi } from '@attestry/contract/features/site/site.api.ts';
import { lockedSiteFields, requiredSiteFields } from '@attestry/contract/features/site/site.parts.ts';
import { type Site, site, siteCreateForm, siteEditForm } from '@attestry/contract/features/site/site.schema.ts';
import { isIn } from '@attestry/contract/kernel/permissions.ts';
import { listCrumbs, siteListPath, sitePath } from '../../blocks/addresses.ts';
import { FormOfRoute } from '../../blocks/details/record-of-route.tsx';
import { FormScreen } from '../../blocks/form-screen/form-screen.tsx';
import { useSaved } from '../../blocks/form-screen/use-saved.ts';
import { EditRefused } from '../../blocks/refused.tsx';
import { versionOf } from '../../kernel/api.ts';
import { showCreated } from '../../kernel/notices.ts';
import { session } from '../../kernel/session.ts';
import { i18n } from '../../kernel/texts.ts';
import { quietSiteCalls, siteQuery } from './site.parts.tsx';
import { blankSite, createSections, editValues, siteSections } from './site-form.parts.tsx';

/** The primary company of the reader, preselected. */
const ownCompany = (): string => {
  const organisation = session.profile()?.primaryOrganisation;
  return organisation?.type === 'Company' ? organisation.id : '';
};

const askedBody = () => {
  const role = session.profile()?.role ?? 'UNKNOWN';
  if (isIn('cb', role)) return 'own';
  return isIn('body', role) ? 'any' : 'none';
};

export const SiteCreateScreen = () => {
  const saved = useSaved(siteApi.create, showCreated);
  return (
    <FormScreen
      title={i18n.t('Add Site')}
      breadcrumb={[listCrumbs.sites()]}
      schema={siteCreateForm}
      values={blankSite(ownCompany())}
      sections={createSections(askedBody())}
      required={askedBody() === 'own' ? ['certificationBodyExternalId'] : []}
      save={(body) => quietSiteCalls.create({ body })}
      saveLabel={i18n.t('Save')}
      onSaved={({ id }) => saved(i18n.t('Site added with the site code {id}', { id }), sitePath(id))}
      cancelTo={siteListPath}
    />
  );
};

const SiteEdit = ({ record }: { record: Site }) => {
  const role = session.profile()?.role ?? 'UNKNOWN';
  const saved = useSaved(siteApi.update);
  return (
    <FormScreen
      title={i18n.t('Edit site')}
      subtitle={record.name}
      breadcrumb={[listCrumbs.sites(), { label: record.name, to: sitePath(record.id) }]}
      schema={siteEditForm}
      values={editValues(record)}
      edited={{ version: versionOf(record), valuesOf: (present) => editValues(site.parse(present)) }}
      sections={siteSections()}
      locked={lockedSiteFields(role)}
      required={requiredSiteFields(role)}
      save={(body, version = '') => quietSiteCalls.update({ params: { id: record.id }, body, version })}
      saveLabel={i18n.t('Save')}
      onSaved={() => saved(i18n.t('Site saved'), sitePath(record.id))}
      cancelTo={sitePath(record.id)}
    />
  );
};

const refused = (record: Site) =>
  record.visuals.isAbleToEdit ? undefined : (
    <EditRefused
      title={i18n.t('Edit site')}
      name={record.name}
      crumbs={[listCrumbs.sites()]}
      to={sitePath(record.id)}
    />
  );

export const SiteEditScreen = () => (
  <FormOfRoute query={siteQuery} refused={refused}>
    {(record) => <SiteEdit record={record} />}
  </FormOfRoute>
);
