import type { Answer } from "./answering.ts"
import type { Fate } from "./proxy.ts"

export type { Answer } from "./answering.ts"

/** The submission result of the service description's example, accepted. */
export const acceptedResult = {
  id: "0199a5a0-3c11-7c3e-8f35-0d0f5f0f7e01",
  name: "face_fSETP0900373115990000001",
  status: "submitted",
  created: "2026-01-15T10:00:05-05:00",
  document: {
    uuid: "941cf36af62dbbc06f105d2a80e9bfe683a90e84960eae4d351cc3afbe8f848c26c39bac4fbc80fa254824c6369ea694",
    date: "2026-01-15T10:00:00-05:00",
    type: "01",
    number: 990000001,
    prefix: "SETP",
    schemeName: "CUFE-SHA384",
    signatureValue: "c2lnbmF0dXJl",
    reference: ""
  },
  response: {
    statusCode: "00",
    statusMessage: "La Factura electrónica SETP990000001, ha sido autorizada.",
    statusDescription: "Procesado Correctamente.",
    errorMessage: "",
    zipkey: ""
  }
}

/** The same before the authority said anything. */
export const pendingResult = {
  ...acceptedResult,
  status: "pending",
  response: { statusCode: "", statusMessage: "", statusDescription: "", errorMessage: "", zipkey: "" }
}

/** An answer that is a JSON value. */
export const json = (status: number, body: unknown): Answer => ({
  status,
  contentType: "application/json",
  body: JSON.stringify(body)
})

/** An RFC 9457 answer in its wire form. */
export const problem = (status: number, type: string, title: string, more: Record<string, unknown> = {}): Answer => ({
  status,
  contentType: "application/problem+json",
  body: JSON.stringify({ type: `urn:radicar:problem:${type}`, title, status, ...more })
})

/** The fate of a request that gets an answer. */
export const fateOf = (answer: Answer): Fate =>
  "drop" in answer
    ? "drop"
    : { status: answer.status, headers: { "content-type": answer.contentType }, body: answer.body }
