import { statements } from "./statements.ts"

/** Which test set a document was filed for. */
export const testSets = statements(
  "alter table submissions add column test_set_id uuid",
  "comment on column submissions.test_set_id is 'Test set of the authority that it is uploaded for; then zipkey is that of its upload'",
  `alter table submissions add constraint submissions_test_set_not_in_production
    check (test_set_id is null or environment <> 'production')`,
  "create index submissions_test_set on submissions (company_id, test_set_id, id) where test_set_id is not null",
  `create function submissions_test_set_guard() returns trigger language plpgsql as $$
  begin raise exception 'the test set of a document is never changed'; end $$`,
  `create trigger submissions_test_set_guard before update on submissions
    for each row when (old.test_set_id is distinct from new.test_set_id)
    execute function submissions_test_set_guard()`
)
