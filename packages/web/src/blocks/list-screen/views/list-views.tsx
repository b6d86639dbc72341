import type { Columns, ListSpec } from '@attestry/contract/kernel/list.ts';
import { filtersToday } from '@attestry/contract/kernel/list-presets.ts';
import type { PresetCount } from '@attestry/contract/kernel/list-query.ts';
import { isIn } from '@attestry/contract/kernel/role-groups.ts';
import { useQuery } from '@tanstack/react-query';
import { useLocation, useSearch } from '@tanstack/react-router';
import { Bookmark, Plus, Users } from 'lucide-react';
import { type ComponentProps, lazy, Suspense, useMemo, useState } from 'react';
import { configurationQuery } from '../../../kernel/configuration.ts';
import { daysAfter, today } from '../../../kernel/days.ts';
import { session } from '../../../kernel/session.ts';
import { i18n } from '../../../kernel/texts.ts';
import { stringifySearch } from '../../../kernel/url-state.ts';
import hidden from '../../../ui/hidden.module.css';
import { LinkTabs, type TabLink } from '../../../ui/tabs.tsx';
import { usePhone } from '../../../ui/use-width.ts';
import { useAfterRows } from '../../after-rows.ts';
import { useReaderSpec } from '../use-list.ts';
import styles from './list-views.module.css';
import { isSameView, presetStateOf, searchOf, viewQueryOf } from './view-query.ts';
import { viewsOf } from './views-of.ts';

const ViewMenu = lazy(async () => ({ default: (await import('./view-menu.tsx')).ViewMenu }));
const SaveViewDialog = lazy(async () => ({ default: (await import('./view-dialogs.tsx')).SaveViewDialog }));

/** Reads how many rows each preset of the list has. */
export interface PresetCounting {
  countPresets?: (() => Promise<PresetCount[]>) | undefined;
}

/** What the reader can share views with: their organisation, or the standards body. */
const useOwnOrganisation = (): string | undefined => {
  const bodyName = useQuery(configurationQuery).data?.bodyName;
  const profile = session.profile();
  return profile && isIn('body', profile.role) ? bodyName : profile?.primaryOrganisation?.name;
};

interface ListPreset {
  key: string;
  label: string;
  query: string;
  state: string;
}

/** The presets whose filters this reader has, after the list without a query. */
const presetsOf = <C extends Columns>(spec: ListSpec<C>, day: string): ListPreset[] => {
  const all: ListPreset = { key: '', label: i18n.t('All'), query: '', state: presetStateOf(spec, {}) };
  const others = Object.entries(spec.presets ?? {}).map(([key, preset]): ListPreset => {
    const filters = filtersToday(preset, (daysAhead) => daysAfter(day, daysAhead));
    const query = stringifySearch({ ...filters }).slice(1);
    return { key, label: i18n.t(preset.label), query, state: presetStateOf(spec, searchOf(query)) };
  });
  return [all, ...others.filter(({ state }) => state !== all.state)];
};

const usePresets = <C extends Columns>(spec: ListSpec<C>): ListPreset[] => {
  const day = today();
  return useMemo(() => presetsOf(spec, day), [spec, day]);
};

/** The counts of presets by their keys. They are read after the rows, and left out silently if they cannot be. */
const usePresetCounts = (list: string, countPresets: PresetCounting['countPresets']) => {
  const { data = [] } = useQuery({
    queryKey: ['presets', list],
    queryFn: async () => (await countPresets?.()) ?? [],
    enabled: useAfterRows(list) && countPresets !== undefined,
    meta: { isUnasked: true },
  });
  return new Map(data.map(({ key, ...count }) => [key, count]));
};

type SaveViewProps = Omit<ComponentProps<typeof SaveViewDialog>, 'onClose'>;

/** A button that opens the dialog in which what is shown is saved as a view. */
const SaveView = (view: SaveViewProps) => {
  const [saving, setSaving] = useState(false);
  const phone = usePhone();
  return (
    <>
      <button type="button" className={styles.save} onClick={() => setSaving(true)}>
        <Plus size={16} aria-hidden="true" />
        <span className={phone ? hidden.hidden : undefined}>{i18n.t('Save this view')}</span>
      </button>
      {saving && (
        <Suspense fallback={null}>
          <SaveViewDialog {...view} onClose={() => setSaving(false)} />
        </Suspense>
      )}
    </>
  );
};

/** The views of a list as links: presets, the reader's own, and those shared with them. */
export const ListViews = <C extends Columns>(props: { spec: ListSpec<C> } & PresetCounting) => {
  const spec = useReaderSpec(props.spec);
  const search: Record<string, unknown> = useSearch({ strict: false });
  const { pathname } = useLocation();
  const { data: views = [] } = useQuery(viewsOf(spec.name));
  const presets = usePresets(spec);
  const counts = usePresetCounts(spec.name, props.countPresets);
  const organisation = useOwnOrganisation();
  const shown = viewQueryOf(spec, search);
  const active = views.find(({ query }) => isSameView(spec, searchOf(query), search));
  const to = (query: string) => (query === '' ? pathname : `${pathname}?${query}`);
  const present = presetStateOf(spec, search);
  const tabs: TabLink[] = [
    ...presets.map(({ key, label, query, state }) => ({
      label,
      count: counts.get(key),
      to: to(query),
      active: active === undefined && state === present,
    })),
    ...views.map((view) => ({
      key: view.id,
      label: view.name,
      to: to(view.query),
      active: view === active,
      icon: view.isOwn ? <Bookmark size={15} aria-hidden="true" /> : <Users size={15} aria-hidden="true" />,
      beside: (
        <Suspense fallback={<span className={styles.menu} />}>
          <ViewMenu view={view} shown={view === active ? undefined : shown} organisation={organisation} />
        </Suspense>
      ),
    })),
  ];
  return (
    <div className={styles.bar}>
      <LinkTabs label={i18n.t('Views')} tabs={tabs} />
      <SaveView list={spec.name} query={shown} organisation={organisation} />
    </div>
  );
};
