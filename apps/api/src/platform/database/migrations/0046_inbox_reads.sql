-- Time of the next question to the authority about a document whose term is over; null if none is planned.
alter table inbox_items add column ask_at timestamptz;
create index inbox_items_ask on inbox_items (ask_at) where ask_at is not null;

-- Indexes of the inbox for what its statements read.

-- a key is looked up without its environment
alter table inbox_items drop constraint inbox_items_key;
alter table inbox_items add constraint inbox_items_key unique (company_id, document_key, environment);
create index inbox_items_day_of_company on inbox_items (company_id, issue_date, id);
create index inbox_items_amount_of_company on inbox_items (company_id, total);
-- also rejected events, which inbox_events_once lacks
create index inbox_events_of_item on inbox_events (item_id, id);
