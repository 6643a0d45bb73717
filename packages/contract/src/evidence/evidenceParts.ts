/** A description of a file in an evidence bundle. */
export interface EvidencePart {
  readonly mediaType: "application/json" | "application/xml" | "application/pdf"
  readonly description: string
}

/** The possible files of an evidence bundle besides its manifest, by path, in order. */
export const evidenceParts = {
  "request.json": {
    mediaType: "application/json",
    description: "What the caller sent, without certificate, technical key and pin"
  },
  "unsigned.xml": { mediaType: "application/xml", description: "The document without its signature, as it was signed" },
  "signed.xml": { mediaType: "application/xml", description: "The document as it was filed" },
  "unsent.xml": {
    mediaType: "application/xml",
    description: "The document as this service signed it, if the authority has other bytes"
  },
  "soap/submit.request.xml": {
    mediaType: "application/xml",
    description: "The first request with the document that may have reached the authority"
  },
  "soap/submit.response.xml": { mediaType: "application/xml", description: "The authority's answer to it" },
  "soap/settled.request.xml": {
    mediaType: "application/xml",
    description: "The request whose answer settled the outcome of the document, if it was a later one"
  },
  "soap/settled.response.xml": { mediaType: "application/xml", description: "The authority's answer to that" },
  "ApplicationResponse.xml": {
    mediaType: "application/xml",
    description: "The authority's signed answer about the document"
  },
  "AttachedDocument.xml": {
    mediaType: "application/xml",
    description: "The signed container with document and answer, as it goes to the receiver"
  },
  "document.pdf": {
    mediaType: "application/pdf",
    description: "The graphic representation, with the signed document attached"
  },
  "history.json": {
    mediaType: "application/json",
    description: "Every step of the submission: when, from which state to which, who moved it"
  }
} as const satisfies Readonly<Record<string, EvidencePart>>

/** Path of a file in an evidence bundle. */
export type EvidencePath = keyof typeof evidenceParts

/** All paths, in their order. */
export const evidencePaths = Object.keys(evidenceParts) as ReadonlyArray<EvidencePath>

/**
 * Reasons why a file is missing from a bundle.
 *
 * - `not-sent`: no part of the document was sent.
 * - `no-answer`: the answer to this request was lost.
 * - `open`: the authority has not decided yet.
 * - `settled-by-submit`: the answer to the first request was final.
 * - `no-proof`: the authority's answer came without an ApplicationResponse.
 * - `not-accepted`: only accepted documents go to a receiver.
 * - `no-container`: documents of this type have no container.
 * - `not-signed`: the container was not signed when the acceptance came, or is not signed yet.
 * - `not-printable`: today's rules refuse the document that was sent.
 * - `not-kept`: it was not recorded, because recording was off or the service stopped at that moment.
 */
export const missingReasons = [
  "not-sent",
  "no-answer",
  "open",
  "settled-by-submit",
  "no-proof",
  "not-accepted",
  "no-container",
  "not-signed",
  "not-printable",
  "not-kept"
] as const

/** One of {@link missingReasons}. */
export type MissingReason = (typeof missingReasons)[number]
