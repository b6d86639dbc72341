import { formOf } from '../../kernel/fields.ts';
import type { Role } from '../../kernel/permissions.ts';
import { withheldFields } from '../../kernel/record-fields.ts';
import { isIn, isMember } from '../../kernel/role-groups.ts';
import { type Recall, recallCreateForm, recallFields } from './recall.schema.ts';

/** The edit form of a recall, filled with its present values. */
export const toRecallForm = (recall: Recall) => formOf(recallCreateForm, recall);

/** The fields that a role neither reads nor writes, whether or not there are tiers. */
export const withheldRecallFields = (role: Role): readonly string[] =>
  withheldFields(recallFields, (groups) => groups.some((group) => isMember({ role, tiers: true }, group)));

/** The form fields a role may not change. */
export const lockedRecallFields = (role: Role): readonly string[] =>
  isIn('body', role) ? [] : ['recallStatus', 'certificationBody', ...withheldRecallFields(role)];

/** Fields that a role must fill, although the schema does not require them. */
export const requiredRecallFields = (role: Role): readonly string[] => (isIn('cb', role) ? [] : ['certificationBody']);
