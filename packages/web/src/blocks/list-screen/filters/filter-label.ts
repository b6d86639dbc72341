import type { Column } from '@attestry/contract/kernel/list.ts';
import { i18n } from '../../../kernel/texts.ts';

/** What the filter of a column is called. Public pages need it, and nothing else of lists. */
export const filterLabelOf = ({ label, filterLabel = label }: Column): string => i18n.t(filterLabel);
