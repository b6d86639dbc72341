import { officeList } from '@attestry/contract/features/certification-body/certification-body.list.ts';
import type { Office, OfficeRow } from '@attestry/contract/features/certification-body/certification-body.schema.ts';
import { useQuery } from '@tanstack/react-query';
import { officePath } from '../../blocks/addresses.ts';
import { PartLoader } from '../../blocks/details/details-screen.tsx';
import { nameWithId } from '../../blocks/list-screen/list-parts.ts';
import { RecordRows } from '../../blocks/list-screen/rows/record-rows.tsx';
import { ListedStatus } from '../../blocks/record-status.tsx';
import { i18n } from '../../kernel/texts.ts';
import { Panel } from '../../ui/panel.tsx';
import { officesQuery } from './certification-body.parts.tsx';

const shown = ['id', 'name', 'country', 'city', 'status'] as const;

const cells = {
  country: ({ location }: OfficeRow) => location.country.name,
  city: ({ location }: OfficeRow) => location.city,
  status: ({ status }: OfficeRow) => <ListedStatus status={status} />,
};

/** The other offices of a main office's certification body. */
export const SubOffices = ({ main }: { main: Office }) => (
  <Panel>
    <PartLoader query={useQuery(officesQuery(main.certificationBody.id))}>
      {(offices) => (
        <RecordRows
          title={i18n.t('Offices')}
          spec={officeList}
          shown={shown}
          rows={offices.filter(({ isMainOffice }) => !isMainOffice)}
          rowKey={({ id }) => id}
          rowName={nameWithId}
          opens={{ column: 'name', to: ({ id }) => officePath(id) }}
          cells={cells}
          card={{ line: ['id', 'city', 'country'], foot: ['status'] }}
        />
      )}
    </PartLoader>
  </Panel>
);
