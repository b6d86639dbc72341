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
import { FormScreen } from '../../blocks/form-screen/form-screen.tsx';
import { useAfterSave } from '../../blocks/form-screen/use-after-save.ts';
import { EditOfRoute, EditScreen } from '../../blocks/record/edit-screen.tsx';
import type { RecordEdit } from '../../blocks/record/record-kind.ts';
import { useFlag } from '../../kernel/flags.ts';
import { showCreated } from '../../kernel/notices.ts';
import { i18n } from '../../kernel/texts.ts';
import { companyKind, quietCompanyCalls } from './company.parts.tsx';
import { blankCompany, createSections, type EditValues, editSections, editValues } from './company-form.parts.tsx';
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

const edit: RecordEdit<Company, EditValues> = {
  answer: company,
  toForm: editValues,
  locked: lockedCompanyFields,
  endpoint: companyApi.update,
};

const CompanyEdit = ({ record }: { record: Company }) => (
  <EditScreen
    kind={companyKind}
    edit={edit}
    record={record}
    title={i18n.t('Edit company')}
    subtitle={record.name}
    schema={companyEditForm}
    sections={editSections(useFlag('CompanyTiers'))}
    send={quietCompanyCalls.update}
    savedText={i18n.t('Company saved')}
  />
);

export const CompanyEditScreen = () => (
  <EditOfRoute kind={companyKind} title={() => i18n.t('Edit company')}>
    {(record) => <CompanyEdit record={record} />}
  </EditOfRoute>
);
