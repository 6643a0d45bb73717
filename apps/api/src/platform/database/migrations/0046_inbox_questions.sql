-- Time of the next question to the authority about a document whose term is over; null if none is planned.
alter table inbox_items add column ask_at timestamptz;
create index inbox_items_ask on inbox_items (ask_at) where ask_at is not null;
