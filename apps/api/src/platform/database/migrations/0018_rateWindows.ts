import { statements } from "./statements.ts"

/** How many requests each token has made in the present minute. Lost in a crash of the database, which does no harm. */
export const rateWindows = statements(
  `create unlogged table rate_windows (
    key text primary key,
    minute bigint not null,
    taken integer not null
  )`,
  "comment on table rate_windows is 'Requests of each token in its latest minute'",
  "comment on column rate_windows.minute is 'Since 1970, by the clock of the database, which all processes share'",
  "comment on column rate_windows.taken is 'Requests that processes have taken to give out, more than the limit when it is used up'"
)
