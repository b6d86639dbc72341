import type { Columns } from '@attestry/contract/kernel/list.ts';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Gate } from '../../kernel/permissions.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { SegmentLinks } from '../../ui/segment-links.tsx';
import type { TabLink } from '../../ui/tabs.tsx';
import { ListPanel } from './list-panel.tsx';
import type { ListParts } from './list-parts.ts';
import { ListViews, type PresetCounting } from './views/list-views.tsx';

interface ListScreenProps<C extends Columns, R extends object> extends ListParts<C, R>, PresetCounting {
  title: string;
  /** Related lists, each with an address of its own. */
  tabs?: readonly TabLink[];
  /** Content beside the title. */
  besideTitle?: ReactNode;
  /** Content between the title and the list. */
  above?: ReactNode;
}

export const ListScreen = <C extends Columns, R extends object>(props: ListScreenProps<C, R>) => {
  const { tabs, besideTitle, above, countPresets, ...panel } = props;
  const { add } = props;
  return (
    <>
      <PageHeader
        title={props.title}
        standing={
          <>
            {tabs && <SegmentLinks label={props.title} links={tabs} />}
            {besideTitle}
          </>
        }
      >
        {add && (
          <Gate needs={add.needs}>
            <Button component={Link} to={add.to} leftSection={<Plus size={17} aria-hidden="true" />}>
              {add.label}
            </Button>
          </Gate>
        )}
      </PageHeader>
      {above}
      <ListPanel {...panel} views={<ListViews spec={props.spec} countPresets={countPresets} />} />
    </>
  );
};
