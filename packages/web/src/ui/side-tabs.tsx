import { Tabs as KitTabs, NativeSelect } from '@mantine/core';
import styles from './side-tabs.module.css';
import { TabPanels, type TabsProps } from './tabs.tsx';
import { usePhone } from './use-width.ts';

/**
 * On a phone the tabs are a native select above the content, because a column of tabs would push the content out of
 * view.
 */
const PhoneTabs = ({ label, tabs, chosen, onChoose }: TabsProps) => (
  <>
    <NativeSelect
      aria-label={label}
      className={styles.field ?? ''}
      data={tabs.map((tab) => ({ value: tab.key, label: tab.label }))}
      value={chosen}
      onChange={(event) => onChoose(event.currentTarget.value)}
    />
    {tabs.find((tab) => tab.key === chosen)?.content}
  </>
);

/** Many tabs in a column next to their content. Only the content of the chosen one is rendered. */
export const SideTabs = (props: TabsProps) => {
  const { label, tabs, chosen, onChoose } = props;
  if (usePhone()) return <PhoneTabs {...props} />;
  return (
    <KitTabs
      orientation="vertical"
      value={chosen}
      onChange={(key) => key !== null && onChoose(key)}
      keepMounted={false}
      classNames={{
        root: styles.root ?? '',
        list: styles.list ?? '',
        tab: styles.tab ?? '',
        tabLabel: styles.label ?? '',
      }}
    >
      <KitTabs.List aria-label={label}>
        {tabs.map((tab) => (
          <KitTabs.Tab key={tab.key} value={tab.key} rightSection={tab.mark}>
            <bdi>{tab.label}</bdi>
          </KitTabs.Tab>
        ))}
      </KitTabs.List>
      <TabPanels tabs={tabs} chosen={chosen} />
    </KitTabs>
  );
};
