import { statements } from "./statements.ts"

/** Files that belong to submissions, and what finds a submission by its key and as one of a list. */
export const blobs = statements(
  `create table blobs (
    key text primary key,
    name text not null,
    bytes bytea not null,
    created_at timestamptz not null default now()
  )`,
  "comment on table blobs is 'Files of submissions: what the caller sent, without secrets; the container for the receiver'",
  "comment on column blobs.name is 'Name of the file as it is handed out'",
  "alter table submissions add column operation text not null default ''",
  "comment on column submissions.operation is 'Operation of the API that filed it, such as InvoiceCreate; empty for none known'",
  "create index submissions_document_key on submissions (document_key)",
  "create index submissions_of_company on submissions (company_id, id desc)",
  `create table service_secrets (
    name text primary key,
    secret bytea not null
  )`,
  "comment on table service_secrets is 'Random bytes that every process of the service must share, such as what signs links'"
)
