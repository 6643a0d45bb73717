import { statements } from "./statements.ts"

/** What tokens are for. */
export const tokenNames = statements(
  "alter table tokens add column name text not null default ''",
  "comment on column tokens.name is 'What it is for, as whoever made it has said'"
)
