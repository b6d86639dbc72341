import { paletteApi } from '@attestry/contract/features/palette/palette.api.ts';
import type { PaletteGroup, PaletteKind, PaletteRow } from '@attestry/contract/features/palette/palette.schema.ts';
import { clientOf } from '@attestry/contract/kernel/client.ts';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ArrowRight, type LucideIcon } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { openRecord } from '../../blocks/record/open-record.ts';
import { quietSend, sendWith } from '../../kernel/api.ts';
import { recentEntries } from '../../kernel/recent-entries.ts';
import { useStore } from '../../kernel/store.ts';
import { i18n } from '../../kernel/texts.ts';
import { type Command, isBegun, isMeant } from './commands.parts.tsx';
import { iconOf, type PaletteOption, type PaletteSection, sectionOfRecord } from './palette-options.parts.tsx';

type Facts = PaletteRow['facts'];

/** How records of one kind are shown, and where they are. */
export interface KindInPalette {
  /** The name of their list. */
  label: string;
  listPath: string;
  to: (id: string) => string;
  icon: LucideIcon;
  /** In place of the icon. */
  mark?: (facts: Facts) => ReactNode;
  status?: (facts: Facts) => ReactNode;
  /** What a record is called while it has no name. */
  nameless?: (id: string) => string;
}

export interface PaletteContents {
  kinds: Readonly<Record<PaletteKind, KindInPalette>>;
  actions: readonly Command[];
  pages: readonly Command[];
}

const minCharacters = 2;
const typingPause = 150;

const calls = clientOf(quietSend, paletteApi);

const joined = (parts: readonly string[]) => parts.join(' · ');

const optionOfRow =
  ({ kinds }: PaletteContents) =>
  ({ kind, id, title, line, facts }: PaletteRow): PaletteOption => {
    const { to, icon, mark, status, nameless } = kinds[kind];
    return {
      key: `${kind} ${id}`,
      to: to(id),
      title: joined(title) || (nameless?.(id) ?? ''),
      line: joined(line),
      mark: mark?.(facts) ?? iconOf(icon),
      status: status?.(facts),
    };
  };

const optionOfCommand = ({ label, to, icon }: Command): PaletteOption => ({
  key: to,
  to,
  title: label,
  mark: iconOf(icon),
});

/** Recently opened options first. */
const recentFirst = (options: readonly PaletteOption[], recent: readonly string[]): PaletteOption[] => {
  const rank = ({ key }: PaletteOption) => (recent.includes(key) ? recent.indexOf(key) : recent.length);
  return options.toSorted((one, other) => rank(one) - rank(other));
};

const moreOf = ({ kinds }: PaletteContents, { kind, isSimilar }: PaletteGroup, term: string): PaletteOption => {
  const { label, listPath } = kinds[kind];
  const to = `${listPath}?${new URLSearchParams({ searchTerm: term })}`;
  const said = { list: i18n.t(label), term };
  const title = isSimilar
    ? i18n.t('{list}: all with names similar to “{term}”', said)
    : i18n.t('{list}: all that match “{term}”', said);
  return { key: to, to, title, mark: iconOf(ArrowRight), isMore: true };
};

/** What is typed, and the records found for it or for what was typed before. */
interface Answer {
  typed: string;
  term: string;
  groups: readonly PaletteGroup[];
  recent: readonly string[];
}

const sectionOf = (contents: PaletteContents, group: PaletteGroup, { term, recent }: Answer): PaletteSection => {
  const { kind, rows, hasMore, isSimilar } = group;
  const list = i18n.t(contents.kinds[kind].label);
  const label = isSimilar ? i18n.t('Similar names: {list}', { list }) : list;
  const options = recentFirst(rows.map(optionOfRow(contents)), recent);
  return { label, isSimilar, options: hasMore ? [...options, moreOf(contents, group, term)] : options };
};

/**
 * Records that the term means, then actions and pages, and last what only resembles it. Actions stand first if what is typed begins
 * the name of one.
 */
const sectionsOf = (contents: PaletteContents, answer: Answer): PaletteSection[] => {
  const records = answer.groups.map((group) => sectionOf(contents, group, answer));
  const commands = (label: string, all: readonly Command[]) => ({
    label,
    options: recentFirst(all.filter(isMeant(answer.typed)).map(optionOfCommand), answer.recent),
  });
  const actions = commands(i18n.t('Actions'), contents.actions);
  const ofRecord = sectionOfRecord(isMeant(answer.typed));
  const beginsAnAction = [...contents.actions, ...(openRecord.current()?.actions ?? [])].some(isBegun(answer.typed));
  const meant = records.filter(({ isSimilar }) => !isSimilar);
  return [
    ...(beginsAnAction ? [ofRecord, actions, ...meant] : [...meant, ofRecord, actions]),
    commands(i18n.t('Pages'), contents.pages),
    ...records.filter(({ isSimilar }) => isSimilar),
  ].filter(({ options }) => options.length > 0);
};

/** Before anything is typed: the actions on the open record that are not dangerous, what was opened last, then the other actions and pages. */
const sectionsAtFirst = (
  contents: PaletteContents,
  { rows, recent }: { rows: readonly PaletteRow[]; recent: readonly string[] },
): PaletteSection[] => {
  const known = [...rows.map(optionOfRow(contents)), ...[...contents.actions, ...contents.pages].map(optionOfCommand)];
  const opened = recent.flatMap((key) => known.find((option) => option.key === key) ?? []);
  const others = (all: readonly Command[]) => all.map(optionOfCommand).filter(({ key }) => !recent.includes(key));
  return [
    sectionOfRecord(({ dangerous }) => !dangerous),
    { label: i18n.t('Recent'), options: opened },
    { label: i18n.t('Actions'), options: others(contents.actions) },
    { label: i18n.t('Pages'), options: others(contents.pages) },
  ].filter(({ options }) => options.length > 0);
};

const useFoundGroups = (typed: string) => {
  const [term] = useDebouncedValue(typed, typingPause);
  const isLong = term.length >= minCharacters;
  const answer = useQuery({
    queryKey: ['palette', term],
    queryFn: ({ signal }) =>
      clientOf(sendWith({ quiet: true, signal }), paletteApi).find({ query: { searchTerm: term } }),
    enabled: isLong,
    placeholderData: keepPreviousData,
  });
  const isLate = typed.length >= minCharacters && (typed !== term || answer.isFetching);
  return { term, groups: isLong ? (answer.data ?? []) : [], isLate, failure: isLong ? answer.error : null };
};

/** What the palette offers for the typed text. `isLate` while it is still that of the text before. */
export const usePaletteSections = (contents: PaletteContents, text: string) => {
  const typed = text.trim();
  useStore(openRecord);
  const [recent] = useState(recentEntries);
  const keys = recent.filter((key) => key.includes(' '));
  const { data: rows = [] } = useQuery({
    queryKey: ['palette', 'recent', keys],
    queryFn: () => calls.recent({ query: { keys } }),
    enabled: keys.length > 0,
  });
  const { term, groups, isLate, failure } = useFoundGroups(typed);
  const sections = typed
    ? sectionsOf(contents, { typed, term, groups, recent })
    : sectionsAtFirst(contents, { rows, recent });
  return { sections, isLate, failure };
};
