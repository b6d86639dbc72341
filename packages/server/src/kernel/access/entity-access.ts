import type { RoleGroup } from '@attestry/contract/kernel/role-groups.ts';
import { type Needs, type VisualOf, verbsOf, visualOf } from '@attestry/contract/kernel/verbs.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Reader, Writer } from '../database/database.ts';
import { type Actor, can, isOf, mayCall } from './actor.ts';
import { lockFor, type Refusals, requireSight, requireVerb } from './guards.ts';
import { allOf, always, never, type Predicate } from './predicates.ts';
import { type Condition, type Verdicts, verdictOf } from './verdicts.ts';

/** The rows in an actor's scope. */
export type Scope = (actor: Actor) => Predicate;

export const all: Scope = () => always;
const none: Scope = () => never;

/** The scope of the first role group that contains the actor's role, otherwise the default. */
export const byGroup =
  (scopes: Partial<Record<RoleGroup, Scope>>, others: Scope = none): Scope =>
  (actor) => {
    const [, scope = others] = Object.entries(scopes).find(([group]) => isOf(actor, group as RoleGroup)) ?? [];
    return scope(actor);
  };

/**
 * The conditions of a verb. Those with a reason are a record in the order in which they are asked: a reason is given to
 * callers who meet all conditions before it, so that none reveals more than the ones before allow.
 */
type Conditions<Reason extends string> = Scope | Readonly<Partial<Record<Reason, Scope>>>;

interface Scopes<Verb extends string, Reason extends string> {
  /** The reasons for which a verb may be refused to callers whose role has it. */
  reasons?: Readonly<Record<Reason, string>>;
  /** The records on which callers whose role has the verb may use it. */
  may: Readonly<Record<Verb, Conditions<NoInfer<Reason>>>>;
  /** The states of a record in which a verb is offered; its command handles the other states itself. */
  offered?: Readonly<Partial<Record<Verb, Conditions<NoInfer<Reason>>>>>;
}

const noConditions: Conditions<never> = {};

/** The conditions for this actor, each with its reason, if it has one. */
const conditionsFor = (actor: Actor, conditions: Conditions<string> = noConditions): Condition[] => {
  const named: [string | undefined, Scope | undefined][] =
    typeof conditions === 'function' ? [[undefined, conditions]] : Object.entries(conditions);
  return named.flatMap(([reason, scope]) => (scope ? [{ reason, isMet: scope(actor) }] : []));
};

const meets = (actor: Actor, needs: Needs): boolean =>
  typeof needs === 'object' && 'group' in needs
    ? isOf(actor, needs.group) && can(actor, needs.permission)
    : mayCall(actor, needs);

/** The schema of the `visuals` of an answer. */
interface Answered<Visual extends string> {
  shape: Readonly<Partial<Record<Visual, unknown>>>;
}

/** The contract's verbs with a scope each. A verb without a scope does not compile. */
export const scopesOf = <Verb extends string, Reason extends string = never>(
  verbs: Readonly<Record<Verb, Needs>>,
  { may: scopes, offered }: Scopes<NoInfer<Verb>, Reason>,
) => {
  const required = (actor: Actor, verb: Verb) => conditionsFor(actor, scopes[verb]);
  const ofState = (actor: Actor, verb: Verb) => conditionsFor(actor, offered?.[verb]);
  const answered = (schema?: Answered<string>) =>
    verbsOf(verbs).filter((verb) => !schema || visualOf(verb) in schema.shape);
  const meetAll = (conditions: readonly Condition[]) => allOf(...conditions.map(({ isMet }) => isMet));
  const may = (actor: Actor, verb: Verb): Predicate =>
    meets(actor, verbs[verb]) ? meetAll(required(actor, verb)) : never;
  const offers = (actor: Actor, verb: Verb): Predicate => allOf(may(actor, verb), meetAll(ofState(actor, verb)));

  return {
    /** The records on which the actor may use the verb, in any state. */
    may,
    /** Those whose state offers the verb. */
    offers,
    /** The `visuals` of an answer without `refusals`: all of them, or those in its schema. */
    visuals: <Visual extends VisualOf<Verb> = VisualOf<Verb>>(actor: Actor, schema?: Answered<Visual>) => {
      const abilities = answered(schema).map((verb) => sql`${sql.lit(visualOf(verb))}, ${offers(actor, verb)}`);
      return sql<Record<Visual, boolean>>`jsonb_build_object(${sql.join(abilities)})`;
    },
    /** For `judged`: the verdict on each verb, or on those in the schema of `visuals`; those in `off` are refused. */
    verdicts: (actor: Actor, schema?: Answered<string>, off: readonly Verb[] = []) => {
      const verdicts = answered(schema).map((verb) => {
        const isHeld = meets(actor, verbs[verb]) && !off.includes(verb);
        const conditions = isHeld ? [...required(actor, verb), ...ofState(actor, verb)] : [{ isMet: never }];
        return sql`${sql.lit(verb)}, ${verdictOf(conditions)}`;
      });
      return sql<Verdicts<Verb, Reason>>`jsonb_build_object(${sql.join(verdicts)})`;
    },
  };
};

interface Sighted {
  /** The table, under the alias used by its scopes. */
  from: RawBuilder<unknown>;
  see: Scope;
}

interface Asking<Db> {
  db: Db;
  actor: Actor;
}

interface Narrowed extends Refusals {
  /** Records outside of it are answered like records that the caller does not see. */
  within?: Predicate;
}

/** Who sees the records of an entity, and who may do what with them. */
export const accessTo = <Verb extends string, Reason extends string = never>(
  verbs: Readonly<Record<Verb, Needs>>,
  { from, see, ...declared }: Sighted & Scopes<NoInfer<Verb>, Reason>,
) => {
  const scopes = scopesOf<Verb, Reason>(verbs, declared);

  const reached = (actor: Actor, id: string, verb: Verb, { within = always, ...refusals }: Narrowed) => ({
    ...{ id, from, see: allOf(see(actor), within), may: scopes.may(actor, verb) },
    ...refusals,
  });

  return {
    ...scopes,
    /** Throws the same error whether a record does not exist or the caller does not see it. */
    requireSight: ({ db, actor }: Asking<Reader>, id: string, within: Predicate = always) =>
      requireSight(db, { id, from, see: allOf(see(actor), within) }),
    /**
     * Throws `not found` for a record that the caller does not see, and `denied` for a visible one without the verb.
     */
    requireVerb: ({ db, actor }: Asking<Reader>, id: string, verb: Verb, narrowed: Narrowed = {}) =>
      requireVerb(db, reached(actor, id, verb, narrowed)),
    /** Locks a record for a command and returns its version; throws like `requireVerb`. */
    lock: ({ db, actor }: Asking<Writer>, id: string, verb: Verb, narrowed: Narrowed = {}) =>
      lockFor(db, reached(actor, id, verb, narrowed)),
  };
};
export type EntityAccess<Verb extends string> = ReturnType<typeof accessTo<Verb>>;
