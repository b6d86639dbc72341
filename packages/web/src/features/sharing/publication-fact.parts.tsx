import type { Audit } from '@attestry/contract/features/audit/audit.schema.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { auditPath } from '../../blocks/addresses.ts';
import { whyNotPublished } from '../../blocks/publication-words.ts';
import { i18n } from '../../kernel/texts.ts';
import { isShownByShares, quietSharingCalls } from './sharing.parts.tsx';

type Seen = Pick<Audit, 'id' | 'site' | 'publication' | 'recordStatus' | 'certificationStatus' | 'visuals'>;

/** How many organisations an audit itself is shared with, for those who may share it. */
const SharedWith = ({ audit: { id, recordStatus, visuals } }: { audit: Seen }) => {
  const { data = [] } = useQuery({
    queryKey: ['audit', id, 'shares'],
    queryFn: () => quietSharingCalls.audit.listShares({ params: { id } }),
    enabled: visuals.isAbleToShare && isShownByShares({ recordStatus }),
  });
  const count = data.filter(({ isShared }) => isShared).length;
  return (
    count > 0 && (
      <small>
        <Link to={auditPath(id, '/share?tab=shared-with')}>
          {i18n.t('shared with {count, plural, one {# organisation} other {# organisations}}', { count })}
        </Link>
      </small>
    )
  );
};

/** Whether everybody can see an audit, or why not, and with how many organisations it is shared. */
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
      <SharedWith audit={audit} />
    </>
  );
};
