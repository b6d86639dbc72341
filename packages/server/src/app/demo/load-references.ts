import type { OwnerConnection } from '../../kernel/database/owner-connection.ts';
import { demoOrganisations } from './accounts.ts';

/**
 * One site in thirty supplies HAVI, the demo accounts' site among them; ASDA knows the sites that are audited for it. The
 * companies of the demo accounts know most of their suppliers by numbers.
 */
export const loadReferences = async (client: OwnerConnection): Promise<void> => {
  await client.query(
    `insert into site_reference (site_id, source, number)
      select id, 'HAVI', 'H-' || (30000 + id % 100000) from site where id % 30 = 0 or id = $1
      union all select distinct site_id, 'ASDA', 'A' || (500000 + site_id % 100000)
        from audit join audit_module on audit_id = audit.id join module on module.id = module_id where module.name = 'ASDA'`,
    [demoOrganisations.site],
  );
  await client.query(
    `insert into supplier_number (company_id, site_id, number)
      select company.id, supplier.site_id, 'S-' || (1000 + supplier.site_id % 9000) from unnest($1::bigint[]) as company(id),
        lateral (select favourite.site_id from favourite where favourite.company_id = company.id
          union select coalesce(audit.site_id, share.entity_id) from share
            left join audit on share.entity_type = 'audit' and audit.id = share.entity_id
            where share.target_type = 'Company' and share.target_id = company.id and share.entity_type in ('audit', 'site')
        ) as supplier where supplier.site_id % 4 <> 3`,
    [[demoOrganisations.proCompany, demoOrganisations.buyingCompany, demoOrganisations.liteCompany]],
  );
};
