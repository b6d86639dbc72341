import { reportDetails } from '@attestry/contract/features/analytics-proof-of-concept/analytics-proof-of-concept.schema.ts';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { z } from 'zod';
import type { FormField } from '../../blocks/form-screen/form-parts.ts';
import { i18n } from '../../kernel/texts.ts';
import { ErrorView } from '../../ui/error-view.tsx';
import { Panel } from '../../ui/panel.tsx';
import { EmbeddedReport } from '../analytics/analytics.public.ts';
import styles from './analytics-proof-of-concept.module.css';
import { calls, FailedCall } from './analytics-proof-of-concept.parts.tsx';
import { TrialForm, useTrialForm } from './trial-form.parts.tsx';

/** Roles are typed in one line; no role of Power BI contains a comma. */
const trial = reportDetails.omit({ accessToken: true }).extend({
  roles: z
    .string()
    .transform((typed) =>
      typed
        .split(',')
        .map((role) => role.trim())
        .filter(Boolean),
    )
    .pipe(reportDetails.shape.roles),
});
type Details = Omit<z.output<typeof reportDetails>, 'accessToken'>;

const fields = (): FormField<keyof Details>[] => [
  { kind: 'text', name: 'reportId', label: i18n.t('Report id'), autoComplete: 'off' },
  { kind: 'text', name: 'username', label: i18n.t('Identity username'), autoComplete: 'off' },
  { kind: 'text', name: 'roles', label: i18n.t('Roles (comma separated)'), autoComplete: 'off' },
  { kind: 'text', name: 'customData', label: i18n.t('CustomData (Organisation)'), autoComplete: 'off' },
];

const none = { reportId: '', username: '', roles: '', customData: '' };

interface ShownProps {
  details: Details;
  accessToken: string;
}

const Shown = ({ details, accessToken }: ShownProps) => (
  <div className={styles.shown}>
    <Panel>
      <EmbeddedReport
        load={() => calls.reportDetails({ body: { accessToken, ...details } })}
        failed={(retry, error) =>
          error ? (
            <div className={styles.inPanel}>
              <FailedCall error={error} />
            </div>
          ) : (
            <ErrorView message={i18n.t('Power BI did not show the report.')} onRetry={retry} />
          )
        }
      />
    </Panel>
  </div>
);

/** The form that names a report and an identity, and below it the report as Power BI shows it to that identity. */
export const ReportTrial = ({ accessToken }: { accessToken: string }) => {
  const [shown, setShown] = useState<{ details: Details; time: number }>();
  const { clear, busy, ...form } = useTrialForm({
    schema: trial,
    values: none,
    fields: fields(),
    send: async (details) => setShown((before) => ({ details, time: (before?.time ?? 0) + 1 })),
  });
  return (
    <>
      <TrialForm {...form} title={i18n.t('Report')}>
        <Button type="submit" loading={busy}>
          {i18n.t('Show')}
        </Button>
        <Button
          variant="default"
          onClick={() => {
            clear();
            setShown(undefined);
          }}
        >
          {i18n.t('Clear')}
        </Button>
      </TrialForm>
      {shown && <Shown key={shown.time} details={shown.details} accessToken={accessToken} />}
    </>
  );
};
