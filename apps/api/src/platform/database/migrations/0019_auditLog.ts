import { statements } from "./statements.ts"

/** Who did what with which document: written once and never changed. */
export const auditLog = statements(
  `create table audit_log (
    id uuid primary key,
    request_id text not null,
    token_id text not null,
    operation text not null,
    company_id text,
    provider_id text,
    subject text,
    status integer,
    problem text
  )`,
  "create index audit_log_of_company on audit_log (company_id, id)",
  "comment on table audit_log is 'Requests that changed something or took a document away; only ever added to'",
  "comment on column audit_log.id is 'UUID version 7: when it was'",
  "comment on column audit_log.token_id is 'Id of a token, or oidc: and the subject of a JWT'",
  "comment on column audit_log.subject is 'Key of a document, or id of what it was about'",
  "comment on column audit_log.status is 'HTTP status of the answer; null where there was none'",
  `create function audit_log_is_only_added_to() returns trigger language plpgsql as
    $body$ begin raise exception 'the audit log is only ever added to'; end $body$`,
  `create trigger audit_log_keeps before update or delete or truncate on audit_log
    for each statement execute function audit_log_is_only_added_to()`
)
