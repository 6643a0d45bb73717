import { described, formedText } from "@radicar/domain/inner/rules/described"
import { bilingual } from "@radicar/domain/inner/rules/Language"
import { Findings } from "@radicar/domain/inner/rules/Violation"
import { Schema } from "effect"
import { HttpApiEndpoint, HttpApiGroup } from "effect/http-api"
import { Authorization } from "./Authorization.ts"
import { NeededScope } from "./CurrentCaller.ts"
import { CompanyQuery } from "./FilingQuery.ts"
import {
  Forbidden,
  MalformedBody,
  NotFound,
  PayloadTooLarge,
  ServiceUnavailable,
  UnsupportedMediaType
} from "./problem/problems.ts"
import { Repeats } from "./Repetition.ts"
import { groupTexts, operationTexts } from "./openApiTexts.ts"

/**
 * A RIPS: the JSON with which a health provider supports an invoice to the health ministry. Any JSON object is
 * accepted; errors in it are reported as findings.
 */
const Rips = Schema.Record(Schema.String, Schema.Unknown).annotate({
  identifier: "Rips",
  description: bilingual({
    en: "The RIPS of an invoice, a note or services without invoice: JSON of Documento Técnico 1 v002 of the health ministry, Resolution 948 of 2026.",
    es: "El RIPS de una factura, una nota o servicios sin factura: JSON del Documento Técnico 1 v002 del Ministerio de Salud, Resolución 948 de 2026."
  })
})

/** Findings of checking a RIPS. Rule codes are those of the health ministry; paths point into the RIPS. */
export const RipsFindings = Schema.Struct({
  valid: described(Schema.Boolean, {
    en: "true: there are no violations; the ministry's registers may still object.",
    es: "true: no hay infracciones; los registros del ministerio aún pueden objetar."
  }),
  violations: described(Findings.fields.violations, {
    en: "What the ministry's validator rejects, at most 200; `rule` is its code and `path` a place in the RIPS.",
    es: "Lo que el validador del ministerio rechaza, máximo 200; `rule` es su código y `path` un lugar en el RIPS."
  }),
  violationsTotal: described(Schema.optionalKey(Schema.Int), {
    en: "Number of violations found, where `violations` lists only the first 200; absent otherwise. The search ends after some thousands.",
    es: "Cantidad de infracciones encontradas, si `violations` solo lista las primeras 200; ausente en los demás casos. La búsqueda termina tras algunos miles."
  }),
  notifications: described(Findings.fields.notifications, {
    en: "Rules that the ministry's validator only notifies, or that are not certain.",
    es: "Reglas que el validador del ministerio solo notifica, o que no son seguras."
  }),
  document: described(
    Schema.optionalKey(
      Schema.Struct({
        id: described(Schema.String, {
          en: "Number of the document with its prefix: SETP990000001.",
          es: "Número del documento con su prefijo: SETP990000001."
        }),
        uuid: described(Schema.String, {
          en: "Key of the document, CUFE or CUDE, 96 hexadecimal digits.",
          es: "Clave del documento, CUFE o CUDE, 96 dígitos hexadecimales."
        })
      })
    ),
    {
      en: "Filed document that the RIPS was compared with; absent without `invoice`.",
      es: "Documento radicado con el que se comparó el RIPS; ausente sin `invoice`."
    }
  )
}).annotate({ identifier: "RipsFindings" })

/** A value of the schema {@link RipsFindings}. */
export type RipsFindings = typeof RipsFindings.Type

/** Query parameters of the operation RipsCheck. */
export const RipsQuery = {
  ...CompanyQuery,
  invoice: Schema.optionalKey(
    formedText(/^\S{1,96}$/u, { en: "prefix and number, or a key", es: "prefijo y número, o una clave" }).annotate({
      description: bilingual({
        en: "The filed invoice or note to compare with: prefix and number (SETP990000001), or key. Absent: only the RIPS itself is checked.",
        es: "La factura o nota radicada con la que se compara: prefijo y número (SETP990000001), o clave. Ausente: solo se revisa el RIPS mismo."
      })
    })
  )
}

/** Operations that check a RIPS, the JSON with which a health provider supports an invoice to the health ministry. */
export class RipsGroup extends HttpApiGroup.make("rips")
  .add(
    HttpApiEndpoint.post("check", "/check", {
      query: RipsQuery,
      payload: Rips,
      success: RipsFindings,
      error: [MalformedBody, Forbidden, NotFound, PayloadTooLarge, UnsupportedMediaType, ServiceUnavailable]
    })
      .annotate(Repeats, "safe")
      .annotateMerge(
        operationTexts("RipsCheck", {
          summary: { en: "Check a RIPS", es: "Revisar un RIPS" },
          en: "Checks the structure and codes of a RIPS. Compares it with a filed invoice of the health sector, or a note on one: issuer, number, value, payments of patients, period, coverage. Nothing is recorded, and the ministry is not queried; rules that need its registers are not checked. At most 10 MiB.",
          es: "Revisa la estructura y los códigos de un RIPS. Lo compara con una factura radicada del sector salud, o una nota sobre ella: emisor, número, valor, pagos de pacientes, período, cobertura. No se registra nada ni se consulta al ministerio; no se revisan las reglas que necesitan sus registros. Máximo 10 MiB."
        })
      )
  )
  .middleware(Authorization)
  .annotate(NeededScope, "documents:read")
  .prefix("/v1/rips")
  .annotateMerge(
    groupTexts("RIPS", {
      en: "Check the support of health invoices.",
      es: "Revisar el soporte de las facturas de salud."
    })
  ) {}
