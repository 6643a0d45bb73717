-- Webhooks of kind pull: their events are read, not posted, until this time. Null of kind post.
alter table webhooks add column expires_at timestamptz;
