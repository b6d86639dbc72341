import type { Audit } from '@attestry/contract/features/audit/audit.schema.ts';
import { expiryReasons, numbered } from '@attestry/contract/features/audit/next-audit.schema.ts';
import { expiryForm } from '@attestry/contract/features/audit-schedule/audit-schedule.schema.ts';
import type { Site } from '@attestry/contract/features/site/site.schema.ts';
import { useNavigate } from '@tanstack/react-router';
import type { z } from 'zod';
import { auditPath, sitePath } from '../../blocks/addresses.ts';
import { FormOfRoute } from '../../blocks/details/record-of-route.tsx';
import { auditHead, NoFormOfAudit } from '../../blocks/form-of-audit.tsx';
import type { FormField } from '../../blocks/form-screen/form-parts.ts';
import { FormScreen } from '../../blocks/form-screen/form-screen.tsx';
import { showSnackbar } from '../../kernel/notices.ts';
import { i18n } from '../../kernel/texts.ts';
import { auditQuery, forgetAudits } from '../audit/audit.public.ts';
import { siteQuery } from '../site/site.public.ts';
import { NoFormOfSite, scheduleCalls, siteHead } from './audit-schedule.parts.tsx';

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

const mayBeGiven = ({ visuals }: { visuals: { isAbleToGiveReauditStatus: boolean } }) =>
  visuals.isAbleToGiveReauditStatus;

/** The records of a site that this reader may give the status. */
const choiceOf = ({ audits }: Site) => ({
  kind: 'select' as const,
  name: 'auditId' as const,
  label: i18n.t('Audit'),
  options: audits
    .filter(mayBeGiven)
    .map(({ id, standard, startDate }) => ({ value: id, label: [id, standard, startDate].join(' · ') })),
});

/** The only one there is to choose is chosen. */
const atSite = (site: Site) => {
  const first = choiceOf(site);
  const [only, ...others] = first.options;
  return { first, values: others.length === 0 && only ? { ...blank, auditId: only.value } : blank };
};

const title = () => i18n.t('Give Re-audit Status');

interface FormProps {
  head: ReturnType<typeof auditHead>;
  /** Where the form was opened, and where it leads back to. */
  from: string;
  values: Values;
  first?: Field;
}

const ReauditForm = ({ head, from, values, first }: FormProps) => {
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
      title={title()}
      {...head}
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

const says = () => i18n.t('Whether another audit follows is not yours to say');

const refusedOfAudit = (audit: Audit) =>
  mayBeGiven(audit) ? undefined : <NoFormOfAudit title={title()} audit={audit} says={says()} />;

export const ReauditStatusScreen = () => (
  <FormOfRoute query={auditQuery} refused={refusedOfAudit}>
    {(audit) => <ReauditForm head={auditHead(audit)} from={auditPath(audit.id)} values={ofAudit(audit)} />}
  </FormOfRoute>
);

const refusedOfSite = (site: Site) =>
  site.audits.some(mayBeGiven) ? undefined : <NoFormOfSite title={title()} site={site} says={says()} />;

/** The audit is chosen among those of a site. */
export const ReauditStatusOfSiteScreen = () => (
  <FormOfRoute query={siteQuery} refused={refusedOfSite}>
    {(site) => <ReauditForm head={siteHead(site)} from={sitePath(site.id)} {...atSite(site)} />}
  </FormOfRoute>
);
