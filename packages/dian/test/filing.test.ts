import { describe, expect, it } from "@effect/vitest"
import { Effect } from "effect"
import type { ServerResponse } from "node:http"
import type { FilingCall } from "../src/operations/filing.ts"
import { zipSync } from "@radicar/zip/inner/zip"
import { answerOf } from "./support/answers.ts"
import { authorityAt, identityOf, OTHER_KEY, quietly } from "./support/client.ts"
import { signedApplicationResponse } from "./support/signedApplicationResponse.ts"
import { soapServer } from "./support/soapServer.ts"
import { verifyRequest } from "./support/verifyRequest.ts"

/** Keys published for the kind of document: annex FE 1.9 §11.5.1, and the canonical seed of payroll annex 1.0 §8.1. */
const filings = [
  {
    operation: "SendEventUpdateStatus",
    method: "sendEventUpdateStatus",
    fileName: "ar09003731150002600000001",
    scheme: "CUDE-SHA384",
    number: "ACR21",
    key: "0d91ba25b01f5e7dbda870a11b274501d3a62a73e91932c473c86c93f12a142a2ac45876efcde3e679024a01c0be41f9",
    message: "La Application response ACR21, ha sido autorizada."
  },
  {
    operation: "SendNominaSync",
    method: "sendNominaSync",
    fileName: "nie09003731152600000001",
    scheme: "CUNE-SHA384",
    number: "N00001",
    key: "dae35b4dfdf10939502c96278feb97be1af6cd5653bd662ca29b5c9cdf2729464b51d272ba0008586cf153b46f87a2bd",
    message: "Documento Nomina N00001, ha sido autorizada."
  }
] as const

type Filing = (typeof filings)[number]

const contentOf = ({ fileName }: Filing) => zipSync(`${fileName}.xml`, Buffer.from("<Document/>"))

const reply = (body: string) =>
  soapServer((response: ServerResponse) => {
    response.writeHead(200, { "content-type": "application/soap+xml; charset=utf-8" })
    response.end(body)
  })

/** Files the document at a server that gives the answer. */
const fileAt = Effect.fnUntraced(function* (filing: Filing, answer: Parameters<typeof answerOf>[1]) {
  const { received, url } = yield* reply(answerOf(filing.operation, answer))
  const authority = yield* authorityAt(url)
  const request: FilingCall = {
    content: contentOf(filing),
    documentKey: filing.key,
    identity: yield* identityOf("company")
  }
  return { received, result: yield* Effect.result(quietly(authority[filing.method](request))) }
})

const evidenceOf = ({ key, number, scheme }: Filing, responseCode: "02" | "04", documentKey: string = key) =>
  signedApplicationResponse({ documentKey, number, scheme, responseCode, lines: [["0000", "0"]] })

const accepted = (filing: Filing) => ({
  errors: [],
  isValid: true,
  statusCode: "00",
  statusDescription: "Procesado Correctamente.",
  statusMessage: filing.message,
  applicationResponse: evidenceOf(filing, "02"),
  documentKey: filing.key,
  fileName: filing.fileName
})

describe.each(filings)("$operation", (filing) => {
  it.live("sends the ZIP alone, under its own action", () =>
    Effect.gen(function* () {
      const { received } = yield* fileAt(filing, accepted(filing))
      const facts = verifyRequest(received[0]?.body ?? "")
      expect(facts.valid).toBe(true)
      expect(facts.action).toBe(`http://wcf.dian.colombia/IWcfDianCustomerServices/${filing.operation}`)
      expect(facts.operation).toBe(filing.operation)
      expect(facts.parameters).toEqual([["contentFile", Buffer.from(contentOf(filing)).toString("base64")]])
    })
  )

  it.live("is accepted on signed evidence for this very key", () =>
    Effect.gen(function* () {
      const { result } = yield* fileAt(filing, accepted(filing))
      expect(result).toMatchObject({
        success: {
          verdict: "accepted",
          statusMessage: filing.message,
          documentKey: filing.key,
          alarms: [],
          applicationResponse: { documentId: filing.number, documentKey: filing.key, verification: { valid: true } }
        }
      })
    })
  )

  it.live("is not accepted on evidence for another key, nor on the word of the flags", () =>
    Effect.gen(function* () {
      const other = yield* fileAt(filing, {
        ...accepted(filing),
        applicationResponse: evidenceOf(filing, "02", OTHER_KEY)
      })
      expect(other.result).toMatchObject({
        success: { verdict: "inconclusive", alarms: ["applicationResponseForAnotherDocument"] }
      })
      const bare = yield* fileAt(filing, { ...accepted(filing), applicationResponse: undefined })
      expect(bare.result).toMatchObject({ success: { verdict: "acceptedWithoutEvidence" } })
    })
  )

  it.live("is rejected with the rules that it broke", () =>
    Effect.gen(function* () {
      const { result } = yield* fileAt(filing, {
        errors: ["Regla: AAD06, Rechazo: Valor del CUDE no está calculado correctamente"],
        isValid: false,
        statusCode: "99",
        statusDescription: "Validación contiene errores en campos mandatorios.",
        statusMessage: "Documento con errores en campos mandatorios.",
        applicationResponse: evidenceOf(filing, "04"),
        documentKey: filing.key
      })
      expect(result).toMatchObject({
        success: { verdict: "rejected", alarms: [], rules: [{ code: "AAD06", kind: "rejection" }] }
      })
    })
  )

  it.live("learns from rule 90 that it was filed before", () =>
    Effect.gen(function* () {
      const { result } = yield* fileAt(filing, {
        ...accepted(filing),
        isValid: false,
        statusCode: "99",
        errors: ["Regla: 90, Rechazo: Documento procesado anteriormente."]
      })
      expect(result).toMatchObject({ success: { verdict: "accepted", duplicate: { sameKey: true } } })
    })
  )

  it.live("fails with an unknown outcome when another operation answers", () =>
    Effect.gen(function* () {
      const { url } = yield* reply(answerOf("SendBillSync", accepted(filing)))
      const authority = yield* authorityAt(url)
      const identity = yield* identityOf("company")
      const request = { content: contentOf(filing), documentKey: filing.key, identity }
      const error = yield* Effect.flip(quietly(authority[filing.method](request)))
      expect([error.operation, error.reason._tag, error.outcome]).toEqual([
        filing.operation,
        "MalformedAnswer",
        "unknown"
      ])
    })
  )
})
