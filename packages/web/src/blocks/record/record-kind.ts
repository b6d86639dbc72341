import type { ChangeLogEntry } from '@attestry/contract/kernel/change-log.ts';
import type { Endpoint } from '@attestry/contract/kernel/endpoint.ts';
import type { Page } from '@attestry/contract/kernel/list.ts';
import type { Role } from '@attestry/contract/kernel/permissions.ts';
import type { UseQueryOptions } from '@tanstack/react-query';
import type { DefaultValues, FieldValues } from 'react-hook-form';
import type { z } from 'zod';
import { session } from '../../kernel/session.ts';
import type { Crumb } from '../../ui/page-header.tsx';
import type { LatestChanges } from '../timeline/latest-changes.ts';

/** The query of a change log: the page, the order, a range of days, part of a name, or what a timeline tells. */
export interface ChangeLogQuestion {
  pageNumber?: number | string;
  order?: 'asc' | 'desc';
  dateFrom?: string;
  dateTo?: string;
  searchTerm?: string;
  timeline?: 'true';
}

/** What the pages of a kind of record have in common. */
export interface RecordKind<R> {
  /** The first part of its query keys. */
  kind: string;
  query: (id: string) => UseQueryOptions<R, Error, R, string[]>;
  /** The breadcrumb of its list. */
  list: () => Crumb;
  path: (id: string, rest?: '/change-log') => string;
  nameOf: (record: R) => string;
  /** The texts of the reasons for which its verbs are refused, if it has any. */
  reasons?: Readonly<Record<string, string>>;
}

export interface LoggedKind<R> extends RecordKind<R> {
  /** Reads the change log with a quiet client. */
  changeLog: (call: { params: { id: string }; query: ChangeLogQuestion }) => Promise<Page<ChangeLogEntry>>;
}

/** The newest events in the life of a record, for readers who may read its changes. */
export const changesOf = <R extends { id: string }>(
  { kind, path, changeLog }: LoggedKind<R>,
  { id }: R,
  mayRead: boolean,
): LatestChanges | undefined =>
  mayRead
    ? {
        scope: [kind, id],
        to: path(id, '/change-log'),
        load: () => changeLog({ params: { id }, query: { timeline: 'true' } }),
      }
    : undefined;

/** How a kind of record is edited, in a form or in place. */
export interface RecordEdit<R, In extends FieldValues> {
  /** The schema of the record. */
  answer: z.ZodType<R>;
  /** The form values of a record. */
  toForm: (record: R) => In & DefaultValues<In>;
  /** The fields that a role may not change. */
  locked?: (role: Role) => readonly string[];
  /** Fields required of a role although the schema does not require them. */
  required?: (role: Role) => readonly string[];
  endpoint: Pick<Endpoint, 'permission'>;
}

/** A record that says whether this reader may edit it. */
export interface EditableRecord {
  id: string;
  visuals: { isAbleToEdit: boolean };
  refusals?: { edit?: string | undefined };
}

/** Sends an edit with a quiet client. */
export type SendEdit<R, Out> = (call: { params: { id: string }; body: Out; version: string }) => Promise<R>;

/** The breadcrumb of a page below a record's own page. */
export const crumbsBelow = <R extends { id: string }>({ list, path, nameOf }: RecordKind<R>, record: R): Crumb[] => [
  list(),
  { label: nameOf(record), to: path(record.id) },
];

/** The fields that are locked for this reader, and those required of them. */
export const readersFields = <R, In extends FieldValues>({ locked, required }: RecordEdit<R, In>) => {
  const role = session.profile()?.role ?? 'UNKNOWN';
  return { locked: locked?.(role) ?? [], required: required?.(role) ?? [] };
};
