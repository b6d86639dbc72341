import { hashPassword } from '../../kernel/access/password-hash.ts';
import type { OwnerConnection } from '../../kernel/database/owner-connection.ts';
import { demoAccounts, demoPassword } from './accounts.ts';

/** The accounts, all with the demo's password. */
export const loadAccounts = async (client: OwnerConnection) => {
  const hash = await hashPassword(demoPassword);
  for (const { role, firstName, lastName, email, organisation } of demoAccounts) {
    const { rows } = await client.query(
      'insert into app_user (email, first_name, last_name, job_title, role) values ($1, $2, $3, $4, $5) returning id',
      [email, firstName, lastName, 'Demo account', role],
    );
    await client.query('insert into login (user_id, password_hash) values ($1, $2)', [rows[0].id, hash]);
    if (organisation)
      await client.query('insert into user_organisation values ($1, $2, $3, true)', [
        rows[0].id,
        organisation.type,
        organisation.id,
      ]);
  }
};

/**
 * One person without a password at each company whose sites begin a list: buyers can ask them for reports, which the
 * outbox then shows.
 */
const people = `with owner as (
    select company.id, company.tier, row_number() over (order by min(site.name), company.id) as place
    from site join company on company.id = site.company_id
    where company.status = 'Active' and not exists (select from user_organisation
      where organisation_type = 'Company' and organisation_id = company.id)
    group by company.id order by place limit 12),
  added as (
    insert into app_user (email, first_name, last_name, job_title, role)
    select 'quality@company-' || id || '.example',
      (array['Anneke', 'Bruno', 'Chiara', 'Dmitri'])[1 + place % 4],
      (array['Visser', 'Almeida', 'Ferrari', 'Orlov', 'Hansen'])[1 + place % 5], 'Quality manager',
      case tier when 'Pro' then 'Company BI S User' else 'Company User' end
    from owner returning id, email)
  insert into user_organisation select added.id, 'Company', owner.id, true
  from added join owner on added.email = 'quality@company-' || owner.id || '.example'`;

export const loadPeople = (client: OwnerConnection) => client.query(people);
