import { statements } from "./statements.ts"

/** Counters of the files sent; each restarts every year (annex 1.9 §6.5.7 and §6.5.8). */
export const fileSequences = statements(
  `create table file_sequences (
    issuer_nit text not null,
    tag text not null,
    year integer not null,
    last bigint not null check (last between 1 and 4294967295),
    primary key (issuer_nit, tag, year)
  )`,
  "comment on table file_sequences is 'Yearly counters of the files sent'",
  "comment on column file_sequences.tag is 'Which files are counted together; zip: the ZIP files'",
  "comment on column file_sequences.last is 'The number last given; eight hexadecimal digits at most'"
)
