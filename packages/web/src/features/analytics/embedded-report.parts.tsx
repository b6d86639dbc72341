import type { EmbeddedReport as Report } from '@attestry/contract/features/analytics/analytics.schema.ts';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId, useState } from 'react';
import { failureOf } from '../../kernel/api-error.ts';
import { LineSkeletons } from '../../ui/skeletons.tsx';
import { PowerBiFrame } from './power-bi-frame.parts.tsx';

const renewBeforeSeconds = 5 * 60;
const retryMs = 30_000;

/** When another token is to be asked for: five minutes before the present one ends, or half-way if it is short. */
const renewalMs = ({ expiresInSeconds }: Report): number =>
  1000 * Math.max(expiresInSeconds - renewBeforeSeconds, expiresInSeconds / 2, 1);

interface Asked {
  data: Report | undefined;
  error: Error | null;
  dataUpdatedAt: number;
  errorUpdatedAt: number;
}

const hasEnded = ({ data, dataUpdatedAt, errorUpdatedAt }: Asked): boolean =>
  data !== undefined && errorUpdatedAt >= dataUpdatedAt + 1000 * data.expiresInSeconds;

/** Why there is nothing to show. A token that could not be renewed shows the report until it ends. */
const faultOf = (asked: Asked): Error | undefined =>
  failureOf(asked) ?? (asked.error && hasEnded(asked) ? asked.error : undefined);

interface EmbeddedReportProps {
  /** Asks for the report with a new token. */
  load: () => Promise<Report>;
  /** What is shown when it fails; the error is missing if the frame itself failed. */
  failed: (retry: () => void, error?: Error) => ReactNode;
}

const Attempt = ({ load, failed, onRetry }: EmbeddedReportProps & { onRetry: () => void }) => {
  const [isBroken, setIsBroken] = useState(false);
  const asked = useQuery({
    // A token is for one frame, and gone with it.
    queryKey: ['embedded report', useId()],
    queryFn: load,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    refetchInterval: ({ state }) => (state.error ? retryMs : state.data && renewalMs(state.data)),
    refetchIntervalInBackground: true,
  });
  const fault = faultOf(asked);
  if (isBroken || fault) return failed(onRetry, fault);
  if (!asked.data) return <LineSkeletons lines={10} />;
  return <PowerBiFrame report={asked.data} onFailed={() => setIsBroken(true)} />;
};

/** A report of Power BI, whose token is renewed before it ends. */
export const EmbeddedReport = (props: EmbeddedReportProps) => {
  const [attempt, setAttempt] = useState(0);
  return <Attempt key={attempt} {...props} onRetry={() => setAttempt(attempt + 1)} />;
};
