import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { Ban } from 'lucide-react';
import { EmptyState } from '../ui/empty-state.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { Panel } from '../ui/panel.tsx';

interface RefusedProps {
  says: string;
  hint?: string | undefined;
  /** Where the reader can continue instead. */
  back?: { label: string; to: string };
}

/** Shown when the reader may not do something, or when it cannot be done at present. */
export const Refused = ({ says, hint, back }: RefusedProps) => (
  <Panel>
    <EmptyState icon={Ban} title={says} {...(hint && { hint })}>
      {back && (
        <Button component={Link} to={back.to} variant="default">
          {back.label}
        </Button>
      )}
    </EmptyState>
  </Panel>
);

/** The same as a full page. */
export const RefusedPage = ({ says, hint, back, ...head }: RefusedProps & Parameters<typeof PageHeader>[0]) => (
  <>
    <PageHeader {...head} />
    <Refused says={says} hint={hint} {...(back && { back })} />
  </>
);
