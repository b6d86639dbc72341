import type { Audit } from '@attestry/contract/features/audit/audit.schema.ts';
import type { Site } from '@attestry/contract/features/site/site.schema.ts';
import { isIn } from '@attestry/contract/kernel/role-groups.ts';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { auditListPath, listCrumbs, sitePath } from '../../blocks/addresses.ts';
import { FormLoader } from '../../blocks/details/details-screen.tsx';
import { FormOfRoute, FormUnlessRefused } from '../../blocks/details/record-of-route.tsx';
import { useChoices } from '../../blocks/lookups.tsx';
import { RefusedPage } from '../../blocks/refused.tsx';
import { isAnswered } from '../../kernel/api-error.ts';
import { session } from '../../kernel/session.ts';
import { i18n } from '../../kernel/texts.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { AuditFormUnavailable, auditHead, auditQuery, closedHint } from '../audit-record/audit-record.public.ts';
import { SiteLine, siteQuery } from '../site-record/site-record.public.ts';
import type { UploadFields } from './upload/upload-choices.parts.tsx';
import { UploadReport } from './upload/upload-report.parts.tsx';

/** The `SiteCode` parameter of the address, if it is a valid site code. */
const useSiteCode = (): string | undefined => {
  const search: Record<string, unknown> = useSearch({ strict: false });
  const code = search.SiteCode ?? search.siteCode;
  return typeof code === 'string' && /^[1-9]\d{0,17}$/.test(code) ? code : undefined;
};

/** Users of several certification bodies choose one of their own; readers outside certification bodies may name any. */
const useCertificationBodyField = (): UploadFields['certificationBody'] => {
  const isCb = isIn('cb', session.profile()?.role ?? 'UNKNOWN');
  const [primary, ...others] = useChoices(isCb ? 'ownCertificationBody' : undefined);
  if (!isCb) return 'any';
  return primary && others.length ? { ownOrElse: primary.name } : 'none';
};

const head = (site?: Site) => ({
  title: i18n.t('Upload report'),
  ...(site && { subtitle: <SiteLine site={site} /> }),
  breadcrumb: [listCrumbs.audits()],
});

const NewRecord = ({ site }: { site?: Site }) => {
  const role = session.profile()?.role ?? 'UNKNOWN';
  const certificationBody = useCertificationBodyField();
  return (
    <>
      <PageHeader {...head(site)} />
      <UploadReport
        target={site ? { siteCode: site.id } : {}}
        usualStandard={site?.audits[0]?.standard}
        asks={{ owner: isIn('cb', role) || isIn('body', role), certificationBody }}
      />
    </>
  );
};

const notToUpload = (site: Site) =>
  site.visuals.isAbleToUpload ? undefined : (
    <RefusedPage
      {...head(site)}
      message={i18n.t('You cannot upload reports for this site')}
      back={{ label: i18n.t('View site'), to: sitePath(site.id) }}
    />
  );

const NewRecordOfSite = ({ siteCode }: { siteCode: string }) => {
  const query = useQuery(siteQuery(siteCode));
  if (isAnswered(query.error, 404))
    return (
      <RefusedPage
        {...head()}
        message={i18n.t('No site with the code {siteCode} is known here.', { siteCode })}
        back={{ label: i18n.t('View audits'), to: auditListPath }}
      />
    );
  return (
    <FormLoader query={query}>
      {(site) => (
        <FormUnlessRefused record={site} refused={notToUpload}>
          {() => <NewRecord site={site} />}
        </FormUnlessRefused>
      )}
    </FormLoader>
  );
};

/** Uploads a report as a new audit. The report names the site, unless the address does. */
export const UploadReportScreen = () => {
  const siteCode = useSiteCode();
  return siteCode ? <NewRecordOfSite key={siteCode} siteCode={siteCode} /> : <NewRecord />;
};

const updateTitle = () => i18n.t('Update existing record');

const notToUpdate = (audit: Audit) =>
  audit.visuals.isAbleToEdit ? undefined : (
    <AuditFormUnavailable
      title={updateTitle()}
      audit={audit}
      message={i18n.t('You cannot replace the report of this audit')}
      hint={closedHint(audit)}
    />
  );

/** Replaces the report of an audit; the record keeps its id and history. */
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
