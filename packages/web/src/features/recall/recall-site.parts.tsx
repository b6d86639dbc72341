import { Select, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useBoundField } from '../../blocks/fields/use-bound-field.tsx';
import type { CustomFieldState } from '../../blocks/form-screen/form-parts.ts';
import { useChoices } from '../../blocks/lookups.tsx';
import { i18n } from '../../kernel/texts.ts';
import { lockedInput } from '../../ui/why-not.tsx';
import { auditsQuery } from './recall.parts.tsx';
import { auditName } from './recall-form.parts.tsx';

const useAudits = () => {
  const siteCode = String(useWatch({ name: 'site' }) ?? '');
  return { siteCode, ...useQuery(auditsQuery(siteCode)) };
};

/** The audits of the chosen site. Choosing another site clears the audit. */
export const AuditField = ({ name, required }: CustomFieldState) => {
  const { setValue } = useFormContext();
  const { siteCode, data: audits = [], isFetching } = useAudits();
  const { value, change, input } = useBoundField({
    name,
    label: i18n.t('Audit'),
    required,
    lockedBecause: siteCode === '' ? i18n.t('Choose the site first') : undefined,
  });
  const chosenOf = useRef(siteCode);
  useEffect(() => {
    if (chosenOf.current === siteCode) return;
    chosenOf.current = siteCode;
    setValue(name, '');
  }, [name, siteCode, setValue]);
  const waiting = isFetching ? i18n.t('Loading') : i18n.t('This site has no audit that you can see');
  return (
    <Select
      {...input}
      placeholder={siteCode ? undefined : i18n.t('Choose the site first')}
      data={audits.map((audit) => ({ value: audit.id, label: auditName(audit) }))}
      value={value || null}
      onChange={(id) => change(id ?? '')}
      nothingFoundMessage={waiting}
    />
  );
};

/**
 * Users of a certification body submit for their own one: that of the audit if it is theirs, or else the primary one.
 */
export const OwnCertificationBody = () => {
  const own = useChoices('ownCertificationBody');
  const auditId: unknown = useWatch({ name: 'auditId' });
  const audit = useAudits().data?.find(({ id }) => id === auditId);
  const shown = own.find(({ id }) => id === audit?.certificationBody.id) ?? own[0];
  return (
    <TextInput
      label={i18n.t('Certification body')}
      value={shown?.name ?? ''}
      readOnly
      {...lockedInput(i18n.t('You submit recalls for your own certification body'))}
    />
  );
};
