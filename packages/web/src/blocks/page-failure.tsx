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

const WayToList = () => {
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

interface PageFailureProps {
  error: unknown;
  /** The message of this failure, if the page has its own. */
  says?: string | undefined;
  onRetry: () => void;
}

/** Replaces a page whose record does not exist, may not be seen, or could not be loaded. */
export const PageFailure = ({ error, says = sentenceOf(error), onRetry }: PageFailureProps) => {
  const gone = ([404, 403] as const).find((status) => isAnswered(error, status));
  if (gone === undefined)
    return (
      <>
        <PageHeader title={i18n.t('This page could not be shown')} />
        <Panel>
          <ErrorView message={says} onRetry={onRetry} />
        </Panel>
      </>
    );
  return (
    <>
      <PageHeader title={gone === 404 ? i18n.t('Not found') : i18n.t('Permission denied')} />
      <Panel>
        <div role="alert">
          <EmptyState icon={SearchX} title={says} hint={i18n.t(hints[gone])}>
            <WayToList />
          </EmptyState>
        </div>
      </Panel>
    </>
  );
};
