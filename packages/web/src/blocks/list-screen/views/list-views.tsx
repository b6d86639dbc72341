import type { SavedView } from '@attestry/contract/features/saved-view/saved-view.schema.ts';
import type { Columns, ListSpec } from '@attestry/contract/kernel/list.ts';
import { filtersToday } from '@attestry/contract/kernel/list-presets.ts';
import type { PresetCount } from '@attestry/contract/kernel/list-query.ts';
import { isIn } from '@attestry/contract/kernel/role-groups.ts';
import { useQuery } from '@tanstack/react-query';
import { useLocation, useSearch } from '@tanstack/react-router';
import { Bookmark, Plus, Users } from 'lucide-react';
import { type ComponentProps, Suspense, useMemo, useRef, useState } from 'react';
import { configurationQuery } from '../../../kernel/configuration.ts';
import { daysAfter, today } from '../../../kernel/days.ts';
import { session } from '../../../kernel/session.ts';
import { i18n } from '../../../kernel/texts.ts';
import { stringifySearch } from '../../../kernel/url-state.ts';
import { useFocusOnNeighbour } from '../../../ui/free-focus.ts';
import hidden from '../../../ui/hidden.module.css';
import { later } from '../../../ui/later.ts';
import { LinkTabs, type TabLink } from '../../../ui/tabs.tsx';
import { usePhone } from '../../../ui/use-width.ts';
import { useAfterRows } from '../../after-rows.ts';
import { useReaderSpec } from '../use-list.ts';
import styles from './list-views.module.css';
import { hasQuery, isSameView, presetStateOf, searchOf, viewQueryOf } from './view-query.ts';
import { viewsOf } from './views-of.ts';

const ViewMenu = later(async () => (await import('./view-menu.tsx')).ViewMenu);
const SaveViewDialog = later(async () => (await import('./view-dialogs.tsx')).SaveViewDialog);

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

const LaterViewMenu = (props: ComponentProps<typeof ViewMenu>) => (
  <Suspense fallback={<span className={styles.menu} />}>
    <ViewMenu {...props} />
  </Suspense>
);

const Sharing = ({ isShared }: Pick<SavedView, 'isShared'>) => {
  const Icon = isShared ? Users : Bookmark;
  return <Icon size={15} aria-hidden="true" />;
};

/** The address of the list with the query of a view. */
const useAddressOf = (): ((query: string) => string) => {
  const { pathname } = useLocation();
  return (query) => (query === '' ? pathname : `${pathname}?${query}`);
};

/**
 * What the list shows as the query of a view, the saved view that shows just this, and the one preset or view that is current. If a
 * preset and a view show the same, it is the preset only at its own address.
 */
const useShown = <C extends Columns>(
  spec: ListSpec<C>,
  presets: readonly ListPreset[],
  views: readonly SavedView[],
) => {
  const search: Record<string, unknown> = useSearch({ strict: false });
  const state = presetStateOf(spec, search);
  const saved = views.find(({ query }) => isSameView(spec, searchOf(query), search));
  const preset = presets.find((one) => one.state === state);
  const current = preset && hasQuery(search, preset.query) ? preset : (saved ?? preset);
  return { query: viewQueryOf(spec, search), saved, current };
};

/**
 * The views of a list as links: presets, the reader's own, and those shared with them. When one is deleted, the focus goes on at the
 * next one, or else at the one before.
 */
export const ListViews = <C extends Columns>(props: { spec: ListSpec<C> } & PresetCounting) => {
  const spec = useReaderSpec(props.spec);
  const to = useAddressOf();
  const { data: views = [] } = useQuery(viewsOf(spec.name));
  const presets = usePresets(spec);
  const counts = usePresetCounts(spec.name, props.countPresets);
  const organisation = useOwnOrganisation();
  const shown = useShown(spec, presets, views);
  const bar = useRef<HTMLDivElement>(null);
  const noteRemoved = useFocusOnNeighbour(presets.length + views.length, bar, 'nav a');
  const tabs: TabLink[] = [
    ...presets.map((preset) => ({
      label: preset.label,
      count: counts.get(preset.key),
      to: to(preset.query),
      active: preset === shown.current,
    })),
    ...views.map((view, place) => ({
      key: view.id,
      label: view.name,
      to: to(view.query),
      active: view === shown.current,
      icon: <Sharing isShared={view.isShared} />,
      beside: (
        <LaterViewMenu
          view={view}
          shown={view === shown.saved ? undefined : shown.query}
          organisation={organisation}
          onRemove={() => noteRemoved(presets.length + place)}
        />
      ),
    })),
  ];
  return (
    <div ref={bar} className={styles.bar}>
      <LinkTabs label={i18n.t('Views')} tabs={tabs} />
      <SaveView list={spec.name} query={shown.query} organisation={organisation} />
    </div>
  );
};
