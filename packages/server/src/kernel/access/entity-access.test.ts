import { type Role, roles } from '@attestry/contract/kernel/permissions.ts';
import { verbs } from '@attestry/contract/kernel/verbs.ts';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { compileStatement } from '../database/statements.ts';
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
  { from: sql`site`, see: all, may: { edit: all, share: () => own, setLimit: all }, offered: { edit: () => isOpen } },
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

describe('the reasons for which a verb is refused', () => {
  const explained = accessTo(verbs({ edit: 'Site.Revise', archive: 'Site.Persist' }), {
    from: sql`site`,
    see: all,
    reasons: { notOwn: 'It is not your own', closed: 'It is closed' },
    may: { edit: { notOwn: byGroup({ body: all, company: () => own }) }, archive: all },
    offered: { edit: { closed: () => isOpen }, archive: () => isOpen },
  });
  const reasonsFor = (role: Role) => compileStatement(explained.refusals(actorWith(role))).text;

  it('are asked in the order of its conditions, the state last', () => {
    expect(reasonsFor('Company BI S User')).toBe(
      "jsonb_strip_nulls(jsonb_build_object('edit', case when (own) is not true then 'notOwn' " +
        "when (is_open) is not true then 'closed' end))",
    );
  });

  it('leave out conditions that every record meets', () => {
    expect(reasonsFor('{body} Admin')).toBe(
      "jsonb_strip_nulls(jsonb_build_object('edit', case when (is_open) is not true then 'closed' end))",
    );
  });

  it('are not given to roles without the verb, or that have it on no record', () => {
    expect(reasonsFor('CB Read Only User')).toBe("'{}'::jsonb");
    expect(reasonsFor('Site User')).toBe("'{}'::jsonb");
  });

  it('are given only for rows that meet the conditions without a reason, which are asked last', () => {
    const guarded = accessTo(verbs({ edit: 'Site.Revise' }), {
      from: sql`site`,
      see: all,
      reasons: { closed: 'It is closed' },
      may: { edit: () => own },
      offered: { edit: { closed: () => isOpen } },
    });
    expect(compileStatement(guarded.refusals(actorWith('Site User'))).text).toBe(
      "jsonb_strip_nulls(jsonb_build_object('edit', case when (is_open) is not true then " +
        "case when own then 'closed' end end))",
    );
  });
});
