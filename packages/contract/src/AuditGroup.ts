import { described } from "@radicar/domain/inner/rules/described"
import { Schema } from "effect"
import { HttpApiEndpoint, HttpApiGroup } from "effect/http-api"
import { moment } from "./moment.ts"
import { Authorization } from "./Authorization.ts"
import { FilingQuery } from "./FilingQuery.ts"
import { Forbidden, ServiceUnavailable } from "./problem/problems.ts"
import { pageFields, pageQuery } from "./query/pageQuery.ts"
import { NeededScope } from "./CurrentCaller.ts"
import { groupTexts, operationTexts } from "./openApiTexts.ts"

/** A request that changed something or downloaded a document. */
export const AuditItem = Schema.Struct({
  id: described(Schema.String, { en: "UUID of the entry.", es: "UUID del registro." }),
  at: moment({ en: "When the request was answered.", es: "Cuándo se respondió la solicitud." }),
  operation: described(Schema.String, {
    en: "Operation as this description names it: InvoiceCreate.",
    es: "Operación como la nombra esta descripción: InvoiceCreate."
  }),
  tokenId: described(Schema.String, {
    en: "Who called: the id of a token (GET /v1/tokens), `oidc:` and the subject of a JWT, or `service` for the service's own work.",
    es: "Quién llamó: el identificador de un token (GET /v1/tokens), `oidc:` y el sujeto de un JWT, o `service` para el trabajo del propio servicio."
  }),
  callerName: described(Schema.optionalKey(Schema.String), {
    en: "Name of the caller: of a token its label, of a JWT the person that it names. Absent if there is none.",
    es: "Nombre de quien llamó: de un token su etiqueta, de un JWT la persona que nombra. Ausente si no lo hay."
  }),
  requestId: described(Schema.String, {
    en: "X-Request-Id of the answer: order-1042.",
    es: "X-Request-Id de la respuesta: order-1042."
  }),
  companyId: described(Schema.optionalKey(Schema.String), {
    en: "Id of the company of the request: 1. Absent if it concerned none.",
    es: "Identificador de la compañía de la solicitud: 1. Ausente si no era de ninguna."
  }),
  providerId: described(Schema.optionalKey(Schema.String), {
    en: "Id of the provider that the request named: 1. Absent where it named none.",
    es: "Identificador del proveedor que indicó la solicitud: 1. Ausente si no indicó ninguno."
  }),
  subject: described(Schema.optionalKey(Schema.String), {
    en: "Key of the document, or id of the resource, that the request was about; absent where there is none.",
    es: "Clave del documento, o identificador del recurso, de la solicitud; ausente si no hay."
  }),
  status: described(Schema.optionalKey(Schema.Int), {
    en: "HTTP status of the answer: 200. Absent if the caller had disconnected.",
    es: "Código HTTP de la respuesta: 200. Ausente si quien llamó ya se había desconectado."
  }),
  problem: described(Schema.optionalKey(Schema.String), {
    en: "Why the request was refused, by the name of the problem: NumberConflict. Absent if it succeeded.",
    es: "Por qué se negó la solicitud, por el nombre del problema: NumberConflict. Ausente si tuvo éxito."
  }),
  detail: described(Schema.optionalKey(Schema.String), {
    en: "JSON text: what an erasure erased and kept, or which webhooks of a revoked token ended and stayed. Absent elsewhere.",
    es: "Texto JSON: lo que una eliminación borró y conservó, o qué webhooks de un token revocado terminaron y quedaron. Ausente en lo demás."
  })
}).annotate({ identifier: "AuditItem" })

/** A page of the audit log, the oldest first. */
export const AuditPage = Schema.Struct(pageFields(AuditItem)).annotate({ identifier: "AuditPage" })

/** Filters of the audit log. */
export const AuditQuery = { companyId: Schema.optionalKey(FilingQuery.companyId), ...pageQuery }

/** The audit log: the caller, the action and the document of each request. Entries never change. */
export class AuditGroup extends HttpApiGroup.make("audit")
  .add(
    HttpApiEndpoint.get("list", "/", {
      query: AuditQuery,
      success: AuditPage,
      error: [Forbidden, ServiceUnavailable]
    }).annotateMerge(
      operationTexts("AuditGetAll", {
        summary: { en: "Read the audit log", es: "Leer la auditoría" },
        en: "Every request that changed something or downloaded a document, with its outcome, the oldest first. Only of companies that the token may act for; entries without a company require a token for all.",
        es: "Cada solicitud que cambió algo o descargó un documento, con su resultado, de la más antigua a la más reciente. Solo de compañías por las que el token puede actuar; los registros sin compañía requieren un token para todas."
      })
    )
  )
  .middleware(Authorization)
  .annotate(NeededScope, "audit:read")
  .prefix("/v1/audit")
  .annotateMerge(
    groupTexts("Audit", {
      en: "Audit trail: who did what with which document.",
      es: "Auditoría: quién hizo qué con qué documento."
    })
  ) {}
