import { statements } from "./statements.ts"

/**
 * What keeps a page of a company, of a webhook's deliveries and other looks as cheap with millions of rows as with
 * none. Each of `submissions`, `blobs` and `webhook_deliveries` may be made before the upgrade: docs/migrations.md,
 * "Long indexes".
 */
export const growth = statements(
  `create index if not exists submissions_freed_of_company on submissions (company_id, id desc)
    where state in ('rejected', 'refused')`,
  `create index if not exists submissions_type_of_company on submissions (company_id, document_type, id desc)`,
  `create index if not exists submissions_prefix_of_company on submissions (company_id, prefix, id desc)`,
  "create index if not exists blobs_outside_digest on blobs (sha256) where bytes is null",
  "create index if not exists webhook_deliveries_of_webhook on webhook_deliveries (webhook_id, position desc)",
  `create index if not exists webhook_deliveries_failed on webhook_deliveries (webhook_id, position desc)
    where state = 'failed'`,
  "create index if not exists webhooks_companies on webhooks using gin (company_ids)",
  "create index if not exists certificates_not_after on certificates (not_after)"
)
