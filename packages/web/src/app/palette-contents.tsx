import type { PaletteKind } from '@attestry/contract/features/palette/palette.schema.ts';
import { Plus, Search } from 'lucide-react';
import {
  auditListPath,
  auditPath,
  companyListPath,
  companyPath,
  officeListPath,
  officePath,
  recallListPath,
  recallPath,
  siteListPath,
  sitePath,
  userListPath,
  userPath,
} from '../blocks/addresses.ts';
import { ListedStatus, listedStatus, RecordStatus } from '../blocks/record-status.tsx';
import { GradeSeal } from '../features/certificate/certificate.public.ts';
import type { Command, KindInPalette, PaletteContents } from '../features/palette/palette.public.ts';
import { useCan } from '../kernel/permissions.ts';
import { i18n } from '../kernel/texts.ts';
import { menu, privateFeatures, useOpenEntries } from './private-features.ts';

type Shown = Omit<KindInPalette, 'label' | 'icon'>;
type Facts = Readonly<Record<string, string>>;

/** The status of a record, unless it is as it should be. */
const unlessActive = ({ status = 'Active' }: Facts) => status !== 'Active' && <RecordStatus status={status} />;

/** What the palette shows of each kind beside the words; name and icon are those of the menu. */
const shown: Readonly<Record<PaletteKind, Shown>> = {
  site: {
    listPath: siteListPath,
    to: sitePath,
    status: ({ status = 'Active', auditCertificationStatus }) =>
      status === 'Active' && auditCertificationStatus ? (
        <ListedStatus status={auditCertificationStatus} />
      ) : (
        unlessActive({ status })
      ),
  },
  company: { listPath: companyListPath, to: companyPath, status: unlessActive },
  audit: {
    listPath: auditListPath,
    to: auditPath,
    mark: ({ grade }) => grade && <GradeSeal grade={grade} />,
    status: ({ auditStatus, certificationStatus = '' }) => (
      <ListedStatus status={listedStatus(auditStatus, certificationStatus)} />
    ),
  },
  office: { listPath: officeListPath, to: officePath, status: unlessActive },
  recall: {
    listPath: recallListPath,
    to: recallPath,
    status: ({ recallStatus = '' }) => <RecordStatus status={recallStatus} />,
  },
  user: { listPath: userListPath, to: userPath, status: unlessActive },
};

const withMenuEntry = (kind: Shown): KindInPalette => {
  const { label = '', icon = Search } = menu.find(({ to }) => to === kind.listPath) ?? {};
  return { ...kind, label, icon };
};

const kinds = {
  site: withMenuEntry(shown.site),
  company: withMenuEntry(shown.company),
  audit: withMenuEntry(shown.audit),
  office: withMenuEntry(shown.office),
  recall: withMenuEntry(shown.recall),
  user: withMenuEntry(shown.user),
};

/** What this reader's palette offers: the kinds of records, and the pages and actions of the menu. */
export const usePaletteContents = (): PaletteContents => {
  const can = useCan();
  const entries = useOpenEntries(menu);
  const open = entries.filter(({ refusal, external }) => refusal === undefined && !external);
  const pages = open.map(({ label, to, icon }): Command => ({ label: i18n.t(label), to, icon }));
  const actions = privateFeatures.flatMap(({ adds, menu: entry }): Command[] => {
    const add = adds?.();
    if (!add || !can(add.needs) || !open.some(({ to }) => to === entry?.to)) return [];
    return [{ label: add.action, also: add.label, to: add.to, icon: entry?.icon ?? Plus }];
  });
  return { kinds, actions, pages };
};
