import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { SearchX } from 'lucide-react';
import { isAnswered, sentenceOf } from '../kernel/api-error.ts';
import { i18n } from '../kernel/texts.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { ErrorView } from '../ui/error-view.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { Panel } from '../ui/panel.tsx';
import { useListOfPage } from './addresses.ts';

const ListLink = () => {
  const list = useListOfPage();
  return (
    <Button component={Link} to={list?.to ?? '/private'} variant="default">
      {list ? i18n.t('Go to {list}', { list: list.label }) : i18n.t('Go to your start page')}
    </Button>
  );
};

const hints: Record<404 | 403, string> = {
  404: 'It may have been removed, or you may not see it. Check the address, or look for it in the list.',
  403: 'Your role does not include it. If you need it, ask the person who manages your account.',
};

interface FailureProps {
  error: unknown;
  /** The page's own message for this failure, if it has one. */
  message?: string | undefined;
  onRetry: () => void;
}

const goneStatus = (error: unknown) => ([404, 403] as const).find((status) => isAnswered(error, status));

/**
 * Replaces a part of a page that does not exist, may not be seen, or could not be loaded. Only the last offers a retry.
 */
export const PartFailure = ({ error, message = sentenceOf(error), onRetry }: FailureProps) => {
  const gone = goneStatus(error);
  if (gone === undefined) return <ErrorView message={message} onRetry={onRetry} />;
  return (
    <div role="alert">
      <EmptyState icon={SearchX} title={message} hint={i18n.t(hints[gone])}>
        <ListLink />
      </EmptyState>
    </div>
  );
};

const titles = { 404: 'Not found', 403: 'Permission denied' } as const;

/** As `PartFailure`, for a whole page. */
export const PageFailure = (props: FailureProps) => {
  const gone = goneStatus(props.error);
  return (
    <>
      <PageHeader title={i18n.t(gone === undefined ? 'This page could not be shown' : titles[gone])} />
      <Panel>
        <PartFailure {...props} />
      </Panel>
    </>
  );
};
