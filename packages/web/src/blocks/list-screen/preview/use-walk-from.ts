import type { Columns } from '@attestry/contract/kernel/list.ts';
import type { MouseEvent } from 'react';
import { withoutPage } from '../../../kernel/url-state.ts';
import { rememberWalk } from '../../record-walk/record-walk.ts';
import { type ListParts, rowsOf } from '../list-parts.ts';
import { opensRecord } from '../rows/row-opening.ts';
import type { useList } from '../use-list.ts';

/** Remembers the list when a row is opened, so that the record can link to its neighbours in that list. */
export const useWalkFrom = <C extends Columns, R extends object>(
  { opens, load }: ListParts<C, R>,
  { rows = [], query, state, view, answer }: ReturnType<typeof useList<C, R>>,
) => {
  /** Several rows may open the same record, such as alerts. */
  const addressesOf = (page: readonly R[]) => [...new Set(page.flatMap((row) => opens?.to(row) ?? []))];
  return ({ target }: MouseEvent) => {
    if (!(target instanceof Element) || !target.closest(opensRecord)) return;
    rememberWalk({
      records: addressesOf(rows),
      firstPage: state.pageNumber,
      lastPage: state.pageNumber,
      totalPages: answer.data?.totalPages ?? 1,
      load: async (pageNumber) =>
        addressesOf(rowsOf(await load({ ...withoutPage(query), rows: view.rows, pageNumber }))),
    });
  };
};
