import { eventExample, examplePdf } from "@radicar/domain/inner/example/eventExample"
import type { FilingConfiguration } from "@radicar/domain/inner/FilingConfiguration"
import { parseJson } from "@radicar/domain/inner/json/parseJson"
import type { Language } from "@radicar/domain/inner/rules/Language"
import type { Violation } from "@radicar/domain/inner/rules/Violation"
import { LocalDateTime } from "@radicar/domain/inner/time/LocalDateTime"
import { event } from "@radicar/domain/inner/type/event"
import { Redacted, Result } from "effect"
import { withoutListed } from "./listedCode.ts"

/** The moment at which the example is checked. */
const now = new LocalDateTime({ date: "2026-01-15", time: "10:00:00" })

/** The test software of the sandbox. */
export const configuration: FilingConfiguration = {
  environment: "2",
  now,
  software: { id: "5f2c0e2a-7d0b-4a55-9a53-0d6d1f2b8c11", pin: Redacted.make("12345") }
}

/** A party with a NIT. */
export const party = (Id: string, Name = "Panadería El Trigal Ltda.") => ({ Id, IdentificationType: "31", Name })

/** A fresh body of an event of a type that breaks no rule, with changes to it. */
export const eventBody = (code = "030", changes: Record<string, unknown> = {}): Record<string, any> => {
  const example = structuredClone(eventExample({ number: 21, date: now }))
  const own: Record<string, Record<string, unknown>> = {
    "031": { ClaimCode: "02" },
    "035": { Negotiation: [{ Name: "ValorFEVavala", Value: "1000.00" }] },
    "036": { Negotiation: [{ Name: "ValorFEV-TV", Value: "1000.00" }] },
    "043": {
      OperationCode: "433",
      ReceiverParty: party("800199436"),
      ValidityPeriod: { StartDate: "2026-01-15", EndDate: "2026-12-31" },
      SoftwareProvider: { ProviderId: "800199436" },
      Mandate: {
        SchemeId: "2",
        PrincipalRole: "Mandante-FE",
        AgentMode: "M-Factor",
        Documents: [{ Uuid: "a".repeat(96), Number: "SETP2" }],
        Faculties: ["MR91", "XX1"],
        Attachments: [{ Content: examplePdf }, { Content: examplePdf }]
      }
    },
    "045": { OperationCode: "452", Negotiation: [{ Name: "ValorActualTituloValor", Value: "1000.00" }] },
    "048": {
      OperationCode: "482",
      ReceiverParty: party("800199436"),
      Negotiation: [
        { Name: "ValorFEV-TV", Value: "1000.00" },
        { Name: "ValorAceptado", Value: 0 },
        { Name: "ValorPendiente", Value: "1000.00" }
      ],
      Attachments: [{ Content: examplePdf }]
    },
    "049": {
      OperationCode: "491",
      ReceiverParty: party("800199436"),
      Negotiation: [
        { Name: "ValorTransferenciaDerechos", Value: "1000.00" },
        { Name: "PrecioPagarseFEV", Value: "980.00" },
        { Name: "FactordeDescuento", Value: 2 },
        { Name: "MedioPago", Value: "47" }
      ]
    },
    "051": {
      OperationCode: "512",
      ReceiverParty: party("800199436"),
      Negotiation: [{ Name: "ValorActualTituloValor", Value: "1000.00" }]
    },
    "034": { CustomerParty: party("800199436") },
    "037": {
      OperationCode: "371",
      ResponseListId: "1",
      ReceiverParty: party("800199436"),
      Negotiation: [
        { Name: "ValorTotalEndoso", Value: "1000.00" },
        { Name: "PrecioPagarseFEV", Value: 950 },
        { Name: "TasaDescuento", Value: 5 },
        { Name: "MedioPago", Value: "47" }
      ]
    }
  }
  return { ...example, TypeCode: code, ...own[code], ...changes }
}

/** Reads, checks and identifies a body as JSON text. */
export const identify = (body: unknown, configured = configuration, language: Language = "en") =>
  event.identify(Result.getOrThrow(parseJson(JSON.stringify(body))), configured, { language })

/** What is wrong with a body; empty when nothing is. */
export const eventViolations = (
  body: unknown,
  configured: FilingConfiguration = configuration,
  language: Language = "en"
): ReadonlyArray<Violation> =>
  Result.match(identify(body, configured, language), {
    onFailure: ({ violations }) => withoutListed(violations),
    onSuccess: () => []
  })
