import type { Permission } from '../../kernel/permissions.ts';

/** The statuses that a profile is stored with. */
export const profileStatuses = ['In Progress', 'In Revision', 'Validated', 'Not Validated'] as const;
export type ProfileStatus = (typeof profileStatuses)[number];

/** The statuses that a profile is shown with: an archived one keeps its own until it is unarchived. */
export const shownProfileStatuses = [...profileStatuses, 'Archived'] as const;
export type ShownProfileStatus = (typeof shownProfileStatuses)[number];

/** The statuses of a qualification. */
export const qualificationStatuses = [...profileStatuses, 'Suspended'] as const;
export type QualificationStatus = (typeof qualificationStatuses)[number];

/** Every status of profiles and qualifications, for lookups. */
export const auditorStatuses = [...shownProfileStatuses, 'Suspended'] as const;

/** The profile waits for the standards body, or for those who mend it. */
export const pendingStatuses = ['In Revision', 'Not Validated'] as const satisfies readonly ProfileStatus[];

/** Who acts: the standards body, or a certification body that the profile is linked to. Nobody else does. */
export const sides = ['body', 'certificationBody'] as const;
export type Side = (typeof sides)[number];

/** What a side must meet apart from the status. */
export const furtherConditions = {
  neverValidated: 'only if it was never validated',
  suspendedByThemselves: 'only if they suspended it themselves',
  notSuspendedByBody: 'unless it suspended it already',
} as const;
export type FurtherCondition = keyof typeof furtherConditions;

interface Transition<From extends string, To extends string> {
  /** What happens, as a sentence. */
  event: string;
  permission: Permission;
  /** The previous statuses, by who acts; a side without any may not act. */
  from: Readonly<Partial<Record<Side, readonly From[]>>>;
  to: To;
  needs?: 'reason';
  condition?: Readonly<Partial<Record<Side, FurtherCondition>>>;
}

const byBoth = <const S extends string>(statuses: readonly S[]) => ({ body: statuses, certificationBody: statuses });

/** The transitions of a profile. */
export const profileTransitions = {
  save: {
    event: 'The draft is saved with whatever it has.',
    permission: 'Auditor.Revise',
    from: byBoth(['In Progress']),
    to: 'In Progress',
  },
  submit: {
    event: 'The complete profile is submitted, for the first time or because it was changed or mended.',
    permission: 'Auditor.Revise',
    from: byBoth(profileStatuses),
    to: 'In Revision',
  },
  validate: {
    event: 'The profile is validated, without its qualifications.',
    permission: 'Auditor.Verify',
    from: { body: ['In Revision'] },
    to: 'Validated',
  },
  reject: {
    event: 'The profile is rejected.',
    permission: 'Auditor.Verify',
    from: { body: ['In Revision'] },
    to: 'Not Validated',
    needs: 'reason',
  },
  archive: {
    event: 'The profile is archived.',
    permission: 'Auditor.Persist',
    from: byBoth(profileStatuses),
    to: 'Archived',
  },
  unarchive: {
    event: 'The profile is unarchived.',
    permission: 'Auditor.Persist',
    from: byBoth(['Archived']),
    to: 'the status before',
  },
} as const satisfies Record<string, Transition<ShownProfileStatus, ShownProfileStatus | 'the status before'>>;

const notYetValid = ['In Progress', 'In Revision', 'Not Validated'] as const satisfies readonly QualificationStatus[];

/** The transitions of a qualification. None happens to those of an archived profile. */
export const qualificationTransitions = {
  submit: {
    event: 'The profile is submitted, and the qualification is new or changed.',
    permission: 'Auditor.Revise',
    from: byBoth(profileStatuses),
    to: 'In Revision',
  },
  validate: {
    event: 'The qualification is validated, alone or with others.',
    permission: 'Auditor.Verify',
    from: { body: ['In Revision'] },
    to: 'Validated',
  },
  reject: {
    event: 'The qualification is rejected.',
    permission: 'Auditor.Verify',
    from: { body: ['In Revision'] },
    to: 'Not Validated',
    needs: 'reason',
  },
  suspend: {
    event: 'The qualification is suspended. The standards body takes over the suspension of a certification body.',
    permission: 'Auditor.Suspend',
    from: { body: ['Validated', 'Suspended'], certificationBody: ['Validated'] },
    to: 'Suspended',
    condition: { body: 'notSuspendedByBody' },
  },
  unsuspend: {
    event: 'The suspension is lifted. One that the standards body took over is again that of the certification body.',
    permission: 'Auditor.Suspend',
    from: byBoth(['Suspended']),
    to: 'Validated',
    condition: { certificationBody: 'suspendedByThemselves' },
  },
  remove: {
    event: 'The qualification is deleted.',
    permission: 'Auditor.Remove',
    from: { body: qualificationStatuses, certificationBody: notYetValid },
    to: 'deleted',
    condition: { certificationBody: 'neverValidated' },
  },
} as const satisfies Record<string, Transition<QualificationStatus, QualificationStatus | 'deleted'>>;
export type QualificationVerb = Exclude<keyof typeof qualificationTransitions, 'submit'>;

/** A qualification as far as its transitions depend on it. */
export interface QualificationStanding {
  status: QualificationStatus;
  neverValidated: boolean;
  /** Said of the one who acts. */
  suspendedByThemselves: boolean;
  notSuspendedByBody: boolean;
}

const allows = <S extends string>(
  { from, condition }: Transition<S, string>,
  side: Side,
  { status, ...met }: Record<FurtherCondition, boolean> & { status: S },
): boolean => {
  const further = condition?.[side];
  return Boolean(from[side]?.includes(status)) && (!further || met[further]);
};

/** Whether a side may do this to a qualification. The caller checks the permission. */
export const mayChange = (verb: QualificationVerb, side: Side, standing: QualificationStanding): boolean =>
  allows<QualificationStatus>(qualificationTransitions[verb], side, standing);
