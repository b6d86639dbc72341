import {
  type savedViewCreateForm,
  type savedViewEditForm,
  toSavedViewForm,
} from '@attestry/contract/features/saved-view/saved-view.schema.ts';
import type { Role } from '@attestry/contract/kernel/permissions.ts';
import type { z } from 'zod';
import { makeUser } from '../../../features/identity/identity.factory.ts';
import { makeSavedView } from '../../../features/saved-view/saved-view.factory.ts';
import { byId, type Owner } from '../about.ts';
import type { Entity } from '../entity.ts';
import type { ReadsBack, SamplesOf } from '../sample.ts';
import type { Target } from '../sample-shares.ts';

/** A view of somebody with the role and organisation. All people of these tests are called Pat. */
const view = async (
  owner: Owner,
  role: Role,
  organisations: readonly Target[],
  sharedWith?: [type: string, id: string],
) => {
  const person = await makeUser(
    { writes: owner },
    { firstName: 'Pat', role, organisations: organisations.map(([type, id]) => ({ type, id })) },
  );
  const [shared_with_type = null, shared_with_id = null] = sharedWith ?? [];
  return (await makeSavedView(owner, { owner_id: person.id, shared_with_type, shared_with_id })).id;
};

/**
 * Shared within the standards body or the caller's company, site or certification body, private to a colleague, or of
 * strangers.
 */
export const savedViews = {
  table: 'saved_view',
  none: '8999999',
  records: async ({ owner, bodies, made }) => {
    const within = (role: Role, [type, id]: Target) => view(owner, role, [[type, id]], [type, id]);
    return {
      own: await view(owner, '{body} User', [], ['StandardsBody', '0']),
      'company shared': await within('Company User', ['Company', made('company', 'own')]),
      'site shared': await within('Site User', ['Site', made('site', 'own')]),
      'share ended': await view(owner, 'Company User', [['Company', made('company', 'own')]]),
      colleague: await within('CB Read Only User', ['CertificationBody', bodies.own]),
      other: await within('Company User', ['Company', made('company', 'other')]),
    };
  },
} satisfies Entity;

const record = '/savedview/api/SavedViews';

const creation = async (): Promise<z.input<typeof savedViewCreateForm>> => ({
  list: 'audit',
  name: 'Expiring soon',
  query: 'sortBy=expiryDate&order=asc&columns=id.site.expiryDate',
  isShared: true,
});

const edit = async (): Promise<z.input<typeof savedViewEditForm>> => ({ name: 'Grade C', query: 'grade=C' });

const aboutView = { about: 'savedView', params: byId } as const;

export const savedViewSamples: SamplesOf<'savedView'> = {
  savedView: {
    list: { query: () => ({ list: 'audit' }) },
    read: aboutView,
    create: { body: creation },
    update: { ...aboutView, body: edit },
    share: aboutView,
    unshare: aboutView,
    remove: aboutView,
  },
};

export const savedViewReadsBack: Pick<ReadsBack, 'savedView'> = {
  savedView: {
    create: { record, asForm: toSavedViewForm },
    update: { record, asForm: toSavedViewForm },
  },
};
