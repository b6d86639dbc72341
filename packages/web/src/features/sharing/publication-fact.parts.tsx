import type { Audit } from '@attestry/contract/features/audit/audit.schema.ts';
import { isShownByShares } from '@attestry/contract/features/audit/audit.states.ts';
import type { ShareableEntity } from '@attestry/contract/kernel/shares.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { auditPath, companyPath, sitePath } from '../../blocks/addresses.ts';
import { whyNotPublished } from '../../blocks/publication-words.ts';
import { SharedAuditNote } from '../../blocks/shared-with-reader.tsx';
import { i18n } from '../../kernel/texts.ts';
import { namesOf, sharesQuery } from './sharing.parts.tsx';

type Seen = Pick<
  Audit,
  | 'id'
  | 'site'
  | 'company'
  | 'knowsSharesOf'
  | 'sharedWithReader'
  | 'publication'
  | 'recordStatus'
  | 'certificationStatus'
  | 'visuals'
>;

/** With whom a record is shared; nobody where that is not asked. */
const useShares = (type: ShareableEntity, id: string, enabled: boolean) => {
  const { data = [] } = useQuery({ ...sharesQuery(type, id), enabled });
  return enabled ? data : [];
};

/** With whom an audit is shared, by itself or with its site or company, for those who may know it. */
const SharesOfAudit = ({ audit: { id, site, company, knowsSharesOf, recordStatus, visuals } }: { audit: Seen }) => {
  const isShown = isShownByShares(recordStatus);
  const direct = useShares('audit', id, visuals.isAbleToShare && isShown);
  const withSite = useShares('site', site.id, knowsSharesOf.site && isShown);
  const companyId = company?.id ?? '';
  const withCompany = useShares('company', companyId, knowsSharesOf.company && isShown);
  return (
    <>
      {direct.length > 0 && (
        <small>
          <Link to={auditPath(id, '/share?tab=shared-with')}>
            {i18n.t('shared with {names}', { names: namesOf(direct) })}
          </Link>
        </small>
      )}
      {withSite.length > 0 && (
        <small>
          <Link to={sitePath(site.id, '/share?tab=shared-with')}>
            {i18n.t('shared by its site with {names}', { names: namesOf(withSite) })}
          </Link>
        </small>
      )}
      {withCompany.length > 0 && (
        <small>
          <Link to={companyPath(companyId, '/share?tab=shared-with')}>
            {i18n.t('shared by its company with {names}', { names: namesOf(withCompany) })}
          </Link>
        </small>
      )}
    </>
  );
};

/** Whether everybody can see an audit, or why not, with whom it is shared, and why the reader sees it. */
export const PublicationFact = ({ audit }: { audit: Seen }) => {
  const { site, publication, recordStatus, certificationStatus } = audit;
  const why = whyNotPublished({ publication, recordStatus, certificationStatus: certificationStatus.name });
  return (
    <>
      {publication === 'Published' ? (
        <>
          {i18n.t('Everybody')}
          <small>
            <a href={`/site/${site.id}`}>{i18n.t('on the public page')}</a>
          </small>
        </>
      ) : (
        <>
          {i18n.t('Not public')}
          {why && <small>{why}</small>}
        </>
      )}
      <SharedAuditNote share={audit.sharedWithReader} />
      <SharesOfAudit audit={audit} />
    </>
  );
};
