import type { Audit } from '@attestry/contract/features/audit/audit.schema.ts';
import { expiryReasons, numbered } from '@attestry/contract/features/audit/next-audit.schema.ts';
import { expiryForm } from '@attestry/contract/features/audit-schedule/audit-schedule.schema.ts';
import type { Site } from '@attestry/contract/features/site/site.schema.ts';
import { useNavigate } from '@tanstack/react-router';
import type { z } from 'zod';
import { auditPath, sitePath } from '../../blocks/addresses.ts';
import { FormOfRoute } from '../../blocks/details/record-of-route.tsx';
import type { FormField } from '../../blocks/form-screen/form-parts.ts';
import { FormScreen } from '../../blocks/form-screen/form-screen.tsx';
import { showSnackbar } from '../../kernel/notices.ts';
import { i18n } from '../../kernel/texts.ts';
import type { Crumb } from '../../ui/page-header.tsx';
import { auditQuery, forgetAudits } from '../audit/audit.public.ts';
import { siteQuery } from '../site/site.public.ts';
import { auditCrumb, scheduleCalls, siteCrumb } from './audit-schedule.parts.tsx';

type Values = z.input<typeof expiryForm>;
type Field = FormField<keyof Values>;

const blank: Values = { auditId: '', reasonId: '', assessmentDate: '', expiryComments: '' };

const fields = (): Field[] => [
  { kind: 'choice', name: 'reasonId', label: i18n.t('Reason'), lookup: 'expiryReason', holds: 'id' },
  { kind: 'day', name: 'assessmentDate', label: i18n.t('Assessment date') },
  { kind: 'area', name: 'expiryComments', label: i18n.t('Comments') },
];

const ofAudit = (audit: Audit): Values => ({
  auditId: audit.id,
  reasonId: numbered(expiryReasons).find(({ name }) => name === audit.expiryReason)?.id ?? '',
  assessmentDate: audit.expiryAssessmentDate ?? '',
  expiryComments: audit.expiryComments ?? '',
});

/** The records of a site that another one could follow. */
const choiceOf = ({ audits }: Site): Field => ({
  kind: 'select',
  name: 'auditId',
  label: i18n.t('Audit'),
  options: audits
    .filter(({ recordStatus }) => recordStatus === 'Current' || recordStatus === 'Holding')
    .map(({ id, standard, startDate }) => ({ value: id, label: [id, standard, startDate].join(' · ') })),
});

interface FormProps {
  name: string;
  /** Where the form was opened, and where it leads back to. */
  from: string;
  list: Crumb;
  values: Values;
  first?: Field;
}

const ReauditForm = ({ name, from, list, values, first }: FormProps) => {
  const navigate = useNavigate();
  const done = async () => {
    await forgetAudits();
    showSnackbar(i18n.t('Re-audit status saved'));
    await navigate({ to: from });
  };
  const hint = i18n.t(
    'No renewal audit is planned, and the one you have scheduled is called off. The certificate stays valid until its expiry date.',
  );
  return (
    <FormScreen
      title={i18n.t('Give Re-audit Status')}
      subtitle={name}
      breadcrumb={[list, { label: name, to: from }]}
      schema={expiryForm}
      values={values}
      sections={[{ title: i18n.t('Re-audit status'), hint, fields: [...(first ? [first] : []), ...fields()] }]}
      save={(body) => scheduleCalls.giveReauditStatus({ body })}
      saveLabel={i18n.t('Save re-audit status')}
      onSaved={() => void done()}
      cancelTo={from}
    />
  );
};

export const ReauditStatusScreen = () => (
  <FormOfRoute query={auditQuery}>
    {(audit) => (
      <ReauditForm name={audit.site.name} from={auditPath(audit.id)} list={auditCrumb()} values={ofAudit(audit)} />
    )}
  </FormOfRoute>
);

/** The audit is chosen among those of a site. */
export const ReauditStatusOfSiteScreen = () => (
  <FormOfRoute query={siteQuery}>
    {(site) => (
      <ReauditForm name={site.name} from={sitePath(site.id)} list={siteCrumb()} values={blank} first={choiceOf(site)} />
    )}
  </FormOfRoute>
);
