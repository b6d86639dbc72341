import { companyApi } from '@attestry/contract/features/company/company.api.ts';
import { lockedCompanyFields } from '@attestry/contract/features/company/company.parts.ts';
import {
  type Company,
  company,
  companyCreateForm,
  companyEditForm,
} from '@attestry/contract/features/company/company.schema.ts';
import { useQuery } from '@tanstack/react-query';
import { companyListPath, companyPath, listCrumbs } from '../../blocks/addresses.ts';
import { FormLoader } from '../../blocks/details/details-screen.tsx';
import { FormOfRoute } from '../../blocks/details/record-of-route.tsx';
import { FormScreen } from '../../blocks/form-screen/form-screen.tsx';
import { useSaved } from '../../blocks/form-screen/use-saved.ts';
import { EditRefused } from '../../blocks/refused.tsx';
import { versionOf } from '../../kernel/api.ts';
import { useFlag } from '../../kernel/flags.ts';
import { showCreated } from '../../kernel/notices.ts';
import { session } from '../../kernel/session.ts';
import { i18n } from '../../kernel/texts.ts';
import { companyQuery, quietCompanyCalls } from './company.parts.tsx';
import { blankCompany, createSections, editSections, editValues } from './company-form.parts.tsx';
import { defaultLimitQuery } from './tracker-limit.parts.tsx';

const CompanyCreate = ({ defaultLimit }: { defaultLimit: number }) => {
  const tiers = useFlag('CompanyTiers');
  const saved = useSaved(companyApi.create, showCreated);
  return (
    <FormScreen
      title={i18n.t('Add Company')}
      breadcrumb={[listCrumbs.companies()]}
      schema={companyCreateForm}
      values={blankCompany(defaultLimit)}
      sections={createSections(tiers)}
      save={(body) => quietCompanyCalls.create({ body })}
      saveLabel={i18n.t('Save')}
      onSaved={({ id }) => saved(i18n.t('Company added'), companyPath(id))}
      cancelTo={companyListPath}
    />
  );
};

export const CompanyCreateScreen = () => (
  <FormLoader query={useQuery(defaultLimitQuery)}>
    {({ favouriteTagDefaultLimit }) => <CompanyCreate defaultLimit={favouriteTagDefaultLimit} />}
  </FormLoader>
);

const CompanyEdit = ({ record }: { record: Company }) => {
  const tiers = useFlag('CompanyTiers');
  const role = session.profile()?.role ?? 'UNKNOWN';
  const saved = useSaved(companyApi.update);
  return (
    <FormScreen
      title={i18n.t('Edit company')}
      subtitle={record.name}
      breadcrumb={[listCrumbs.companies(), { label: record.name, to: companyPath(record.id) }]}
      schema={companyEditForm}
      values={editValues(record)}
      edited={{ version: versionOf(record), valuesOf: (present) => editValues(company.parse(present)) }}
      sections={editSections(tiers)}
      locked={lockedCompanyFields(role)}
      save={(body, version = '') => quietCompanyCalls.update({ params: { id: record.id }, body, version })}
      saveLabel={i18n.t('Save')}
      onSaved={() => saved(i18n.t('Company saved'), companyPath(record.id))}
      cancelTo={companyPath(record.id)}
    />
  );
};

const refused = (record: Company) =>
  record.visuals.isAbleToEdit ? undefined : (
    <EditRefused
      title={i18n.t('Edit company')}
      name={record.name}
      crumbs={[listCrumbs.companies()]}
      to={companyPath(record.id)}
    />
  );

export const CompanyEditScreen = () => (
  <FormOfRoute query={companyQuery} refused={refused}>
    {(record) => <CompanyEdit record={record} />}
  </FormOfRoute>
);
