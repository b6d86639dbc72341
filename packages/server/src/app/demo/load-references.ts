import type { OwnerConnection } from '../../kernel/database/owner-connection.ts';
import { demoOrganisations } from './accounts.ts';

/** One site in thirty supplies HAVI, the demo accounts' site among them; ASDA knows the sites that are audited for it. */
export const loadReferences = async (client: OwnerConnection): Promise<void> => {
  await client.query(
    `insert into site_reference (site_id, source, number)
      select id, 'HAVI', 'H-' || (30000 + id % 100000) from site where id % 30 = 0 or id = $1
      union all select distinct site_id, 'ASDA', 'A' || (500000 + site_id % 100000)
        from audit join audit_module on audit_id = audit.id join module on module.id = module_id where module.name = 'ASDA'`,
    [demoOrganisations.site],
  );
};
