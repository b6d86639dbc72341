import type { SharedWithReader } from '@attestry/contract/kernel/shares.ts';
import { Share2 } from 'lucide-react';
import { i18n } from '../kernel/texts.ts';
import { EventTime } from '../ui/event-time.tsx';
import { PanelLine, PanelLines } from '../ui/panel-lines.tsx';
import { PartsLine } from '../ui/parts-line.tsx';

interface OriginProps {
  share: NonNullable<SharedWithReader>;
  /** The kind of record that the reader has open. */
  record: 'audit' | 'site';
}

interface SharedProps {
  share: SharedWithReader;
}

/** By whom the record was shared, through what it belongs to, and when. */
const Origin = ({ share, record }: OriginProps) => {
  const through = share.of === 'site' ? i18n.t('through its site') : i18n.t('through its company');
  return (
    <PartsLine
      separator=", "
      parts={[
        share.by && i18n.t('by {name}', { name: share.by }),
        share.of !== record && through,
        <EventTime key="since" at={share.since} />,
      ]}
    />
  );
};

/** Why a reader sees a site that is not theirs; nothing for those who see it for another reason. */
export const SharedSiteLine = ({ share }: SharedProps) =>
  share && (
    <PanelLines>
      <PanelLine
        icon={Share2}
        title={i18n.t('Shared with your organisation')}
        message={<Origin share={share} record="site" />}
      />
    </PanelLines>
  );

/** The same of an audit. */
export const SharedAuditNote = ({ share }: SharedProps) =>
  share && (
    <small>
      {i18n.t('shared with your organisation')} <Origin share={share} record="audit" />
    </small>
  );
