import { History, Pencil } from 'lucide-react';
import { i18n } from '../../kernel/texts.ts';
import type { RowAction } from '../list-screen/list-parts.ts';

/** Opens the form of a record, for readers who may edit it. */
export const editAction = <R>(
  to: (record: R) => string,
  allowed: Pick<RowAction<NoInfer<R>>, 'offered' | 'refusal'>,
): RowAction<R> => ({
  label: i18n.t('Edit'),
  icon: Pencil,
  group: i18n.t('Record'),
  leads: true,
  to,
  ...allowed,
});

/** Opens the change log of a record, for readers with the permission, or on records that offer it. */
export const changeLogAction = <R>(
  to: (record: R) => string,
  allowed: Pick<RowAction<R>, 'needs' | 'offered'>,
): RowAction<R> => ({ label: i18n.t('Change Log'), icon: History, group: i18n.t('Record'), to, ...allowed });
