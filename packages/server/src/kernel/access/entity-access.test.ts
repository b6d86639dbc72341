import { type Role, roles } from '@attestry/contract/kernel/permissions.ts';
import { verbs } from '@attestry/contract/kernel/verbs.ts';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { compileStatement } from '../database/statements.ts';
import { type Actor, visitor } from './actor.ts';
import { accessTo, all, byGroup } from './entity-access.ts';
import { always, never } from './predicates.ts';
import { judged } from './verdicts.ts';

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

describe('the verdict on a verb', () => {
  const explained = accessTo(verbs({ edit: 'Site.Revise' }), {
    from: sql`site`,
    see: all,
    reasons: { notOwn: 'It is not your own', closed: 'It is closed' },
    may: { edit: { notOwn: byGroup({ body: all, company: () => own }) } },
    offered: { edit: { closed: () => isOpen } },
  });
  const verdictFor = (role: Role, { verdicts } = explained) => compileStatement(verdicts(actorWith(role))).text;

  it('asks the conditions in order, the state last, and gives the reason of the first that is not met', () => {
    expect(verdictFor('Company BI S User')).toBe(
      "jsonb_build_object('edit', case when (own) is not true then to_jsonb('notOwn'::text) " +
        "when (is_open) is not true then to_jsonb('closed'::text) else to_jsonb(true) end)",
    );
  });

  it('leaves out conditions that every record meets', () => {
    expect(verdictFor('{body} Admin')).toBe(
      "jsonb_build_object('edit', case when (is_open) is not true then to_jsonb('closed'::text) else to_jsonb(true) end)",
    );
  });

  it('has no reason for roles without the verb, or that have it on no record', () => {
    expect(verdictFor('CB Read Only User')).toBe("jsonb_build_object('edit', false)");
    expect(verdictFor('Site User')).toBe("jsonb_build_object('edit', false)");
  });

  it('gives a reason only to those who meet the conditions without one', () => {
    const guarded = accessTo(verbs({ edit: 'Site.Revise' }), {
      from: sql`site`,
      see: all,
      reasons: { closed: 'It is closed' },
      may: { edit: () => own },
      offered: { edit: { closed: () => isOpen } },
    });
    expect(compileStatement(guarded.verdicts(actorWith('Site User'))).text).toBe(
      "jsonb_build_object('edit', case when (is_open) is not true then case when own then to_jsonb('closed'::text) " +
        "else 'false' end else to_jsonb(own) end)",
    );
  });

  it('is shown as the ability and, if there is a reason, why not', () => {
    const record = { id: '7', verdicts: { edit: true, share: 'notOwn', archive: false } };
    expect(judged<typeof record & { visuals: object; refusals: object }>(record)).toEqual({
      id: '7',
      visuals: { isAbleToEdit: true, isAbleToShare: false, isAbleToArchive: false },
      refusals: { share: 'notOwn' },
    });
  });
});
