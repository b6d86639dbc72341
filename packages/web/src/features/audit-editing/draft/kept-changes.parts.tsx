import { z } from 'zod';
import { isSameValue } from '../../../blocks/form-screen/same-value.ts';
import { draftKept, keepDraft } from '../../../kernel/kept-drafts.ts';
import { type AuditRead, changesIn, type Draft, olderVersionRead, valuesOf } from './draft.parts.tsx';

const cell = z.union([z.string(), z.number(), z.null()]);
const answer = z.union([cell, z.array(z.string()), z.array(z.record(z.string(), cell))]);

const keptChanges = z.object({
  /** The version of the audit to which the changes were made. */
  version: z.string(),
  changes: z.array(z.object({ name: z.string(), before: answer, after: answer })),
});

/** The audit as it was at the first change. */
export interface ChangedAudit {
  read: AuditRead;
  version: string;
  values: ReturnType<typeof valuesOf>;
}

export const baseOf = (read: AuditRead): ChangedAudit => ({
  read,
  version: olderVersionRead(read),
  values: valuesOf(read),
});

const nameOf = ({ audit }: AuditRead): string => `audit ${audit.id}`;

/** Keeps the changes of an audit on this device, or forgets them if there are none. Returns whether they are kept. */
export const keepChanges = (draft: Draft, read: AuditRead, { version, values }: ChangedAudit): boolean => {
  const changes = changesIn(draft, read).map(({ name, before, after }) => ({
    name,
    before: values[name] ?? before,
    after,
  }));
  return keepDraft(nameOf(read), changes.length > 0 ? { version, changes } : undefined);
};

interface Kept {
  draft: Draft;
  base: ChangedAudit;
  /** When they were kept. */
  at: string;
}

/**
 * The changes of an audit that this device has kept. If nobody else has changed the same values since, they count as
 * made to the present version; otherwise saving asks whose values to keep.
 */
export const changesKept = (read: AuditRead): Kept | undefined => {
  const kept = draftKept(nameOf(read));
  const { data } = keptChanges.safeParse(kept?.draft);
  if (!kept || !data) return undefined;
  const present = baseOf(read);
  const before = Object.fromEntries(data.changes.map((change) => [change.name, change.before]));
  const isTouched = data.changes.some((change) => !isSameValue(change.before, present.values[change.name] ?? null));
  return {
    draft: new Map(data.changes.map(({ name, after }) => [name, after])),
    base: {
      read,
      version: isTouched ? data.version : present.version,
      values: { ...present.values, ...before },
    },
    at: kept.at,
  };
};
