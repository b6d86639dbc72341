-- A company knows the site of such an audit as the report names it: the site may be out of its sight.
create index audit_listing_at_anothers_site on audit_listing (owner_company_id) where site_company_id <> owner_company_id;
