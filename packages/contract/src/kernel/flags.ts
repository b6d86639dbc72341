/** The feature flags of the product; each is off or on for a whole deployment, with its default. What is off does not exist. */
export const flags = {
  /** The newer presentation: one certification-body tab in public search, reduced header. */
  Megatron: false,
  /** Lite and Pro tiers with their columns and limits. */
  CompanyTiers: true,
  /** Audits and what hangs off them; not what is published of them, nor what only names one. */
  AuditFeature: true,
} as const;
export type FlagName = keyof typeof flags;
export const flagNames = Object.keys(flags) as FlagName[];
