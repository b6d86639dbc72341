import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { Ban } from 'lucide-react';
import { i18n } from '../kernel/texts.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { type Crumb, PageHeader } from '../ui/page-header.tsx';
import { Panel } from '../ui/panel.tsx';

interface RefusedProps {
  message: string;
  hint?: string | undefined;
  /** Where the reader can go instead. */
  back?: { label: string; to: string };
}

/** Shown if the reader may not do something, or if it cannot be done at present. */
export const Refused = ({ message, hint, back }: RefusedProps) => (
  <Panel>
    <EmptyState icon={Ban} title={message} {...(hint && { hint })}>
      {back && (
        <Button component={Link} to={back.to} variant="default">
          {back.label}
        </Button>
      )}
    </EmptyState>
  </Panel>
);

/** As `Refused`, for a whole page. */
export const RefusedPage = ({ message, hint, back, ...head }: RefusedProps & Parameters<typeof PageHeader>[0]) => (
  <>
    <PageHeader {...head} />
    <Refused message={message} hint={hint} {...(back && { back })} />
  </>
);

interface EditRefusedProps {
  title: string;
  name: string;
  crumbs: readonly Crumb[];
  to: string;
  hint?: string | undefined;
}

/** Shown in place of the form of a record that the reader sees but may not edit. */
export const EditRefused = ({ title, name, crumbs, to, hint }: EditRefusedProps) => (
  <RefusedPage
    title={title}
    breadcrumb={[...crumbs, { label: name, to }]}
    message={i18n.t('You cannot edit {name}', { name })}
    hint={hint}
    back={{ label: i18n.t('View details'), to }}
  />
);
