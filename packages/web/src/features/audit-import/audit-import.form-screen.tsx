import type { Audit } from '@attestry/contract/features/audit/audit.schema.ts';
import { isIn } from '@attestry/contract/kernel/permissions.ts';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { auditListPath } from '../../blocks/addresses.ts';
import { FormOfRoute } from '../../blocks/details/record-of-route.tsx';
import { auditHead, NoFormOfAudit } from '../../blocks/form-of-audit.tsx';
import { useChoices } from '../../blocks/lookups.tsx';
import { session } from '../../kernel/session.ts';
import { i18n } from '../../kernel/texts.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { auditQuery } from '../audit/audit.public.ts';
import { siteQuery } from '../site/site.public.ts';
import type { Asks } from './upload-choices.parts.tsx';
import { UploadReport } from './upload-report.parts.tsx';

const listCrumb = { label: i18n.t('Audits'), to: auditListPath };

/** The `SiteCode` of the address, where it is one. */
const useSiteCode = (): string | undefined => {
  const search: Record<string, unknown> = useSearch({ strict: false });
  const code = search.SiteCode ?? search.siteCode;
  return typeof code === 'string' && /^[1-9]\d{0,17}$/.test(code) ? code : undefined;
};

/** The name of the site of a report, or that there is none. */
const useSiteLine = (siteCode: string | undefined): string => {
  const { data, isError } = useQuery({ ...siteQuery(siteCode ?? ''), enabled: siteCode !== undefined });
  if (siteCode === undefined) return '';
  if (isError) return i18n.t('No site with the code {siteCode} is known here.', { siteCode });
  return [i18n.t('Site {code}', { code: siteCode }), data?.name].filter(Boolean).join(' · ');
};

/** Whoever belongs to several certification bodies chooses among them; other readers name any. */
const useBodyAsked = (): Asks['certificationBody'] => {
  const isCb = isIn('cb', session.profile()?.role ?? 'UNKNOWN');
  const [primary, ...others] = useChoices(isCb ? 'ownCertificationBody' : undefined);
  if (!isCb) return 'any';
  return primary && others.length ? { ownOrElse: primary.name } : 'none';
};

/** A new audit: the report names its site, unless the address does. */
export const UploadReportScreen = () => {
  const siteCode = useSiteCode();
  const role = session.profile()?.role ?? 'UNKNOWN';
  const certificationBody = useBodyAsked();
  return (
    <>
      <PageHeader title={i18n.t('Upload report')} subtitle={useSiteLine(siteCode)} breadcrumb={[listCrumb]} />
      <UploadReport
        key={siteCode ?? ''}
        target={siteCode ? { siteCode } : {}}
        asks={{ owner: isIn('cb', role) || isIn('body', role), certificationBody }}
      />
    </>
  );
};

const updateTitle = () => i18n.t('Update existing record');

const notToUpdate = (audit: Audit) =>
  audit.visuals.isAbleToEdit ? undefined : (
    <NoFormOfAudit
      title={updateTitle()}
      audit={audit}
      says={i18n.t("You are not allowed to replace this audit's report")}
    />
  );

/** The report of an audit, replaced; the record keeps its id and history. */
export const UpdateRecordScreen = () => (
  <FormOfRoute query={auditQuery} refused={notToUpdate}>
    {(audit) => (
      <>
        <PageHeader title={updateTitle()} {...auditHead(audit)} />
        <UploadReport
          target={{ externalId: audit.id, siteCode: audit.site.id }}
          standardId={audit.standard.id}
          asks={{ owner: false, certificationBody: 'none' }}
        />
      </>
    )}
  </FormOfRoute>
);
