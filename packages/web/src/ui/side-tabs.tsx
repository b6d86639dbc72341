import { Tabs as KitTabs, NativeSelect } from '@mantine/core';
import styles from './side-tabs.module.css';
import type { TabsProps } from './tabs.tsx';
import { usePhone } from './use-width.ts';

/** On a phone the tabs are one field above the content, the phone's own: a column of them would hide the content. */
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

/** Many tabs as a column beside their content; only the chosen one's content exists. */
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
        panel: styles.panel ?? '',
      }}
    >
      <KitTabs.List aria-label={label}>
        {tabs.map((tab) => (
          <KitTabs.Tab key={tab.key} value={tab.key} rightSection={tab.mark}>
            {tab.label}
          </KitTabs.Tab>
        ))}
      </KitTabs.List>
      {tabs.map((tab) => (
        <KitTabs.Panel key={tab.key} value={tab.key}>
          {tab.content}
        </KitTabs.Panel>
      ))}
    </KitTabs>
  );
};
