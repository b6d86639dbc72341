import { ArrowRight, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { openRecord } from '../../blocks/record/open-record.ts';
import type { MenuAction } from '../../ui/action-menu.tsx';

/** One line of the palette. */
export interface PaletteOption {
  /** By which it is remembered; of a record its kind and id, else the address. */
  key: string;
  /** The page to open; by default `run` does the work. */
  to?: string | undefined;
  run?: (() => void) | undefined;
  title: string;
  line?: string;
  mark: ReactNode;
  status?: ReactNode;
  /** Whether it is no entry of its own but leads to more of them. */
  isMore?: true;
  /** Whether it is an action on the open record, which is not remembered. */
  isOfRecord?: true;
}

export interface PaletteSection {
  label: string;
  options: PaletteOption[];
  /** Whether the names of its options only resemble what is typed. */
  isSimilar?: boolean;
}

export const iconOf = (Icon: LucideIcon) => <Icon size={18} strokeWidth={1.75} aria-hidden="true" />;

const optionOfAction = ({ label, to, run, icon = ArrowRight }: MenuAction): PaletteOption => ({
  key: `action ${label}`,
  to,
  run,
  title: label,
  mark: iconOf(icon),
  isOfRecord: true,
});

/** What may be done with the open record, first what leads there. */
export const sectionOfRecord = (isOffered: (action: MenuAction) => boolean): PaletteSection => {
  const { name = '', actions = [] } = openRecord.current() ?? {};
  const offered = actions.filter(isOffered).toSorted((one, other) => Number(!one.leads) - Number(!other.leads));
  return { label: name, options: offered.map(optionOfAction) };
};
