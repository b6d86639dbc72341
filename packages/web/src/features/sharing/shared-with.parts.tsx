import { useQuery } from '@tanstack/react-query';
import { Share2 } from 'lucide-react';
import { sentenceOf } from '../../kernel/api-error.ts';
import { i18n } from '../../kernel/texts.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorView } from '../../ui/error-view.tsx';
import { Panel } from '../../ui/panel.tsx';
import { LineSkeletons } from '../../ui/skeletons.tsx';
import { SharedContent, Targets } from './share-target.parts.tsx';
import { quietSharingCalls, type SharedRecord, untilReopened } from './sharing.parts.tsx';

const Shares = ({ record }: { record: SharedRecord }) => {
  const { type, id } = record;
  const { data, error, refetch } = useQuery({
    queryKey: ['sharing', 'shares', `${type} ${id}`],
    queryFn: () => quietSharingCalls[type].listShares({ params: { id } }),
    ...untilReopened,
  });
  if (error) return <ErrorView message={sentenceOf(error)} onRetry={() => void refetch()} />;
  if (!data) return <LineSkeletons />;
  if (data.length > 0) return <Targets record={record} targets={data} />;
  return (
    <EmptyState
      icon={Share2}
      title={i18n.t('Not shared with anybody')}
      hint={i18n.t('Find organisations to share with under Share.')}
    />
  );
};

/** The organisations the record is shared with. */
export const SharedWith = ({ record }: { record: SharedRecord }) => (
  <Panel>
    <SharedContent type={record.type} />
    <Shares record={record} />
  </Panel>
);
