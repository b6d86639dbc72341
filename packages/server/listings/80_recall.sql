-- Recalls, also found by their own number and their site's.
-- Rebuilds: recall

create function listing.refresh_recall(ids bigint[]) returns void language sql as $$
  insert into recall_listing
  select recall.id, named.id, named.name, named.name_key, named.words || numbers, named.all_words || numbers,
    named.country_id, named.country, body.id, body.name, category.id, category.name, status.id, status.name,
    recall.initial_notification_date, recall.is_archived
  from recall
    join site_listing as named on named.id = recall.site_id
    join certification_body as body on body.id = recall.certification_body_id
    join recall_category as category on category.id = recall.category_id
    join recall_status as status on status.id = recall.status_id,
    array_to_tsvector(array[recall.id::text, recall.site_id::text]) as numbers
  where recall.id = any(ids)
  on conflict (id) do update set site_id = excluded.site_id, site_name = excluded.site_name, name_key = excluded.name_key,
    words = excluded.words, all_words = excluded.all_words, country_id = excluded.country_id, country = excluded.country,
    certification_body_id = excluded.certification_body_id, certification_body = excluded.certification_body,
    category_id = excluded.category_id, category = excluded.category, status_id = excluded.status_id,
    status = excluded.status, initial_notification_date = excluded.initial_notification_date,
    is_archived = excluded.is_archived
  where recall_listing.* is distinct from excluded.*
$$;

create function listing.rebuild_recall() returns void language sql as $$
  select listing.refresh_recall(array(select id from recall))
$$;

-- Lock the site before refreshing rows of its recalls, as for audits.
create function listing.list_recalls() returns trigger language plpgsql as $$
begin
  perform hold('site', array(select distinct site_id from changed), 'no key update');
  perform listing.refresh_recall(array(select id from changed));
  return null;
end
$$;
create trigger list_recalls_added after insert on recall
  referencing new table as changed for each statement execute function listing.list_recalls();
create trigger list_recalls_changed after update on recall
  referencing new table as changed for each statement execute function listing.list_recalls();

-- Whoever changes the listing row of a site has locked the site.
create function listing.list_recalls_of_sites() returns trigger language plpgsql as $$
begin
  perform listing.refresh_recall(array(
    select recall.id from recall join changed on changed.id = recall.site_id join before on before.id = changed.id
    where (before.name, before.all_words, before.country_id) is distinct from
      (changed.name, changed.all_words, changed.country_id)));
  return null;
end
$$;
create trigger list_recalls_of_sites after update on site_listing
  referencing old table as before new table as changed for each statement execute function listing.list_recalls_of_sites();

create function listing.list_recalls_of_certification_bodies() returns trigger language plpgsql as $$
declare
  renamed bigint[] := array(
    select id from changed join before using (id) where before.name <> changed.name);
begin
  -- For update, unlike the update itself, waits for recalls under way that name the certification body.
  perform hold('certification_body', renamed, 'update');
  perform hold('site', array(select distinct site_id from recall where certification_body_id = any(renamed)), 'no key update');
  perform listing.refresh_recall(array(select id from recall where certification_body_id = any(renamed)));
  return null;
end
$$;
create trigger list_recalls_of_certification_bodies after update on certification_body
  referencing old table as before new table as changed
  for each statement execute function listing.list_recalls_of_certification_bodies();
