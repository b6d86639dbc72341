import { sharingErrors } from '@attestry/contract/features/sharing/sharing.errors.ts';
import type { ShareableEntity } from '@attestry/contract/kernel/shares.ts';
import { useParams } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { DetailsHeader } from '../../blocks/details/details-screen.tsx';
import { DetailsTabs } from '../../blocks/details/details-tabs.tsx';
import { RecordOfRoute } from '../../blocks/details/record-of-route.tsx';
import { Refused } from '../../blocks/refused.tsx';
import { useFlag } from '../../kernel/flags.ts';
import { i18n } from '../../kernel/texts.ts';
import { ErrorView } from '../../ui/error-view.tsx';
import { Panel } from '../../ui/panel.tsx';
import { PartsLine } from '../../ui/parts-line.tsx';
import type { Tab } from '../../ui/tabs.tsx';
import { AccessOptions, hasOptions } from './access-options.parts.tsx';
import { FindTargets } from './find-targets.parts.tsx';
import { SharedWith } from './shared-with.parts.tsx';
import {
  isShownIfShared,
  type Origin,
  origins,
  type SharedRecord,
  sharedRecordQuery,
  useMaySetOptions,
} from './sharing.parts.tsx';

const wordOf = (): Record<ShareableEntity, string> => ({
  company: i18n.t('Company'),
  site: i18n.t('Site'),
  audit: i18n.t('Audit'),
});

const useAccessTab = (record: SharedRecord): Tab[] => {
  const label = useFlag('Megatron') ? i18n.t('Certificate Tracker Access') : i18n.t('Verify Access');
  const may = useMaySetOptions()(record);
  if (!hasOptions(record)) return [];
  const content = may ? (
    <AccessOptions record={record} />
  ) : (
    <Refused message={i18n.t(sharingErrors.optionsDenied.message)} />
  );
  return [{ key: 'access', label, content }];
};

const NotShown = () => (
  <Refused
    message={i18n.t('Only Current and Closed audits can be shared')}
    hint={i18n.t('Nobody could see this audit now. The organisations it was shared with are listed under Shared with.')}
  />
);

const shareTabs = (record: SharedRecord): Tab[] => {
  const orRefused = (content: ReactNode) =>
    record.isAbleToShare ? content : <Refused message={i18n.t(sharingErrors.denied.message)} />;
  return [
    {
      key: 'share',
      label: i18n.t('Share'),
      content: orRefused(isShownIfShared(record) ? <FindTargets record={record} /> : <NotShown />),
    },
    { key: 'shared-with', label: i18n.t('Shared with'), content: orRefused(<SharedWith record={record} />) },
  ];
};

interface SharingProps {
  record: SharedRecord;
  origin: Origin;
  /** Shows the access in the Certificate Tracker without the sharing. */
  accessOnly?: true;
}

const Sharing = ({ record, origin, accessOnly }: SharingProps) => {
  const title = accessOnly ? i18n.t('Verify Settings') : i18n.t('Share');
  const access = useAccessTab(record);
  const { list, to } = origins[origin];
  return (
    <>
      <DetailsHeader
        title={title}
        subtitle={<PartsLine parts={[`${wordOf()[record.type]} ${record.id}`, record.name]} />}
        breadcrumb={[list(), { label: record.crumb, to: to(record.id) }]}
      />
      <DetailsTabs label={title} tabs={accessOnly ? access : [...shareTabs(record), ...access]} />
    </>
  );
};

const Missing = ({ message }: { message: string }) => (
  <>
    <DetailsHeader title={i18n.t('Share')} />
    <Panel>
      <ErrorView message={message} />
    </Panel>
  </>
);

const isOrigin = (word: string): word is Origin => Object.hasOwn(origins, word);

const SharingOfRoute = ({ accessOnly }: { accessOnly?: true }) => {
  const { type: origin = '', id = '' }: Record<string, string | undefined> = useParams({ strict: false });
  if (!id.trim()) return <Missing message={i18n.t('Missing ID')} />;
  if (!isOrigin(origin) || (accessOnly && origin === 'company')) return <Missing message={i18n.t('Missing type')} />;
  return (
    <RecordOfRoute query={sharedRecordQuery(origin)}>
      {(record) => <Sharing record={record} origin={origin} {...(accessOnly && { accessOnly })} />}
    </RecordOfRoute>
  );
};

export const ShareScreen = () => <SharingOfRoute />;

export const VerifySettingsScreen = () => <SharingOfRoute accessOnly />;
