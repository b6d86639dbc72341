import { type PlanEffects, planEffectsApi } from '@attestry/contract/features/audit-schedule/plan-effects.api.ts';
import { clientOf } from '@attestry/contract/kernel/client.ts';
import type { Named } from '@attestry/contract/kernel/fields.ts';
import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { quietSend } from '../../kernel/api.ts';

const effectCalls = clientOf(quietSend, planEffectsApi);

/** Where an audit is planned. */
export interface PlannedAt {
  name: string;
  siteId: string;
  /** By default the one in the form. */
  standardId?: string;
  /** The audit that it follows; by default the Current one. */
  auditId?: string;
  /** The certification body of the audit that it follows; by default that of the Current one. */
  body?: Named;
}

/** What the sites have planned, valid and in Holding, by site and standard. */
export const usePlannedSoFar = (at: readonly PlannedAt[]) => {
  const siteIds = [...new Set(at.map(({ siteId }) => siteId))];
  return useQuery({
    queryKey: ['plan effects', ...siteIds],
    queryFn: () => effectCalls.read({ query: { siteIds } }),
    staleTime: 0,
    gcTime: 0,
  });
};

/** What an audit planned there against the form's standard would meet. */
export const findMet = (
  planned: readonly PlanEffects[],
  { siteId, standardId }: PlannedAt,
  inForm: unknown,
): PlanEffects | undefined => planned.find((one) => one.siteId === siteId && one.standardId === (standardId ?? inForm));

/** The certification body that an audit planned there keeps unless the form names one; undefined if there is none. */
export const ownBody = (planned: readonly PlanEffects[], at: PlannedAt, inForm: unknown): Named | undefined =>
  at.body ?? findMet(planned, at, inForm)?.certificationBody ?? undefined;

/** What an audit planned there would meet, and whom it is planned for unless the form names a certification body. */
export interface Met extends PlanEffects, Pick<PlannedAt, 'name' | 'auditId'> {
  own: Named | undefined;
}

/** What the form around meets where audits are planned. */
export const useMet = (at: readonly PlannedAt[]) => {
  const standardId: unknown = useWatch({ name: 'standardId' });
  const { data = [], isError } = usePlannedSoFar(at);
  const met = at.flatMap((one): Met[] => {
    const found = findMet(data, one, standardId);
    const { name, auditId } = one;
    return found ? [{ ...found, name, auditId, own: ownBody(data, one, standardId) }] : [];
  });
  return { met, isError };
};
