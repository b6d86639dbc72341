import { siteApi } from '@attestry/contract/features/site/site.api.ts';
import { lockedSiteFields, requiredSiteFields, toSiteForm } from '@attestry/contract/features/site/site.parts.ts';
import {
  type Site,
  site,
  siteCreateForm,
  siteEditForm,
  siteFields,
  siteSections,
} from '@attestry/contract/features/site/site.schema.ts';
import { blankForm } from '@attestry/contract/kernel/blank-form.ts';
import { contactFields } from '@attestry/contract/kernel/place-and-contact.ts';
import { isIn } from '@attestry/contract/kernel/role-groups.ts';
import type { z } from 'zod';
import { listCrumbs, siteListPath, sitePath } from '../../blocks/addresses.ts';
import { useFieldSections } from '../../blocks/form-screen/field-sections.ts';
import type { FormField } from '../../blocks/form-screen/form-parts.ts';
import { FormScreen } from '../../blocks/form-screen/form-screen.tsx';
import { useAfterSave } from '../../blocks/form-screen/use-after-save.ts';
import { EditOfRoute, EditScreen } from '../../blocks/record/edit-screen.tsx';
import type { RecordEdit } from '../../blocks/record/record-kind.ts';
import { showCreated } from '../../kernel/notices.ts';
import { session } from '../../kernel/session.ts';
import { i18n } from '../../kernel/texts.ts';
import { quietSiteCalls } from '../site-record/site-record.public.ts';
import { siteKind } from './site.parts.tsx';

/** The reader's primary company, which is preselected. */
const ownCompany = (): string => {
  const organisation = session.profile()?.primaryOrganisation;
  return organisation?.type === 'Company' ? organisation.id : '';
};

/** Whom a certification body's site is created for: the reader's own body, any, or nobody. */
const askedBody = () => {
  const role = session.profile()?.role ?? 'UNKNOWN';
  if (isIn('cb', role)) return 'own';
  return isIn('body', role) ? 'any' : 'none';
};

/** The certification body that will see the site as its creator: one's own for its users, any for others. */
const certificationBodyField = (isCb: boolean): FormField<'certificationBodyExternalId'> => ({
  name: 'certificationBodyExternalId',
  label: i18n.t('Certification body'),
  holds: 'id',
  wide: true,
  ...(isCb
    ? { kind: 'choice', lookup: 'ownCertificationBody', beginsWithFirst: true }
    : { kind: 'lookup', lookup: 'certificationBody', hint: i18n.t('It then sees the site with its contacts.') }),
});

/** The create form also asks internal users and certification bodies for the certification body. */
const useCreateSections = () => {
  const [first, ...others] = useFieldSections(siteSections, {});
  const asked = askedBody();
  if (!first || asked === 'none') return first ? [first, ...others] : others;
  return [{ ...first, fields: [...first.fields, certificationBodyField(asked === 'own')] }, ...others];
};

const noContact = blankForm(contactFields);

const blankSite = () => ({
  site: { ...blankForm(siteFields), companyId: ownCompany() },
  generalContact: noContact,
  technicalContact: noContact,
  commercialContact: noContact,
  certificationBodyExternalId: '',
});

export const SiteCreateScreen = () => {
  const saved = useAfterSave(siteApi.create, showCreated);
  return (
    <FormScreen
      title={i18n.t('Add Site')}
      breadcrumb={[listCrumbs.sites()]}
      schema={siteCreateForm}
      values={blankSite()}
      sections={useCreateSections()}
      required={askedBody() === 'own' ? ['certificationBodyExternalId'] : []}
      save={(body) => quietSiteCalls.create({ body })}
      saveLabel={i18n.t('Save')}
      onSaved={({ id }) => saved(i18n.t('Site added with the site code {id}', { id }), sitePath(id))}
      cancelTo={siteListPath}
    />
  );
};

const edit: RecordEdit<Site, z.input<typeof siteEditForm>> = {
  answer: site,
  toForm: toSiteForm,
  locked: lockedSiteFields,
  required: requiredSiteFields,
  endpoint: siteApi.update,
};

const SiteEdit = ({ record }: { record: Site }) => (
  <EditScreen
    kind={siteKind}
    edit={edit}
    record={record}
    title={i18n.t('Edit site')}
    subtitle={record.name}
    schema={siteEditForm}
    sections={useFieldSections(siteSections, record)}
    send={quietSiteCalls.update}
    savedText={i18n.t('Site saved')}
  />
);

export const SiteEditScreen = () => (
  <EditOfRoute kind={siteKind} title={() => i18n.t('Edit site')}>
    {(record) => <SiteEdit record={record} />}
  </EditOfRoute>
);
