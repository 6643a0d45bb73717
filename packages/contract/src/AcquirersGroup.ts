import { identifications } from "@radicar/domain/inner/codes/identifications"
import { bilingual } from "@radicar/domain/inner/rules/Language"
import { described } from "@radicar/domain/inner/rules/described"
import { Schema } from "effect"
import { HttpApiEndpoint, HttpApiGroup } from "effect/http-api"
import { Authorization } from "./Authorization.ts"
import { NeededScope } from "./CurrentCaller.ts"
import { CertificateUnusable, Forbidden, ServiceUnavailable, TooManyRequests } from "./problem/problems.ts"
import { AuthorityQuery, QueryHeaders } from "./query/QueryParameters.ts"
import { groupTexts, operationTexts } from "./openApiTexts.ts"

const codes = Array.from(identifications.all(), ([code]) => code)

/** Name and e-mail address under which the authority has registered a taxpayer for receiving documents. */
export const Acquirer = Schema.Struct({
  identificationType: described(Schema.String, {
    en: "Type of the identification: 31 (GET /v1/codes/identifications).",
    es: "Tipo de identificación: 31 (GET /v1/codes/identifications)."
  }),
  identification: described(Schema.String, {
    en: "Number of the identification as the request states it: 800199436.",
    es: "Número de identificación como lo indica la solicitud: 800199436."
  }),
  state: described(Schema.Literals(["known", "unknown"]), {
    en: "known: the authority has the taxpayer. unknown: it found none with this identification.",
    es: "known: la DIAN tiene al contribuyente. unknown: no encontró ninguno con esta identificación."
  }),
  name: described(Schema.optionalKey(Schema.String), {
    en: "Name or legal name as registered; absent if unknown, or if the authority has none.",
    es: "Nombre o razón social como está registrado; ausente si no se conoce, o si la DIAN no lo tiene."
  }),
  email: described(Schema.optionalKey(Schema.String), {
    en: "Address at which it receives documents, as registered and unchecked; absent if unknown, or if the authority has none.",
    es: "Correo en el que recibe documentos, como está registrado y sin revisar; ausente si no se conoce, o si la DIAN no lo tiene."
  }),
  asked: described(Schema.String, {
    en: "When the authority was asked, ISO 8601 with offset: 2026-01-15T10:00:00-05:00.",
    es: "Cuándo se consultó a la DIAN, ISO 8601 con desfase: 2026-01-15T10:00:00-05:00."
  })
}).annotate({ identifier: "Acquirer" })

/** A value of the schema {@link Acquirer}. */
export type Acquirer = typeof Acquirer.Type

/** Query parameters of the operation AcquirerGetItem. */
export const AcquirerQuery = {
  ...AuthorityQuery,
  identificationType: Schema.String.check(
    Schema.isPattern(new RegExp(`^(?:${codes.join("|")})$`, "u"), { expected: `one of ${codes.join(", ")}` })
  ).annotate({
    description: bilingual({
      en: "Type of the identification: 13, 31 … (GET /v1/codes/identifications).",
      es: "Tipo de identificación: 13, 31 … (GET /v1/codes/identifications)."
    })
  }),
  identification: Schema.String.check(
    Schema.isPattern(/^[0-9A-Za-z]{1,20}$/u, { expected: "1 to 20 digits or letters, without check digit" })
  ).annotate({
    description: bilingual({
      en: "Number of the identification, without hyphens and check digit: 800199436.",
      es: "Número de identificación, sin guiones ni dígito de verificación: 800199436."
    })
  })
}

/** Operations that query the authority for a taxpayer. */
export class AcquirersGroup extends HttpApiGroup.make("acquirers")
  .add(
    HttpApiEndpoint.get("get", "/acquirers", {
      query: AcquirerQuery,
      headers: QueryHeaders,
      success: Acquirer,
      error: [Forbidden, CertificateUnusable, TooManyRequests, ServiceUnavailable]
    }).annotateMerge(
      operationTexts("AcquirerGetItem", {
        summary: { en: "Get an acquirer", es: "Consultar un adquiriente" },
        en: "Name and reception address of one taxpayer, as the authority has them (GetAcquirer). A company asks for one at a time; a second request meanwhile is answered 429. The audit log records who asked and whether the taxpayer is known, but not the identification. Nothing of the answer is stored.",
        es: "Nombre y correo de recepción de un contribuyente, como los tiene la DIAN (GetAcquirer). Una compañía consulta de a uno; una segunda solicitud entretanto se responde con 429. La auditoría registra quién consultó y si el contribuyente se conoce, pero no la identificación. De la respuesta no se guarda nada."
      })
    )
  )
  .middleware(Authorization)
  .annotate(NeededScope, "documents:read")
  .prefix("/v1/dian")
  .annotateMerge(
    groupTexts("Acquirers", {
      en: "Taxpayers as the authority has them.",
      es: "Contribuyentes como los tiene la DIAN."
    })
  ) {}
