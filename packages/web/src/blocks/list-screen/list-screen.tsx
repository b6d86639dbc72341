import type { Columns } from '@attestry/contract/kernel/list.ts';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Gate } from '../../kernel/permissions.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { LinkTabs, type TabLink } from '../../ui/tabs.tsx';
import { ListPanel } from './list-panel.tsx';
import type { ListParts } from './list-parts.ts';
import styles from './list-screen.module.css';
import { ListViews, type Preset } from './views/list-views.tsx';

interface ListScreenProps<C extends Columns, R extends object> extends ListParts<C, R> {
  title: string;
  /** Tabs to related lists, each with an address of its own. */
  tabs?: readonly TabLink[];
  /** Content between the title and the list. */
  above?: ReactNode;
  /** The views that come with the list, apart from the one without a query. */
  presets?: readonly Preset[];
}

export const ListScreen = <C extends Columns, R extends object>(props: ListScreenProps<C, R>) => {
  const { tabs, above, presets, ...panel } = props;
  const { add } = props;
  return (
    <>
      <PageHeader title={props.title}>
        {add && (
          <Gate needs={add.needs}>
            <Button component={Link} to={add.to} leftSection={<Plus size={17} aria-hidden="true" />}>
              {add.label}
            </Button>
          </Gate>
        )}
      </PageHeader>
      {tabs && (
        <div className={styles.tabs}>
          <LinkTabs label={props.title} tabs={tabs} />
        </div>
      )}
      {above}
      <ListPanel {...panel} views={<ListViews spec={props.spec} presets={presets} />} />
    </>
  );
};
