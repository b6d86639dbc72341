-- Numbers of transactions begin anew in a new cluster, so that after a restore an old command and a new one may bear the
-- same. Together with its moment a transaction is one and the same for good; outside the kernel that is when it began.
alter table change_log alter column at
  set default coalesce(nullif(current_setting('app.now', true), '')::timestamptz, transaction_timestamp());
comment on column change_log.transaction is 'Tells the commands of one moment apart; on its own it does so within one cluster alone.';
