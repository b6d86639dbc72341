import { siteApi } from '@attestry/contract/features/site/site.api.ts';
import type { Site } from '@attestry/contract/features/site/site.schema.ts';
import { clientOf } from '@attestry/contract/kernel/client.ts';
import { queryOptions } from '@tanstack/react-query';
import { listCrumbs, sitePath } from '../../blocks/addresses.ts';
import { RefusedPage } from '../../blocks/refused.tsx';
import { quietSend } from '../../kernel/api.ts';
import { i18n } from '../../kernel/texts.ts';
import { PartsLine } from '../../ui/parts-line.tsx';

/** For forms, exports and commands, which show failures in place. */
export const quietSiteCalls = clientOf(quietSend, siteApi);

/** Features that show or change a site share this query, so they share its cache entry. */
export const siteQuery = (id: string) =>
  queryOptions({ queryKey: ['site', id], queryFn: () => quietSiteCalls.read({ params: { id }, query: {} }) });

type HeadedSite = Pick<Site, 'id' | 'name'>;

export const SiteLine = ({ site: { id, name } }: { site: HeadedSite }) => (
  <PartsLine parts={[name, i18n.t('Site {code}', { code: id })]} />
);

/** The header of every form for a site: its subtitle, and a link back to it. */
export const siteHead = ({ id, name }: HeadedSite) => ({
  subtitle: <SiteLine site={{ id, name }} />,
  breadcrumb: [listCrumbs.sites(), { label: name, to: sitePath(id) }],
});

interface SiteFormUnavailableProps {
  title: string;
  site: HeadedSite;
  message: string;
  hint?: string | undefined;
}

/** Shown in place of a form that the reader may not use. */
export const SiteFormUnavailable = ({ title, site, message, hint }: SiteFormUnavailableProps) => (
  <RefusedPage
    title={title}
    {...siteHead(site)}
    message={message}
    hint={hint}
    back={{ label: i18n.t('View site'), to: sitePath(site.id) }}
  />
);
