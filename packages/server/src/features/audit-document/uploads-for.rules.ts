import { type Actor, isOf } from '../../kernel/access/actor.ts';

/** The type of organisation that somebody uploads for, stored with reports and documents. */
export const uploadsFor = (actor: Actor): 'StandardsBody' | 'CertificationBody' | 'Company' | 'Site' => {
  if (isOf(actor, 'body')) return 'StandardsBody';
  if (isOf(actor, 'cb')) return 'CertificationBody';
  return isOf(actor, 'site') ? 'Site' : 'Company';
};
