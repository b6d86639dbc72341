/**
 * The product's feature flags with their defaults; each is on or off for the whole deployment. A feature that is off
 * does not exist.
 */
export const flags = {
  /** The newer presentation: one certification-body tab in public search, and a reduced header. */
  Megatron: false,
  /** Companies are Lite or Pro, with the columns, limits and refusals that follow. */
  CompanyTiers: true,
  /** Audits and everything that depends on them, except published records and mere references to an audit. */
  AuditFeature: true,
  /** Companies without an account create one themselves. */
  SelfSignUp: true,
  /** A page on which the standards body's Admin tries what a report of Power BI shows to any identity. */
  AnalyticsProofOfConcept: false,
} as const;
export type FlagName = keyof typeof flags;
export const flagNames = Object.keys(flags) as FlagName[];
