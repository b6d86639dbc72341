-- One function holds records of every kind: see listings/40_hold.sql.
drop function if exists hold_companies(bigint[]);
drop function if exists hold_sites(bigint[]);
