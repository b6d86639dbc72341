import { auditErrors } from '@attestry/contract/features/audit/audit.errors.ts';
import { Button } from '@mantine/core';
import { Lock } from 'lucide-react';
import { useConfiguration } from '../../kernel/configuration.ts';
import { i18n } from '../../kernel/texts.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Panel } from '../../ui/panel.tsx';

/** Stands where the report would, for readers without a Pro subscription. */
export const ProNeeded = () => {
  const upgrade = useConfiguration()?.links.accessRequest;
  return (
    <Panel>
      <EmptyState title={i18n.t(auditErrors.proNeeded.message)} icon={Lock}>
        {upgrade && (
          <Button component="a" href={upgrade} target="_blank" rel="noreferrer" variant="default">
            {i18n.t('Upgrade to Pro')}
          </Button>
        )}
      </EmptyState>
    </Panel>
  );
};
