import {
  certificationBodyCreateForm,
  type Office,
  office,
  officeCreateForm,
  officeEditForm,
} from '@attestry/contract/features/certification-body/certification-body.schema.ts';
import { Select } from '@mantine/core';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { officePath } from '../../blocks/addresses.ts';
import { FormOfRoute } from '../../blocks/details/record-of-route.tsx';
import { FormScreen } from '../../blocks/form-screen/form-screen.tsx';
import { versionOf } from '../../kernel/api.ts';
import { showCreated, showSnackbar } from '../../kernel/notices.ts';
import { useAudience, useCan } from '../../kernel/permissions.ts';
import { session } from '../../kernel/session.ts';
import { i18n } from '../../kernel/texts.ts';
import { forgetOffices, listCrumb, officeQuery, quietCalls } from './certification-body.parts.tsx';
import {
  blankMainOffice,
  blankSubOffice,
  mainOfficeSections,
  officeSections,
  officeValues,
  subOfficeSections,
} from './office-form.parts.tsx';

const types = () => [
  { value: 'main', label: i18n.t('Main Office') },
  { value: 'sub', label: i18n.t('Sub Office') },
];

/** Each type of office has a form of its own; the address says which. */
const OfficeTypeSelect = ({ type }: { type: 'main' | 'sub' }) => {
  const navigate = useNavigate();
  return (
    <Select
      label={i18n.t('Office type')}
      withAsterisk
      aria-required
      allowDeselect={false}
      maw={360}
      data={types()}
      value={type}
      onChange={(chosen) => void navigate({ to: '.', search: { type: chosen }, replace: true })}
    />
  );
};

const useCreated = () => {
  const navigate = useNavigate();
  return async (message: string, officeId: string) => {
    await forgetOffices();
    showCreated(message);
    await navigate({ to: officePath(officeId) });
  };
};

const MainOfficeCreate = () => {
  const created = useCreated();
  return (
    <FormScreen
      title={i18n.t('Add Main Office')}
      breadcrumb={[listCrumb]}
      schema={certificationBodyCreateForm}
      values={blankMainOffice}
      sections={mainOfficeSections()}
      save={(body) => quietCalls.create({ body })}
      saveLabel={i18n.t('Create office')}
      onSaved={({ officeId }) => void created(i18n.t('Certification body created'), officeId)}
      cancelTo={listCrumb.to}
    >
      <OfficeTypeSelect type="main" />
    </FormScreen>
  );
};

/** The certification body whose page led here, or the reader's own. */
const useBodyOfSubOffice = (): string => {
  const search: Record<string, unknown> = useSearch({ strict: false });
  if (search.certificationBody !== undefined) return String(search.certificationBody);
  const own = session.profile()?.primaryOrganisation;
  return own?.type === 'CertificationBody' ? own.id : '';
};

const SubOfficeCreate = ({ choosesType }: { choosesType: boolean }) => {
  const created = useCreated();
  const isAudience = useAudience();
  const bodyId = useBodyOfSubOffice();
  return (
    <FormScreen
      title={i18n.t('Add Sub Office')}
      breadcrumb={[listCrumb]}
      schema={officeCreateForm}
      values={blankSubOffice(bodyId)}
      sections={subOfficeSections(isAudience(['cb']))}
      save={(body) => quietCalls.createOffice({ body })}
      saveLabel={i18n.t('Create office')}
      onSaved={({ id }) => void created(i18n.t('Office created'), id)}
      cancelTo={listCrumb.to}
    >
      {choosesType && <OfficeTypeSelect type="sub" />}
    </FormScreen>
  );
};

export const OfficeCreateScreen = () => {
  const search: Record<string, unknown> = useSearch({ strict: false });
  const mayCreateMain = useCan()('CertificationBody.Generate');
  const isSub = search.type === 'sub' || search.certificationBody !== undefined;
  return mayCreateMain && !isSub ? <MainOfficeCreate /> : <SubOfficeCreate choosesType={mayCreateMain} />;
};

const OfficeEdit = ({ record }: { record: Office }) => {
  const navigate = useNavigate();
  const done = async () => {
    await forgetOffices();
    showSnackbar(i18n.t('Office saved'));
    await navigate({ to: officePath(record.id) });
  };
  return (
    <FormScreen
      title={record.isMainOffice ? i18n.t('Edit Main Office') : i18n.t('Edit Sub Office')}
      subtitle={record.name}
      breadcrumb={[listCrumb, { label: record.name, to: officePath(record.id) }]}
      schema={officeEditForm}
      values={officeValues(record)}
      edited={{ version: versionOf(record), valuesOf: (present) => officeValues(office.parse(present)) }}
      sections={officeSections()}
      save={(body, version = '') => quietCalls.updateOffice({ params: { id: record.id }, body, version })}
      saveLabel={i18n.t('Save changes')}
      onSaved={() => void done()}
      cancelTo={officePath(record.id)}
    />
  );
};

export const OfficeEditScreen = () => (
  <FormOfRoute query={officeQuery}>{(record) => <OfficeEdit record={record} />}</FormOfRoute>
);
