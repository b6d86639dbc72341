import { certificationBodyApi } from '@attestry/contract/features/certification-body/certification-body.api.ts';
import {
  certificationBodyCreateForm,
  type Office,
  office,
  officeCreateForm,
  officeEditForm,
} from '@attestry/contract/features/certification-body/certification-body.schema.ts';
import { Select } from '@mantine/core';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { type DefaultValues, type FieldValues, useFormContext } from 'react-hook-form';
import type { z } from 'zod';
import { listCrumbs, officeListPath, officePath } from '../../blocks/addresses.ts';
import { FormScreen } from '../../blocks/form-screen/form-screen.tsx';
import { EditOfRoute, EditScreen } from '../../blocks/record/edit-screen.tsx';
import type { RecordEdit } from '../../blocks/record/record-kind.ts';
import { refetchAfter } from '../../blocks/refetch.ts';
import { showCreated } from '../../kernel/notices.ts';
import { useAudience, useCan } from '../../kernel/permissions.ts';
import { i18n } from '../../kernel/texts.ts';
import { editOfficeTitle, officeKind, quietCalls } from './certification-body.parts.tsx';
import {
  blankMainOffice,
  blankSubOffice,
  type MainOfficeValues,
  mainOfficeSections,
  officeSections,
  officeValues,
  type SubOfficeValues,
  subOfficeSections,
} from './office-form.parts.tsx';

const valuesForOtherForm = (from: 'main' | 'sub', values: FieldValues, typed: Typed = {}): Typed => {
  const { name, standards, location, contact } = from === 'main' ? values.officeInsert : values;
  const office = { name, standards, location, contact };
  return from === 'main'
    ? { main: values, sub: { ...blankSubOffice(''), ...typed.sub, ...office } }
    : { sub: values, main: { ...blankMainOffice, ...typed.main, officeInsert: office } };
};

const types = () => [
  { value: 'main', label: i18n.t('Main Office') },
  { value: 'sub', label: i18n.t('Sub Office') },
];

/** What was typed for each type of office, kept when the reader switches to the other. */
interface Typed {
  main?: DefaultValues<MainOfficeValues>;
  sub?: DefaultValues<SubOfficeValues>;
}

interface TypeChoice {
  typed: Typed | undefined;
  onLeave: (typed: Typed) => void;
}

/** Each type of office has its own form, chosen by the address. Values common to both survive a switch. */
const OfficeTypeSelect = ({ type, typed, onLeave }: TypeChoice & { type: 'main' | 'sub' }) => {
  const navigate = useNavigate();
  const { getValues, formState } = useFormContext();
  const { isDirty } = formState;
  const choose = (chosen: string | null) => {
    if (chosen === type) return;
    onLeave(isDirty || typed ? valuesForOtherForm(type, getValues(), typed) : {});
    void navigate({ to: '.', search: { type: chosen }, replace: true });
  };
  return (
    <Select
      label={i18n.t('Office type')}
      // Switching renders the other form with a type field of its own, which takes the focus.
      autoFocus={typed !== undefined}
      withAsterisk
      aria-required
      allowDeselect={false}
      maw={360}
      data={types()}
      value={type}
      onChange={choose}
    />
  );
};

const useCreated = () => {
  const navigate = useNavigate();
  return async (message: string, officeId: string) => {
    await refetchAfter(certificationBodyApi.createOffice);
    showCreated(message);
    await navigate({ to: officePath(officeId) });
  };
};

const MainOfficeCreate = (choice: TypeChoice) => {
  const created = useCreated();
  return (
    <FormScreen
      title={i18n.t('Add main office')}
      breadcrumb={[listCrumbs.offices()]}
      schema={certificationBodyCreateForm}
      values={blankMainOffice}
      typed={choice.typed?.main}
      sections={mainOfficeSections()}
      save={(body) => quietCalls.create({ body })}
      saveLabel={i18n.t('Save')}
      onSaved={({ officeId }) => void created(i18n.t('Certification body added'), officeId)}
      cancelTo={officeListPath}
    >
      <OfficeTypeSelect type="main" {...choice} />
    </FormScreen>
  );
};

const SubOfficeCreate = ({ bodyId, choice }: { bodyId: string; choice: TypeChoice | undefined }) => {
  const created = useCreated();
  const isAudience = useAudience();
  return (
    <FormScreen
      title={i18n.t('Add sub office')}
      breadcrumb={[listCrumbs.offices()]}
      schema={officeCreateForm}
      values={blankSubOffice(bodyId)}
      typed={choice?.typed?.sub}
      sections={subOfficeSections(isAudience(['cb']))}
      save={(body) => quietCalls.createOffice({ body })}
      saveLabel={i18n.t('Save')}
      onSaved={({ id }) => void created(i18n.t('Office added'), id)}
      cancelTo={officeListPath}
    >
      {choice && <OfficeTypeSelect type="sub" {...choice} />}
    </FormScreen>
  );
};

export const OfficeCreateScreen = () => {
  const search: Record<string, unknown> = useSearch({ strict: false });
  const mayCreateMain = useCan()('CertificationBody.Generate');
  const [typed, setTyped] = useState<Typed>();
  const choice = { typed, onLeave: setTyped };
  // The certification body whose page the reader came from.
  const bodyId = String(search.certificationBody ?? '');
  if (mayCreateMain && search.type !== 'sub' && bodyId === '') return <MainOfficeCreate {...choice} />;
  return <SubOfficeCreate bodyId={bodyId} choice={mayCreateMain ? choice : undefined} />;
};

const edit: RecordEdit<Office, z.input<typeof officeEditForm>> = {
  answer: office,
  toForm: officeValues,
  endpoint: certificationBodyApi.updateOffice,
};

export const OfficeEditScreen = () => (
  <EditOfRoute kind={officeKind} title={editOfficeTitle}>
    {(record) => (
      <EditScreen
        kind={officeKind}
        edit={edit}
        record={record}
        title={editOfficeTitle(record)}
        subtitle={record.name}
        schema={officeEditForm}
        sections={officeSections()}
        send={quietCalls.updateOffice}
        savedText={i18n.t('Office saved')}
      />
    )}
  </EditOfRoute>
);
