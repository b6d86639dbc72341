-- An account's address is kept in the one form that it is compared in: small letters, the domain in ASCII. What to fold, and
-- how, is no question of the database any more, whose lower() differs from that of the server and from place to place.

create function pg_temp.punycode(label text) returns text language plpgsql as $$
declare
  plain text := regexp_replace(label, '[^\x01-\x7f]', '', 'g');
  written text := plain || case when plain = '' then '' else '-' end;
  handled int := length(plain);
  bias int := 72;
  delta bigint := 0;
  smallest int := 128;
  next int;
  point int;
  rest bigint;
  place int;
  threshold int;
begin
  -- RFC 3492, 6.3
  if label ~ '^[\x01-\x7f]*$' then
    return label;
  end if;
  while handled < length(label) loop
    select min(ascii(letter)) into next from regexp_split_to_table(label, '') as letter where ascii(letter) >= smallest;
    delta := delta + (next - smallest)::bigint * (handled + 1);
    smallest := next;
    foreach point in array (select array_agg(ascii(letter) order by at)
        from regexp_split_to_table(label, '') with ordinality as letters (letter, at)) loop
      if point < smallest then
        delta := delta + 1;
      elsif point = smallest then
        rest := delta;
        place := 36;
        loop
          threshold := least(greatest(place - bias, 1), 26);
          exit when rest < threshold;
          written := written || substr('abcdefghijklmnopqrstuvwxyz0123456789',
            (threshold + (rest - threshold) % (36 - threshold))::int + 1, 1);
          rest := (rest - threshold) / (36 - threshold);
          place := place + 36;
        end loop;
        written := written || substr('abcdefghijklmnopqrstuvwxyz0123456789', rest::int + 1, 1);
        delta := delta / case when handled = length(plain) then 700 else 2 end;
        delta := delta + delta / (handled + 1);
        bias := 0;
        while delta > 455 loop
          delta := delta / 35;
          bias := bias + 36;
        end loop;
        bias := bias + (36 * delta / (delta + 38))::int;
        delta := 0;
        handled := handled + 1;
      end if;
    end loop;
    delta := delta + 1;
    smallest := smallest + 1;
  end loop;
  return 'xn--' || written;
end
$$;

create function pg_temp.ascii_domain(address text) returns text language sql as $$
  select case when address !~ '^[^@]+@[^@]*[^\x01-\x7f@][^@]*$' then address
    else split_part(address, '@', 1) || '@' || (select string_agg(pg_temp.punycode(label), '.' order by at)
      from unnest(string_to_array(lower(normalize(split_part(address, '@', 2), NFKC)), '.'))
        with ordinality as labels (label, at)) end
$$;

create function pg_temp.one_form(address text) returns text language sql as $$
  select lower(pg_temp.ascii_domain(address) collate "C")
$$;

do $$
declare
  twice text;
begin
  select string_agg(email, ', ' order by email) into twice from app_user
  where pg_temp.one_form(email) in (select pg_temp.one_form(email) from app_user group by 1 having count(*) > 1);
  if twice is not null then
    raise exception 'Accounts have addresses that are one and the same: %. Give all but one of them another address first.', twice;
  end if;
end
$$;

select set_config('app.event', 'Keep addresses in one form', true);
drop index app_user_email;
update app_user set email = pg_temp.one_form(email) where email <> pg_temp.one_form(email);
create unique index app_user_email on app_user (email);
alter table app_user add constraint app_user_email_in_one_form check (email = lower(email collate "C"));
comment on column app_user.email is 'As the contract''s accountEmail writes it. One of before with other than ASCII before the @ stays; nobody signs in with it.';

-- A form that is sent back as it was read changes nothing.
update company_contact set email = pg_temp.ascii_domain(email) where email <> pg_temp.ascii_domain(email);
update site_contact set email = pg_temp.ascii_domain(email) where email <> pg_temp.ascii_domain(email);
update office_contact set email = pg_temp.ascii_domain(email) where email <> pg_temp.ascii_domain(email);
