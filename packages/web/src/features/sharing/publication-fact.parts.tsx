import type { Audit } from '@attestry/contract/features/audit/audit.schema.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { auditPath } from '../../blocks/addresses.ts';
import { whyNotPublished } from '../../blocks/publication-words.ts';
import { i18n } from '../../kernel/texts.ts';
import { isShownByShares, namesOf, sharesQuery } from './sharing.parts.tsx';

type Seen = Pick<Audit, 'id' | 'site' | 'publication' | 'recordStatus' | 'certificationStatus' | 'visuals'>;

/** With whom an audit itself is shared, for those who may share it. */
const SharedWith = ({ audit: { id, recordStatus, visuals } }: { audit: Seen }) => {
  const enabled = visuals.isAbleToShare && isShownByShares({ recordStatus });
  const { data: targets = [] } = useQuery({ ...sharesQuery('audit', id), enabled });
  return (
    targets.length > 0 && (
      <small>
        <Link to={auditPath(id, '/share?tab=shared-with')}>
          {i18n.t('shared with {names}', { names: namesOf(targets) })}
        </Link>
      </small>
    )
  );
};

/** Whether everybody can see an audit, or why not, and with whom it is shared. */
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
