-- What the public search can be narrowed by is counted without visiting the rows, the categories and modules too.

create index audit_listing_published_choices on audit_listing (expiry_date)
  include (country_id, standard_id, grade, rating, category_ids, module_ids) where published;
drop index audit_listing_published_expiry;
