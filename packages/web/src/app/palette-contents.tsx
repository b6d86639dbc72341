import { Plus, Search } from 'lucide-react';
import {
  auditListPath,
  auditorListPath,
  auditorPath,
  auditPath,
  companyListPath,
  companyPath,
  officeListPath,
  officePath,
  recallListPath,
  recallPath,
  siteListPath,
  sitePath,
  trackedAuditPath,
  trackerPath,
  userListPath,
  userPath,
} from '../blocks/addresses.ts';
import { ListedStatus, listedStatus, RecordStatus } from '../blocks/record-status.tsx';
import { AuditorStatus, auditorName } from '../features/auditor/auditor.public.ts';
import { AuditSeal } from '../features/certificate/certificate.public.ts';
import type { Command, KindInPalette, PaletteContents } from '../features/palette/palette.public.ts';
import { useCan } from '../kernel/permissions.ts';
import { i18n } from '../kernel/texts.ts';
import { useOpenEntries } from './menu.ts';
import { menu, privateFeatures } from './private-features.ts';

type Facts = Readonly<Record<string, string>>;

/** Takes the label and icon of a kind from the menu. */
const kindOf = (shown: Omit<KindInPalette, 'label' | 'icon'>): KindInPalette => {
  const { label = '', icon = Search } = menu.find((entry) => 'to' in entry && entry.to === shown.listPath) ?? {};
  return { ...shown, label, icon };
};

/** The status of a record, unless it is as it should be. */
const unlessActive = ({ status = 'Active' }: Facts) => status !== 'Active' && <RecordStatus status={status} />;

const kinds: PaletteContents['kinds'] = {
  site: kindOf({
    listPath: siteListPath,
    to: sitePath,
    status: ({ status = 'Active', auditCertificationStatus }) =>
      status === 'Active' && auditCertificationStatus ? (
        <ListedStatus status={auditCertificationStatus} />
      ) : (
        unlessActive({ status })
      ),
  }),
  company: kindOf({ listPath: companyListPath, to: companyPath, status: unlessActive }),
  audit: kindOf({
    listPath: auditListPath,
    to: auditPath,
    mark: ({ grade, auditStatus = '', certificationStatus = '', validationDate = null }) =>
      grade && <AuditSeal recordStatus={auditStatus} {...{ grade, certificationStatus, validationDate }} />,
    status: ({ auditStatus, certificationStatus = '' }) => (
      <ListedStatus status={listedStatus(auditStatus, certificationStatus)} />
    ),
  }),
  certificate: kindOf({
    listPath: trackerPath,
    to: trackedAuditPath,
    mark: ({ grade, certificationStatus = '' }) =>
      grade && <AuditSeal recordStatus="Current" grade={grade} certificationStatus={certificationStatus} />,
    status: ({ certificationStatus = '' }) => <ListedStatus status={certificationStatus} />,
  }),
  auditor: kindOf({
    listPath: auditorListPath,
    to: auditorPath,
    status: ({ status = '' }) => <AuditorStatus status={status} />,
    nameless: (id) => auditorName({ id, name: '' }),
  }),
  office: kindOf({ listPath: officeListPath, to: officePath, status: unlessActive }),
  recall: kindOf({
    listPath: recallListPath,
    to: recallPath,
    status: ({ recallStatus = '' }) => <RecordStatus status={recallStatus} />,
  }),
  user: kindOf({ listPath: userListPath, to: userPath, status: unlessActive }),
};

/** What this reader's palette offers: the kinds of records, and the pages and actions of the menu. */
export const usePaletteContents = (): PaletteContents => {
  const can = useCan();
  const entries = useOpenEntries(menu);
  const open = entries.filter(({ refusal, external }) => refusal === undefined && !external);
  const pages = open.map(({ label, to, icon }): Command => ({ label: i18n.t(label), to, icon }));
  const actions = privateFeatures.flatMap(({ adds, menu: entry }): Command[] => {
    const add = adds?.();
    if (!add || !can(add.needs) || !open.some(({ to }) => entry && 'to' in entry && to === entry.to)) return [];
    return [{ label: add.action, also: [add.label, i18n.t('Create')], to: add.to, icon: entry?.icon ?? Plus }];
  });
  return { kinds, actions, pages };
};
