-- Records an event with a delivery to every subscribed webhook, and returns these webhooks. Without a subscribed
-- webhook nothing is written. A delivery to a webhook of kind pull is complete, and the webhook is not returned. The rows
-- of the webhooks are locked until the end of the transaction, against deletion.
create or replace function record_event_1(event jsonb) returns setof uuid language plpgsql
set plan_cache_mode = force_generic_plan -- a plan for each event takes ten times as long as running it
as $$
begin
  return query with wanted as (
    select id, expires_at is not null as pulls from webhooks
    where state = 'enabled' and (expires_at is null or expires_at > clock_timestamp())
      and (event ->> 'company_id' is null or company_ids && array['*', event ->> 'company_id'])
      and exists (select from unnest(events) as pattern
        where pattern in ('*', event ->> 'type')
          or pattern like '%.*' and starts_with(event ->> 'type', left(pattern, -1)))
    for key share
  ), recorded as (
    insert into events (id, type, company_id, once, data)
    select (event ->> 'id')::uuid, event ->> 'type', event ->> 'company_id', event ->> 'once', event ->> 'data'
    where exists (select from wanted)
    on conflict (once) do nothing
    returning id
  ), delivered as (
    insert into webhook_deliveries (webhook_id, event_id, state)
    select wanted.id, recorded.id, case when wanted.pulls then 'delivered' else 'pending' end from wanted, recorded
    returning webhook_id, state
  )
  select webhook_id from delivered where state = 'pending';
end $$;
