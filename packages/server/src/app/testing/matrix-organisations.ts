import { makeOffice } from '../../features/certification-body/certification-body.factory.ts';
import { accredited, type Owner, offices, user } from './matrix-records.ts';

export interface Bodies {
  own: string;
  other: string;
}

/** No certification body and no office has it. */
const nowhere = '999999';

/** Users of a company: Lite, Pro, deactivated; one of the certification body; one of another company. */
export const usersOf = async (
  owner: Owner,
  { company, other }: { company: string; other: string },
  bodyId: string,
) => ({
  own: await user(owner, 'Company User', ['Company', company]),
  archived: await user(owner, 'Company User', ['Company', company], 'Deactivated'),
  above: await user(owner, 'Company BI S User', ['Company', company]),
  colleague: await user(owner, 'CB Read Only User', ['CertificationBody', bodyId]),
  other: await user(owner, 'Company User', ['Company', other]),
});

/** Certification bodies with their offices: the caller's, one that audits beside it, and one of which nobody has an audit. */
export const certificationBodies = async (owner: Owner, { own, other }: Bodies) => {
  const closed = await accredited(owner);
  const held = {
    own: await offices(owner, own),
    other: await offices(owner, other),
    'other, archived': await offices(owner, closed.id, 'Archived'),
  };
  const archived = await makeOffice(owner, own, { name: 'Closed branch', status: 'Archived' });
  const each = (kind: 'main' | 'sub') => ({
    own: held.own[kind],
    other: held.other[kind],
    'other, archived': held['other, archived'][kind],
    none: nowhere,
  });
  return {
    certificationBody: { own, other, 'other, archived': closed.id, none: nowhere },
    office: { ...each('sub'), archived: archived.id },
    mainOffice: each('main'),
  };
};
