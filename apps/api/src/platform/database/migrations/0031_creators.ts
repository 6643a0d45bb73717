import { statements } from "./statements.ts"

/** Which token created a token or a webhook, and the scopes that replace `admin`. */
export const creators = statements(
  "alter table tokens add column created_by text",
  "comment on column tokens.created_by is 'Id of the token that created it, or oidc: and the subject of a JWT; null where unknown'",
  "alter table webhooks add column created_by text",
  "comment on column webhooks.created_by is 'Id of the token that created it, or oidc: and the subject of a JWT; null where unknown'",
  "alter table tokens drop constraint tokens_scopes_check",
  `alter table tokens add constraint tokens_scopes_check
    check (scopes <@ array['documents:write', 'documents:read', 'mails:report', 'tokens:admin', 'companies:admin',
      'providers:admin', 'webhooks:admin', 'audit:read', 'admin'])`
)
