import { companyApi } from '@attestry/contract/features/company/company.api.ts';
import {
  type Company,
  type CompanyRow,
  companyRefusalReasons,
} from '@attestry/contract/features/company/company.schema.ts';
import { clientOf } from '@attestry/contract/kernel/client.ts';
import { queryOptions } from '@tanstack/react-query';
import { Share2, UserPlus, Users } from 'lucide-react';
import { companyPath, listCrumbs, newUserPath } from '../../blocks/addresses.ts';
import { archiveActions } from '../../blocks/archiving.ts';
import type { RowAction } from '../../blocks/list-screen/list-parts.ts';
import { byVerbOf } from '../../blocks/record/by-verb.ts';
import { changeLogAction, editAction } from '../../blocks/record/record-actions.ts';
import type { LoggedKind } from '../../blocks/record/record-kind.ts';
import { quietSend, send } from '../../kernel/api.ts';
import { i18n } from '../../kernel/texts.ts';
import { bulkShare } from '../sharing/sharing.public.ts';
import { companyArchiving } from './company-archiving.parts.tsx';

export const companyCalls = clientOf(send, companyApi);
/** For forms and exports, which show failures in place. */
export const quietCompanyCalls = clientOf(quietSend, companyApi);

export const companyQuery = (id: string) =>
  queryOptions({ queryKey: ['company', id], queryFn: () => quietCompanyCalls.read({ params: { id }, query: {} }) });

export const companyKind: LoggedKind<Company> = {
  kind: 'company',
  query: companyQuery,
  list: listCrumbs.companies,
  path: companyPath,
  reasons: companyRefusalReasons,
  nameOf: ({ name }) => name,
  changeLog: quietCompanyCalls.changeLog,
};

type Listed = Pick<CompanyRow, 'id' | 'name' | 'status' | 'visuals' | 'refusals'>;

const byVerb = byVerbOf(companyRefusalReasons);

export const peopleActions = (): RowAction<Listed>[] => [
  {
    label: i18n.t('View Users'),
    icon: Users,
    group: i18n.t('People'),
    leads: true,
    offered: ({ visuals }) => visuals.isAbleToViewUsers,
    to: ({ id }) => companyPath(id, '/users'),
  },
  {
    label: i18n.t('Create User'),
    icon: UserPlus,
    group: i18n.t('People'),
    offered: ({ visuals }) => visuals.isAbleToCreateUser,
    to: ({ id }) => newUserPath({ origin: 'company', id }),
  },
];

export const recordActions = (): RowAction<Listed>[] => [
  {
    label: i18n.t('Share'),
    icon: Share2,
    group: i18n.t('Sharing'),
    leads: true,
    ...byVerb('share'),
    to: ({ id }) => companyPath(id, '/share'),
    bulk: bulkShare('company'),
  },
  editAction(({ id }) => companyPath(id, '/edit'), byVerb('edit')),
  changeLogAction(({ id }) => companyPath(id, '/change-log'), {
    offered: ({ visuals }) => visuals.isAbleToViewChanges,
  }),
  ...archiveActions(companyArchiving(quietCompanyCalls)),
];
