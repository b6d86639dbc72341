import { certificationBodyApi } from '@attestry/contract/features/certification-body/certification-body.api.ts';
import {
  type Office,
  type OfficeRow,
  officeRefusalReasons,
  type officeTypes,
} from '@attestry/contract/features/certification-body/certification-body.schema.ts';
import { clientOf } from '@attestry/contract/kernel/client.ts';
import { queryOptions } from '@tanstack/react-query';
import { Globe } from 'lucide-react';
import { editOfficePath, listCrumbs, officeListPath, officePath } from '../../blocks/addresses.ts';
import { archiveActions } from '../../blocks/archiving.ts';
import type { RowAction } from '../../blocks/list-screen/list-parts.ts';
import { byVerbOf } from '../../blocks/record/by-verb.ts';
import { changeLogAction, editAction } from '../../blocks/record/record-actions.ts';
import type { RecordKind } from '../../blocks/record/record-kind.ts';
import { quietSend } from '../../kernel/api.ts';
import { i18n } from '../../kernel/texts.ts';

/** For forms, lookups, exports and commands, which show failures in place. */
export const quietCalls = clientOf(quietSend, certificationBodyApi);

export const officeQuery = (id: string) =>
  queryOptions({ queryKey: ['office', id], queryFn: () => quietCalls.readOffice({ params: { id } }) });

export const officeKind: RecordKind<Office> = {
  kind: 'office',
  query: officeQuery,
  list: listCrumbs.offices,
  path: officePath,
  nameOf: ({ name }) => name,
};

export const bodyQuery = (id: string) =>
  queryOptions({ queryKey: ['certification-body', id], queryFn: () => quietCalls.read({ params: { id } }) });

export const officesQuery = (bodyId: string) =>
  queryOptions({ queryKey: ['office', 'of', bodyId], queryFn: () => quietCalls.offices({ params: { id: bodyId } }) });

export const officeType = ({ isMainOffice }: Pick<OfficeRow, 'isMainOffice'>): string =>
  isMainOffice ? i18n.t('Main Office') : i18n.t('Sub Office');

type Offered = Pick<OfficeRow, 'id' | 'name' | 'status' | 'isMainOffice' | 'visuals' | 'refusals'>;

export const editOfficeTitle = ({ isMainOffice }: Pick<OfficeRow, 'isMainOffice'>): string =>
  isMainOffice ? i18n.t('Edit Main Office') : i18n.t('Edit Sub Office');

export const editOfficeAction: RowAction<Offered> = {
  ...editAction(({ id }) => editOfficePath(id), byVerbOf(officeRefusalReasons)('edit')),
  label: editOfficeTitle,
};

/** The last actions in an office's menu, in its row and on its page. */
export const lastOfficeActions = (): RowAction<Offered>[] => [
  changeLogAction(({ id }) => officePath(id, '/change-log'), {
    needs: ['CertificationBody.Changes', 'SubOffice.Changes'],
  }),
  ...archiveActions({
    calls: { archive: quietCalls.archiveOffice, unarchive: quietCalls.unarchiveOffice },
    reasons: officeRefusalReasons,
    endpoint: certificationBodyApi.archiveOffice,
    readEffects: async () => undefined,
    effects: ({ length: count }) => [
      {
        icon: Globe,
        tone: 'bad',
        message: i18n.t(
          '{count, plural, one {It no longer appears} other {They no longer appear}} on any public page',
          { count },
        ),
      },
    ],
    confirmLabel: i18n.t('Archive office'),
    confirmLabelForMany: i18n.t('Archive offices'),
    titleForMany: (count) => i18n.t('Archive {count} offices?', { count }),
  }),
];

const mainOffices = { officeType: 'Main Office' } satisfies Record<string, (typeof officeTypes)[number]>;

/**
 * The address for editing when no office is named: the only main office that the reader may edit, or the list to choose
 * from.
 */
export const editedOfficePath = async (): Promise<string> => {
  const { resultsList } = await quietCalls.list({ query: { pageNumber: 1, ...mainOffices } });
  const [office, other] = resultsList.filter(({ visuals }) => visuals.isAbleToEdit);
  return office && !other ? editOfficePath(office.id) : officeListPath;
};
