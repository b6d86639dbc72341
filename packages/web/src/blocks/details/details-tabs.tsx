import { useNavigate, useSearch } from '@tanstack/react-router';
import { SideTabs } from '../../ui/side-tabs.tsx';
import { type Tab, Tabs } from '../../ui/tabs.tsx';

interface DetailsTabsProps {
  label: string;
  tabs: readonly Tab[];
}

/** The chosen tab is kept in the address. Changing the tab resets the state of a list within it. */
const useChosenTab = (tabs: readonly Tab[]) => {
  const search: Record<string, unknown> = useSearch({ strict: false });
  const navigate = useNavigate();
  const chosen = tabs.find(({ key }) => key === search.tab)?.key ?? tabs[0]?.key ?? '';
  const choose = (key: string) => {
    void navigate({ to: '.', search: key === tabs[0]?.key ? {} : { tab: key }, replace: true, resetScroll: false });
  };
  return [chosen, choose] as const;
};

/** The tabs of a record, in a row. */
export const DetailsTabs = ({ label, tabs }: DetailsTabsProps) => {
  const [chosen, choose] = useChosenTab(tabs);
  return <Tabs label={label} tabs={tabs} chosen={chosen} onChoose={choose} />;
};

/** More tabs than fit in a row, in a column next to their content. */
export const DetailsSideTabs = ({ label, tabs }: DetailsTabsProps) => {
  const [chosen, choose] = useChosenTab(tabs);
  const listed = tabs.filter(({ key, waits }) => !waits || key === chosen);
  return <SideTabs label={label} tabs={listed} chosen={chosen} onChoose={choose} />;
};
