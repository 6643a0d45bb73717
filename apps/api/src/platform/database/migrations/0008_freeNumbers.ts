import { statements } from "./statements.ts"

/** Which numbers a service that numbers by itself may give again. */
export const freeNumbers = statements(
  "alter table submissions add column refiled boolean not null default false",
  "comment on column submissions.refiled is 'Another submission has claimed the number since this one was rejected or refused'",
  `update submissions as freed set refiled = true where state in ('rejected', 'refused') and exists (
    select from submissions as later where later.issuer_nit = freed.issuer_nit
      and later.environment = freed.environment and later.document_family = freed.document_family
      and later.prefix = freed.prefix and later.number = freed.number and later.created_at > freed.created_at)`,
  `create index submissions_free_number on submissions (issuer_nit, environment, document_family, prefix, number)
    where state in ('rejected', 'refused') and not refiled and alarm is null`,
  "comment on index submissions_free_number is 'Numbers to be given again; one that the authority has for another document carries an alarm'"
)
