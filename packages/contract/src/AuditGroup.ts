import { Schema } from "effect"
import { HttpApiEndpoint, HttpApiGroup, OpenApi } from "effect/http-api"
import { Authorization } from "./Authorization.ts"
import { FilingQuery } from "./FilingQuery.ts"
import { Forbidden } from "./problem/Forbidden.ts"
import { ServiceUnavailable } from "./problem/ServiceUnavailable.ts"
import { pageFields, pageQuery } from "./query/pageQuery.ts"
import { NeededScope } from "./CurrentCaller.ts"

/** A request that changed something, or took a document away. */
export const AuditItem = Schema.Struct({
  id: Schema.String,
  at: Schema.String.annotate({ description: "ISO 8601, UTC: when it was answered." }),
  operation: Schema.String.annotate({ description: "As this description names it: InvoiceCreate." }),
  tokenId: Schema.String.annotate({
    description:
      "The caller: id of a token (see GET /v1/tokens), `oidc:` and the subject of a JWT, or `service` for the service's own work."
  }),
  requestId: Schema.String.annotate({ description: "X-Request-Id of the answer." }),
  companyId: Schema.optionalKey(Schema.String),
  providerId: Schema.optionalKey(Schema.String),
  subject: Schema.optionalKey(
    Schema.String.annotate({ description: "Key of the document, or id of what it was about." })
  ),
  status: Schema.optionalKey(Schema.Int.annotate({ description: "HTTP status; absent where the caller had gone." })),
  problem: Schema.optionalKey(Schema.String.annotate({ description: "Why it was rejected: NumberConflict." })),
  detail: Schema.optionalKey(
    Schema.String.annotate({
      description: "As JSON: what an erasure erased and kept, or which webhooks of a revoked token were ended and kept."
    })
  )
}).annotate({ identifier: "AuditItem" })

/** A page of the audit log, the oldest first. */
export const AuditPage = Schema.Struct(pageFields(AuditItem)).annotate({ identifier: "AuditPage" })

/** Which entries of the log a page shows. */
export const AuditQuery = { companyId: Schema.optionalKey(FilingQuery.companyId), ...pageQuery }

/** Who did what with which document. Nothing changes an entry. */
export class AuditGroup extends HttpApiGroup.make("audit")
  .add(
    HttpApiEndpoint.get("list", "/", {
      query: AuditQuery,
      success: AuditPage,
      error: [Forbidden, ServiceUnavailable]
    }).annotateMerge(
      OpenApi.annotations({
        identifier: "AuditGetAll",
        summary: "Read the audit log",
        description:
          "Every request that changed something or downloaded a document, with its outcome, the oldest first. Only of companies that the token may act for; entries without a company require a token for all."
      })
    )
  )
  .middleware(Authorization)
  .annotate(NeededScope, "audit:read")
  .prefix("/v1/audit")
  .annotateMerge(OpenApi.annotations({ title: "Audit", description: "Who did what with which document." })) {}
