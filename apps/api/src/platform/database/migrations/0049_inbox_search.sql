-- Long index (docs/migrations.md): inbox_items_search.

-- The items of a company, the newest first, and all texts that a search compares, so that it reads no rows.
create index if not exists inbox_items_search on inbox_items (company_id, id desc)
  include (folded_name, supplier, number, order_number);

-- Last, because it stops reading: the index above takes its place, also for earlier versions of the service.
drop index inbox_items_of_company;
