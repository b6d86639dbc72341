-- Whoever much is shared with reads lists along their own order: which sites they are is then asked of indexes alone.

drop index share_target;
create index share_target on share (target_type, target_id, entity_type, entity_id);
drop index site_company;
create index site_company on site (company_id, id);

-- Named by a column, so that no list looks for the few audits that a share of site or company leaves out.
alter table audit_listing add column withheld boolean not null default false;
comment on column audit_listing.withheld is
  'Another company than the site''s owns it and blocks sharing: a share of site or company does not hand it out.';
update audit_listing set withheld = true from company
  where company.id = owner_company_id and owner_company_id <> site_company_id and block_sharing;
drop index audit_listing_owned_elsewhere;
create index audit_listing_withheld on audit_listing (id) where withheld;

drop index audit_listing_site;
create index audit_listing_site on audit_listing (site_id, start_date desc) include (id, record_status, owner_company_id);
drop index audit_listing_start;
create index audit_listing_start on audit_listing (start_date desc, id desc)
  include (record_status, site_id, owner_company_id);
drop index audit_listing_country;
create index audit_listing_country on audit_listing (country_id, start_date desc, id desc)
  include (record_status, site_id, owner_company_id);
create index site_listing_of_shares on site_listing (id) include (status, company_id);
