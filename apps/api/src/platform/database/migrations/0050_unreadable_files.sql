-- Files of an arrival that cannot be read, in one item: their number, and the first of them with place, name and reason
-- (code, en, es). Null where every file can be read. The column `reason` held the reason of one file.
alter table inbox_items add column unreadable jsonb;
