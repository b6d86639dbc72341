import { z } from 'zod';
import type { Permission } from './permissions.ts';
import type { RoleGroup } from './role-groups.ts';

/**
 * What a verb requires of the caller's role: any of the permissions, one permission within a role group, or nothing.
 */
export type Needs = 'signedIn' | Permission | readonly Permission[] | { permission: Permission; group: RoleGroup };

/** What callers can do with a visible record of an entity. */
export type Verbs = Record<string, Needs>;

/** Keeps the literal names of an entity's verbs; has no effect at run time. */
export const verbs = <const V extends Verbs>(declared: V): V => declared;

export type VisualOf<Verb extends string> = `isAbleTo${Capitalize<Verb>}`;

/** The name of a verb in `visuals`: `edit` is `isAbleToEdit`. */
export const visualOf = <Verb extends string>(verb: Verb) =>
  `isAbleTo${verb.charAt(0).toUpperCase()}${verb.slice(1)}` as VisualOf<Verb>;

export const verbsOf = <Verb extends string>(declared: Readonly<Record<Verb, Needs>>): Verb[] =>
  Object.keys(declared) as Verb[];

/** The schema of `visuals`: what the caller may do with the record in its current state. Menus and forms follow it. */
export const visualsOf = <Verb extends string>(declared: Readonly<Record<Verb, Needs>>) =>
  z.object(Object.fromEntries(verbsOf(declared).map((verb) => [visualOf(verb), z.boolean()]))) as z.ZodObject<
    Record<VisualOf<Verb>, z.ZodBoolean>
  >;

/**
 * The schema of `refusals`: by verb, why it is refused although the caller's role has it. A verb is absent if it is
 * allowed, or if the caller may not know the reason.
 */
export const refusalsOf = <Verb extends string, Reason extends string>(
  declared: Readonly<Record<Verb, Needs>>,
  reasons: Readonly<Record<Reason, string>>,
) => {
  const reason = z.enum(Object.keys(reasons) as Reason[]).optional();
  return z.object(Object.fromEntries(verbsOf(declared).map((verb) => [verb, reason]))) as z.ZodObject<
    Record<Verb, z.ZodOptional<z.ZodEnum<{ [R in Reason]: R }>>>
  >;
};
