import type { SharingOption } from '@attestry/contract/features/sharing/sharing.schema.ts';
import type { Site } from '@attestry/contract/features/site/site.schema.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { FileText, Globe, GlobeLock, Stamp } from 'lucide-react';
import { auditPath, sitePath } from '../../blocks/addresses.ts';
import { PartLoader } from '../../blocks/details/details-screen.tsx';
import { whyNotPublished } from '../../blocks/publication-words.ts';
import { SharedSiteLine } from '../../blocks/shared-with-reader.tsx';
import { sharingOptionWords } from '../../blocks/sharing-option-words.ts';
import { useFlag } from '../../kernel/flags.ts';
import { i18n } from '../../kernel/texts.ts';
import { Panel } from '../../ui/panel.tsx';
import { PanelLine, PanelLineSkeleton, PanelLines } from '../../ui/panel-lines.tsx';
import { PartsLine } from '../../ui/parts-line.tsx';
import { RequestsOfSite, useRequestsOfSite } from '../report-access/report-access.public.ts';
import { Organisations, WithCompany } from './organisation-lines.parts.tsx';
import { namesOf, quietSharingCalls, sharesQuery } from './sharing.parts.tsx';

const listOf = (names: readonly string[]): string =>
  new Intl.ListFormat(i18n.locale, { type: 'conjunction' }).format(names);

const Tracker = ({ id, options }: { id: string; options: readonly SharingOption[] }) => {
  const applies = options.find(({ value }) => value);
  return (
    applies && (
      <PanelLine icon={Stamp} title={i18n.t('Certificate Tracker')} message={sharingOptionWords()[applies.name].label}>
        <Link
          to={sitePath(id, '/share/verify-settings')}
          aria-label={i18n.t('Change what the Certificate Tracker shows')}
        >
          {i18n.t('Change')}
        </Link>
      </PanelLine>
    )
  );
};

/** How many audits are named before the rest is counted. */
const mostNamed = 3;

/** With whom one audit is shared. How many that are is known before they are read. */
const AuditShared = ({ id, shares: count }: Site['audits'][number]) => {
  const { data: targets } = useQuery(sharesQuery('audit', id));
  return (
    <span>
      <Link to={auditPath(id, '/share?tab=shared-with')}>{i18n.t('Audit {id}', { id })}</Link>{' '}
      {targets
        ? i18n.t('with {names}', { names: namesOf(targets) })
        : i18n.t('with {count, plural, one {# organisation} other {# organisations}}', { count })}
    </span>
  );
};

/** The audits that are shared by themselves, each with the way to those it is shared with. */
const AuditsShared = ({ shared }: { shared: Site['audits'] }) => {
  const more = shared.length - mostNamed;
  return (
    shared.length > 0 && (
      <PanelLine
        icon={FileText}
        title={i18n.t('{count, plural, one {# audit is shared by itself} other {# audits are shared by themselves}}', {
          count: shared.length,
        })}
        message={
          <PartsLine
            parts={[
              ...shared.slice(0, mostNamed).map((audit) => <AuditShared key={audit.id} {...audit} />),
              more > 0 && i18n.t('{count} more', { count: more }),
            ]}
          />
        }
      />
    )
  );
};

interface WhoSeesProps {
  site: Pick<Site, 'id' | 'companyId' | 'knowsCompanyShares' | 'sharedWithReader' | 'visuals' | 'audits'>;
  /** The audit that speaks for each standard. */
  certifications: Site['audits'];
}

/** Why nothing of a site is public, for each of its certifications. */
const reasonsOf = (certifications: Site['audits']): string => {
  const [only, ...others] = certifications;
  if (!only) return i18n.t('as there is no audit to publish');
  if (others.length === 0) return whyNotPublished(only);
  return certifications.map((audit) => [audit.standard, whyNotPublished(audit)].filter(Boolean).join(' ')).join(', ');
};

/** What everybody can see of a site, or why nothing. */
const Publication = ({ site, certifications }: WhoSeesProps) => {
  const published = certifications.filter(({ publication }) => publication === 'Published');
  if (published.length === 0)
    return <PanelLine icon={GlobeLock} title={i18n.t('Not public')} message={reasonsOf(certifications)} />;
  const standards = listOf(published.map(({ standard }) => standard));
  return (
    <PanelLine
      icon={Globe}
      title={i18n.t('Everybody')}
      message={i18n.t('grade, scope and validity for {standards}', { standards })}
    >
      <a href={`/site/${site.id}`}>{i18n.t('Public page')}</a>
    </PanelLine>
  );
};

type Shared = Pick<WhoSeesProps, 'site'>;

const useShared = ({ site: { id, companyId, knowsCompanyShares, visuals } }: Shared) => {
  const shares = useQuery({ ...sharesQuery('site', id), enabled: visuals.isAbleToShare });
  const withCompany = useQuery({ ...sharesQuery('company', companyId), enabled: knowsCompanyShares });
  const options = useQuery({
    queryKey: ['site', id, 'tracker access'],
    queryFn: () => quietSharingCalls.site.listOptions({ params: { id } }),
    enabled: visuals.isAbleToShare && visuals.isAbleToSetSharingOptions,
  });
  const requests = useRequestsOfSite(id);
  const isLoading = [shares, withCompany, options, requests].some((query) => query.isLoading);
  return { shares, withCompany, options, requests, isLoading };
};

/** Whom the site is shared with, what the Certificate Tracker shows of it, and who asks for its reports. */
const Shared = ({ site }: Shared) => {
  const { id, companyId, knowsCompanyShares, visuals, audits } = site;
  const sharedAudits = audits.filter(({ shares }) => shares > 0);
  const { shares, withCompany, options, requests, isLoading } = useShared({ site });
  if (isLoading)
    return (
      <PanelLines>
        {visuals.isAbleToShare && <PanelLineSkeleton />}
        {visuals.isAbleToSetSharingOptions && <PanelLineSkeleton />}
      </PanelLines>
    );
  return (
    <>
      {visuals.isAbleToShare && (
        <PartLoader query={shares}>
          {(targets) => (
            <PanelLines>
              {options.data && <Tracker id={id} options={options.data} />}
              <Organisations id={id} targets={targets} namesAudits={sharedAudits.length > 0} />
              <AuditsShared shared={sharedAudits} />
            </PanelLines>
          )}
        </PartLoader>
      )}
      {knowsCompanyShares && (
        <PartLoader query={withCompany}>
          {(targets) => (
            <PanelLines>
              <WithCompany companyId={companyId} targets={targets} />
            </PanelLines>
          )}
        </PartLoader>
      )}
      {requests.isEnabled && (
        <PartLoader query={requests}>{(waiting) => <RequestsOfSite waiting={waiting} />}</PartLoader>
      )}
    </>
  );
};

/** Who sees a site and its audits, and who asks to: what is public, and for those who may share the rest. */
export const WhoSees = ({ site, certifications }: WhoSeesProps) => (
  <Panel
    title={i18n.t('Who can see it')}
    aside={site.visuals.isAbleToShare && <Link to={sitePath(site.id, '/share')}>{i18n.t('Share')}</Link>}
  >
    {useFlag('AuditFeature') && (
      <PanelLines>
        <Publication site={site} certifications={certifications} />
      </PanelLines>
    )}
    <SharedSiteLine share={site.sharedWithReader} />
    <Shared site={site} />
  </Panel>
);
