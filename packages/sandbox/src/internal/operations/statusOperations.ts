import { Effect } from "effect"
import { buildApplicationResponse, registeredResponse } from "../authority/applicationResponse.ts"
import { batchPending, inProcess, malformedTrackId, notAnInvoice, unknownTrackId } from "../filing/responses.ts"
import type { DianResponse } from "../soap/results.ts"
import type { StoredDocument } from "../state/DocumentStore.ts"
import type { SandboxState } from "../state/SandboxState.ts"
import { dianResult, type Operation, readTrackId } from "./Operation.ts"

/** GetStatus: the recorded answer for a document key, whatever the case it is written in. */
export const getStatus: Operation<"DianResponse"> = {
  name: "GetStatus",
  parameters: ["trackId"],
  result: "DianResponse",
  run: (parameters, { now }, state) =>
    Effect.sync(() => {
      const trackId = readTrackId(parameters["trackId"])
      return dianResult(trackId === undefined ? malformedTrackId : statusOf(trackId, now, state))
    })
}

/** What is valid stays so; a rejected document may wait again, corrected. */
const statusOf = (documentKey: string, now: number, state: SandboxState): DianResponse => {
  if (state.forgottenKeys.isForgotten(documentKey, now)) return unknownTrackId
  const found = state.documents.findByKey(documentKey)
  if (found?.accepted !== true && state.batches.isQueued(documentKey)) return inProcess
  return found?.status ?? unknownTrackId
}

const guid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/u

/** GetStatusZip: the verdicts on a batch, one per document. */
export const getStatusZip: Operation<"ArrayOfDianResponse"> = {
  name: "GetStatusZip",
  parameters: ["trackId"],
  result: "ArrayOfDianResponse",
  run: (parameters, _caller, state) =>
    Effect.sync(() => {
      const zipKey = (parameters["trackId"] ?? "").trim().toLowerCase()
      if (!guid.test(zipKey)) return { type: "ArrayOfDianResponse", value: [malformedTrackId] }
      const answer = state.batches.answerTo(zipKey) ?? [unknownTrackId]
      return { type: "ArrayOfDianResponse", value: answer === "pending" ? [batchPending] : answer }
    })
}

const invoices = new Set(["01", "02", "03", "04"])

/** GetStatusEvent: the events registered on an invoice. */
export const getStatusEvent: Operation<"DianResponse"> = {
  name: "GetStatusEvent",
  parameters: ["trackId"],
  result: "DianResponse",
  run: (parameters, { now }, state) =>
    Effect.sync(() => {
      const trackId = readTrackId(parameters["trackId"])
      return dianResult(trackId === undefined ? malformedTrackId : eventsOf(trackId, now, state))
    })
}

const eventsOf = (documentKey: string, now: number, state: SandboxState): DianResponse => {
  const invoice = state.documents.findByKey(documentKey)
  if (invoice?.accepted !== true) return unknownTrackId
  if (!invoices.has(invoice.typeCode)) return notAnInvoice
  const events = state.documents.eventsOf(documentKey)
  const response = listResponse(
    invoice,
    events.map((document) => ({
      document,
      code: document.facts.event?.code ?? "",
      description: document.facts.event?.description ?? ""
    })),
    now,
    state
  )
  return events.length > 0
    ? response
    : { ...response, statusCode: "67", statusDescription: "La factura no tiene eventos registrados." }
}

/** GetReferenceNotes: the notes that correct a document. How the authority lists them is not known. */
export const getReferenceNotes: Operation<"DianResponse"> = {
  name: "GetReferenceNotes",
  parameters: ["trackId"],
  result: "DianResponse",
  run: (parameters, { now }, state) =>
    Effect.sync(() => {
      const trackId = readTrackId(parameters["trackId"])
      if (trackId === undefined) return dianResult(malformedTrackId)
      const found = state.documents.findByKey(trackId)
      if (found?.accepted !== true) return dianResult(unknownTrackId)
      const notes = state.documents.notesOf(trackId).map((document) => ({
        document,
        code: document.typeCode,
        description: document.kind.name.replace(/^La /u, "")
      }))
      return dianResult(listResponse(found, notes, now, state))
    })
}

/** What was registered about a document, and how each of it is called. */
interface Registered {
  readonly document: StoredDocument
  readonly code: string
  readonly description: string
}

/**
 * The answer to a question about what was registered on a document: its own sentence and key, and a signed
 * ApplicationResponse that lists it (responses.md §5).
 */
const listResponse = (
  about: StoredDocument,
  registered: ReadonlyArray<Registered>,
  now: number,
  state: SandboxState
): DianResponse => ({
  ...about.status,
  errorMessage: undefined,
  xmlBase64Bytes: buildApplicationResponse(
    {
      environment: state.registry.environment,
      id: state.identifiers.integer(),
      receiver: about.parties.issuer,
      documentKey: about.documentKey,
      statesEnvironment: true,
      documentResponses: registered.map(({ document, code, description }, index) =>
        registeredResponse(
          {
            code,
            description,
            registeredAt: document.receivedAt.getTime(),
            document: {
              number: document.number,
              key: document.documentKey,
              keyScheme: document.kind.keyScheme
            },
            issuer: document.parties.issuer,
            recipient: document.parties.receiver,
            lines: document.findings.map((finding) => ({ code: finding.code, description: finding.text }))
          },
          index
        )
      )
    },
    state.authority.signer,
    state.identifiers.guid(),
    now
  )
})
