import { type FlagName, flags } from '@attestry/contract/kernel/flags.ts';
import type { Settings } from './settings.ts';

export type Flags = Record<FlagName, boolean>;

/** The deployment's feature flags: the product's defaults, changed by the environment. */
export const flagsOf = (settings: Settings): Flags => ({
  Megatron: settings.FLAG_MEGATRON ?? flags.Megatron,
  CompanyTiers: settings.FLAG_COMPANY_TIERS ?? flags.CompanyTiers,
  AuditFeature: settings.FLAG_AUDIT_FEATURE ?? flags.AuditFeature,
});
