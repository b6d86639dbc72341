import { auditErrors } from '@attestry/contract/features/audit/audit.errors.ts';
import { Button } from '@mantine/core';
import { Lock } from 'lucide-react';
import { useUpgrades } from '../../blocks/upgrades.ts';
import { i18n } from '../../kernel/texts.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Panel } from '../../ui/panel.tsx';

/** Shown instead of the report to readers without a Pro subscription. */
export const ProNeeded = () => (
  <Panel>
    <EmptyState title={i18n.t(auditErrors.proNeeded.message)} icon={Lock}>
      {useUpgrades().map(({ label, to }) => (
        <Button key={label} component="a" href={to} target="_blank" rel="noreferrer" variant="default">
          {i18n.t(label)}
        </Button>
      ))}
    </EmptyState>
  </Panel>
);
