import type { ShareTarget, SharingOption } from '@attestry/contract/features/sharing/sharing.schema.ts';
import type { Site } from '@attestry/contract/features/site/site.schema.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Building2, Globe, Stamp } from 'lucide-react';
import { sitePath } from '../../blocks/addresses.ts';
import { PartLoader } from '../../blocks/details/details-screen.tsx';
import { sharingOptionWords } from '../../blocks/sharing-option-words.ts';
import { i18n } from '../../kernel/texts.ts';
import { Panel } from '../../ui/panel.tsx';
import { PanelLine, PanelLines } from '../../ui/panel-lines.tsx';
import { quietSharingCalls } from './sharing.parts.tsx';

const namesOf = (targets: readonly ShareTarget[]): string =>
  new Intl.ListFormat(i18n.locale, { type: 'conjunction' }).format(targets.map(({ name }) => name));

const Organisations = ({ id, targets }: { id: string; targets: readonly ShareTarget[] }) =>
  targets.length === 0 ? (
    <PanelLine icon={Building2} title={i18n.t('Not shared with any organisation')} />
  ) : (
    <PanelLine
      icon={Building2}
      title={<bdi>{namesOf(targets)}</bdi>}
      message={i18n.t('the site and all its audits, those to come too')}
    >
      <Link to={sitePath(id, '/share?tab=shared-with')} aria-label={i18n.t('Change whom the site is shared with')}>
        {i18n.t('Change')}
      </Link>
    </PanelLine>
  );

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

type Shared = Pick<Site, 'id' | 'visuals'>;

const Lines = ({ site: { id, visuals } }: { site: Shared }) => {
  const shares = useQuery({
    queryKey: ['site', id, 'shares'],
    queryFn: () => quietSharingCalls.site.listShares({ params: { id } }),
  });
  const options = useQuery({
    queryKey: ['site', id, 'tracker access'],
    queryFn: () => quietSharingCalls.site.listOptions({ params: { id } }),
    enabled: visuals.isAbleToSetSharingOptions,
  });
  return (
    <PartLoader query={shares}>
      {(targets) => (
        <PanelLines>
          <PanelLine icon={Globe} title={i18n.t('Everybody')} message={i18n.t('what the public page shows')}>
            <a href={`/site/${id}`}>{i18n.t('Public page')}</a>
          </PanelLine>
          {options.data && <Tracker id={id} options={options.data} />}
          <Organisations id={id} targets={targets.filter(({ isShared }) => isShared)} />
        </PanelLines>
      )}
    </PartLoader>
  );
};

/** Who sees a site and its audits, for those who may share it. */
export const WhoSees = ({ site }: { site: Shared }) =>
  site.visuals.isAbleToShare && (
    <Panel title={i18n.t('Who can see it')} aside={<Link to={sitePath(site.id, '/share')}>{i18n.t('Share')}</Link>}>
      <Lines site={site} />
    </Panel>
  );
