import { siteApi } from '@attestry/contract/features/site/site.api.ts';
import { lockedSiteFields, requiredSiteFields } from '@attestry/contract/features/site/site.parts.ts';
import { type Site, site, siteCreateForm, siteEditForm } from '@attestry/contract/features/site/site.schema.ts';
import { isIn } from '@attestry/contract/kernel/permissions.ts';
import { listCrumbs, siteListPath, sitePath } from '../../blocks/addresses.ts';
import { FormScreen } from '../../blocks/form-screen/form-screen.tsx';
import { useAfterSave } from '../../blocks/form-screen/use-after-save.ts';
import { EditOfRoute, EditScreen } from '../../blocks/record/edit-screen.tsx';
import type { RecordEdit } from '../../blocks/record/record-kind.ts';
import { showCreated } from '../../kernel/notices.ts';
import { session } from '../../kernel/session.ts';
import { i18n } from '../../kernel/texts.ts';
import { quietSiteCalls, siteKind } from './site.parts.tsx';
import { blankSite, createSections, type EditValues, editValues, siteSections } from './site-form.parts.tsx';

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
  const saved = useAfterSave(siteApi.create, showCreated);
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

const edit: RecordEdit<Site, EditValues> = {
  answer: site,
  toForm: editValues,
  locked: lockedSiteFields,
  required: requiredSiteFields,
  endpoint: siteApi.update,
};

export const SiteEditScreen = () => (
  <EditOfRoute kind={siteKind} title={() => i18n.t('Edit site')}>
    {(record) => (
      <EditScreen
        kind={siteKind}
        edit={edit}
        record={record}
        title={i18n.t('Edit site')}
        subtitle={record.name}
        schema={siteEditForm}
        sections={siteSections()}
        send={quietSiteCalls.update}
        savedText={i18n.t('Site saved')}
      />
    )}
  </EditOfRoute>
);
