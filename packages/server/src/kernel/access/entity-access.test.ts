import { type Role, roles } from '@attestry/contract/kernel/permissions.ts';
import { verbs } from '@attestry/contract/kernel/verbs.ts';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { type Actor, visitor } from './actor.ts';
import { accessTo, all, byGroup } from './entity-access.ts';
import { always, never } from './predicates.ts';

const actorWith = (role: Role): Actor => ({ ...visitor, role });

const own = sql<boolean>`own`;
const isOpen = sql<boolean>`is_open`;

const access = accessTo(
  verbs({
    edit: 'Site.Revise',
    share: ['Site.Share', 'Site.Unshare'],
    setLimit: { permission: 'Site.Revise', group: 'bodyAdmin' },
  }),
  { from: sql`site`, see: all, may: { edit: all, share: () => own, setLimit: all }, offered: { edit: isOpen } },
);

const rolesWith = (verb: 'edit' | 'share' | 'setLimit') =>
  roles.filter((role) => access.may(actorWith(role), verb) !== never);

describe('a verb', () => {
  it('requires its permission', () => {
    expect(rolesWith('edit')).toContain('CB Audit Admin');
    expect(rolesWith('edit')).not.toContain('CB Read Only User');
  });

  it('requires any one of several permissions', () => {
    expect(rolesWith('share')).toContain('Site User');
    expect(rolesWith('share')).not.toContain('CB Full Admin');
  });

  it('requires its group as well', () => {
    expect(rolesWith('setLimit')).toEqual(['{body} Admin']);
  });

  it('applies to the rows of its scope', () => {
    expect(access.may(actorWith('Site User'), 'share')).toBe(own);
  });

  it('is offered only in some states, while its command also answers for the others', () => {
    expect(access.may(actorWith('Site User'), 'edit')).toBe(always);
    expect(access.offers(actorWith('Site User'), 'edit')).toBe(isOpen);
    expect(access.offers(actorWith('AB User'), 'edit')).toBe(never);
  });
});

describe('scopes by group', () => {
  it('are those of the first group that contains the role', () => {
    const scope = byGroup({ bodyAdmin: all, body: () => own });
    expect(scope(actorWith('{body} Admin'))).toBe(always);
    expect(scope(actorWith('{body} User'))).toBe(own);
    expect(scope(actorWith('Site User'))).toBe(never);
  });
});
