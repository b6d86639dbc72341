import type { FoundReport } from '@attestry/contract/features/dashboard/dashboard.schema.ts';
import { Button, TextInput } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { Search } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { administrationPath } from '../../blocks/addresses.ts';
import { ApiError } from '../../kernel/api-error.ts';
import { i18n } from '../../kernel/texts.ts';
import { Panel, PanelBody } from '../../ui/panel.tsx';
import styles from './dashboard.module.css';
import { quietDashboardCalls } from './dashboard.parts.tsx';

/** Where a look-up is; one that succeeds leaves this page. */
type LookUpState =
  | { name: 'initial' }
  | { name: 'searching'; id: string }
  /** With what the reader can do about it, if that is known. */
  | { name: 'failed'; hint: string | undefined };

/** A report that does not exist needs no more words. */
const hintOf = (error: unknown): string | undefined =>
  error instanceof ApiError && error.status === 404 ? undefined : error instanceof Error ? error.message : undefined;

const stateText = (state: LookUpState): string => {
  if (state.name === 'searching') return i18n.t('Looking up report with ID {id}', { id: state.id });
  if (state.name === 'failed') return [i18n.t('Could not find the report'), state.hint].filter(Boolean).join('. ');
  return '';
};

const useLookUp = (onFound: (report: FoundReport) => void) => {
  const [state, setState] = useState<LookUpState>({ name: 'initial' });
  const lookUp = async (id: string) => {
    setState({ name: 'searching', id });
    try {
      onFound(await quietDashboardCalls.search({ params: { reportId: id } }));
    } catch (error) {
      setState({ name: 'failed', hint: hintOf(error) });
    }
  };
  return { state, lookUp };
};

/** Looks up the report that a dashboard is to be made of. */
export const LookUp = ({ onFound }: { onFound: (report: FoundReport) => void }) => {
  const [id, setId] = useState('');
  const { state, lookUp } = useLookUp(onFound);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (id.trim()) void lookUp(id.trim());
  };
  return (
    <Panel>
      <PanelBody>
        <form className={styles.look} onSubmit={submit}>
          <TextInput
            label={i18n.t('Report ID')}
            description={i18n.t('The id of a report of Power BI, or of a built-in dashboard, such as builtin-grades')}
            value={id}
            onChange={(event) => setId(event.currentTarget.value)}
            maxLength={60}
            required
            data-autofocus
            error={state.name === 'failed'}
          />
          <Button
            type="submit"
            loading={state.name === 'searching'}
            leftSection={<Search size={16} aria-hidden="true" />}
          >
            {i18n.t('Look up')}
          </Button>
          <Button component={Link} to={administrationPath} variant="default">
            {i18n.t('Cancel')}
          </Button>
        </form>
        <p className={styles.state} role="status">
          {stateText(state)}
        </p>
      </PanelBody>
    </Panel>
  );
};
