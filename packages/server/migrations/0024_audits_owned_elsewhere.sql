-- A share of a site or a company leaves out audits there that another company owns and keeps from sharing: few, and asked
-- for by every list of audits in the sight of those something was shared with.
create index audit_listing_owned_elsewhere on audit_listing (site_id, owner_company_id)
  where owner_company_id <> site_company_id;
