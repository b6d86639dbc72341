import type { Endpoint } from '@attestry/contract/kernel/endpoint.ts';
import { type FlagName, flags } from '@attestry/contract/kernel/flags.ts';
import type { Settings } from './settings.ts';

export type Flags = Record<FlagName, boolean>;

/** The deployment's feature flags: the product's defaults, changed by the environment. */
export const flagsOf = (settings: Settings): Flags => ({
  Megatron: settings.FLAG_MEGATRON ?? flags.Megatron,
  CompanyTiers: settings.FLAG_COMPANY_TIERS ?? flags.CompanyTiers,
  AuditFeature: settings.FLAG_AUDIT_FEATURE ?? flags.AuditFeature,
  SelfSignUp: settings.FLAG_SELF_SIGN_UP ?? flags.SelfSignUp,
  AnalyticsProofOfConcept: settings.FLAG_ANALYTICS_PROOF_OF_CONCEPT ?? flags.AnalyticsProofOfConcept,
});

/** Whether an endpoint exists while these features are on and the others off. */
export const exists = (flags: Flags, { flag, absentWhile }: Pick<Endpoint, 'flag' | 'absentWhile'>): boolean =>
  (!flag || flags[flag]) && !(absentWhile && flags[absentWhile]);
