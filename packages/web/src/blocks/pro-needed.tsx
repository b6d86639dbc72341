import { Button } from '@mantine/core';
import { Lock } from 'lucide-react';
import { i18n } from '../kernel/texts.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { Panel } from '../ui/panel.tsx';
import { useUpgrades } from './upgrades.ts';

/** Shown instead of what requires a Pro subscription, with the way to get one. */
export const ProNeeded = ({ message }: { message: string }) => (
  <Panel>
    <EmptyState title={i18n.t(message)} icon={Lock}>
      {useUpgrades().map(({ label, to }) => (
        <Button key={label} component="a" href={to} target="_blank" rel="noreferrer" variant="default">
          {i18n.t(label)}
        </Button>
      ))}
    </EmptyState>
  </Panel>
);
