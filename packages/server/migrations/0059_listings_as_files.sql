-- Listings are filled by the functions in listings/, which live in a schema of their own from now on.

drop function refresh_company_listing, refresh_site_listing, refresh_audit_listing, refresh_recall_listing,
  refresh_user_listing, list_companies, list_sites, list_former_names, list_audits, list_audit_parts,
  list_certification_bodies, list_shares, list_user, list_recalls, list_recalls_of_sites,
  list_recalls_of_certification_bodies, learn_office_words cascade;

create table applied_listing (name text primary key, version text not null);
comment on table applied_listing is
  'The files of listings/ as they were applied; version is the hash of the text and of how this PostgreSQL folds words.';
