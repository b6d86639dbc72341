import { useNavigate, useSearch } from '@tanstack/react-router';
import { type Tab, Tabs } from '../../ui/tabs.tsx';

interface DetailsTabsProps {
  label: string;
  tabs: readonly Tab[];
}

/** The tabs of a record; the chosen one stands in the address. A list within a tab starts anew when the tab changes. */
export const DetailsTabs = ({ label, tabs }: DetailsTabsProps) => {
  const search: Record<string, unknown> = useSearch({ strict: false });
  const navigate = useNavigate();
  const chosen = tabs.find(({ key }) => key === search.tab)?.key ?? tabs[0]?.key ?? '';
  const choose = (key: string) => {
    void navigate({ to: '.', search: key === tabs[0]?.key ? {} : { tab: key }, replace: true, resetScroll: false });
  };
  return <Tabs label={label} tabs={tabs} chosen={chosen} onChoose={choose} />;
};
