import { companyApi } from '@attestry/contract/features/company/company.api.ts';
import { lockedCompanyFields, toCompanyForm } from '@attestry/contract/features/company/company.parts.ts';
import {
  type Company,
  company,
  companyCreateForm,
  companyEditForm,
  companySections,
} from '@attestry/contract/features/company/company.schema.ts';
import { useQuery } from '@tanstack/react-query';
import type { z } from 'zod';
import { companyListPath, companyPath, listCrumbs } from '../../blocks/addresses.ts';
import { FormLoader } from '../../blocks/details/details-screen.tsx';
import { useFieldSections } from '../../blocks/form-screen/field-sections.ts';
import { FormScreen } from '../../blocks/form-screen/form-screen.tsx';
import { useAfterSave } from '../../blocks/form-screen/use-after-save.ts';
import { EditOfRoute, EditScreen } from '../../blocks/record/edit-screen.tsx';
import type { RecordEdit } from '../../blocks/record/record-kind.ts';
import { useFlag } from '../../kernel/flags.ts';
import { showCreated } from '../../kernel/notices.ts';
import { i18n } from '../../kernel/texts.ts';
import { companyKind, quietCompanyCalls } from './company.parts.tsx';
import { accessFields, blankCompany, tierField } from './company-form.parts.tsx';
import { defaultLimitQuery } from './tracker-limit.parts.tsx';

const CompanyCreate = ({ defaultLimit }: { defaultLimit: number }) => {
  const tiers = useFlag('CompanyTiers');
  const saved = useAfterSave(companyApi.create, showCreated);
  return (
    <FormScreen
      title={i18n.t('Add Company')}
      breadcrumb={[listCrumbs.companies()]}
      schema={companyCreateForm}
      values={blankCompany(defaultLimit)}
      sections={[
        ...useFieldSections(companySections, {}),
        { title: i18n.t('Directory access'), fields: accessFields(tiers) },
      ]}
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

const edit: RecordEdit<Company, z.input<typeof companyEditForm>> = {
  answer: company,
  toForm: (record) => ({ natureOfBusinessId: '', ...toCompanyForm(record) }),
  locked: lockedCompanyFields,
  endpoint: companyApi.update,
};

const CompanyEdit = ({ record }: { record: Company }) => {
  const access = { title: i18n.t('Directory access'), fields: [tierField()] };
  return (
    <EditScreen
      kind={companyKind}
      edit={edit}
      record={record}
      title={i18n.t('Edit company')}
      subtitle={record.name}
      schema={companyEditForm}
      sections={[...useFieldSections(companySections, record), ...(useFlag('CompanyTiers') ? [access] : [])]}
      send={quietCompanyCalls.update}
      savedText={i18n.t('Company saved')}
    />
  );
};

export const CompanyEditScreen = () => (
  <EditOfRoute kind={companyKind} title={() => i18n.t('Edit company')}>
    {(record) => <CompanyEdit record={record} />}
  </EditOfRoute>
);
