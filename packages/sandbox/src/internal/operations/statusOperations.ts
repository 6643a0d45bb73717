import { Effect } from "effect"
import { buildApplicationResponse, registeredResponse } from "../authority/applicationResponse.ts"
import { batchPending, inProcess, malformedTrackId, notAnInvoice, unknownTrackId } from "../filing/responses.ts"
import type { DianResponse } from "../soap/results.ts"
import type { StoredDocument } from "../state/DocumentStore.ts"
import type { SandboxState } from "../state/SandboxState.ts"
import { type Operation, query, readTrackId } from "./Operation.ts"

/** Makes a query by document key; the key is case-insensitive. */
const statusQuery = (
  name: "GetStatus" | "GetStatusEvent" | "GetReferenceNotes",
  answer: (documentKey: string, now: number, state: SandboxState) => DianResponse
) =>
  query(name, ["trackId"], "DianResponse", (parameters, { now }, state) => {
    const trackId = readTrackId(parameters["trackId"])
    return trackId === undefined ? malformedTrackId : answer(trackId, now, state)
  })

/**
 * GetStatus: returns the recorded answer for a document key. A valid document stays valid; a rejected one may be
 * waiting again after a correction.
 */
export const getStatus = statusQuery("GetStatus", (documentKey, now, state) => {
  if (state.forgottenKeys.isForgotten(documentKey, now)) return unknownTrackId
  const document = state.documents.findByKey(documentKey)
  if (document?.accepted !== true && state.batches.isQueued(documentKey)) return inProcess
  return document?.status ?? unknownTrackId
})

const guid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/u

/** GetStatusZip: returns the verdicts on a batch, one per document. */
export const getStatusZip: Operation<"ArrayOfDianResponse"> = {
  name: "GetStatusZip",
  parameters: ["trackId"],
  result: "ArrayOfDianResponse",
  run: Effect.fnUntraced(function* ({ trackId = "" }, _caller, { batches }) {
    const zipKey = trackId.trim().toLowerCase()
    if (!guid.test(zipKey)) return { type: "ArrayOfDianResponse", value: [malformedTrackId] }
    yield* batches.settled(zipKey)
    const answer = batches.answerTo(zipKey) ?? [unknownTrackId]
    return { type: "ArrayOfDianResponse", value: answer === "pending" ? [batchPending] : answer }
  })
}

const invoices = new Set(["01", "02", "03", "04"])

/** GetStatusEvent: returns the events registered on an invoice. */
export const getStatusEvent = statusQuery("GetStatusEvent", (documentKey, now, state) => {
  const invoice = state.documents.findByKey(documentKey)
  if (invoice?.accepted !== true) return unknownTrackId
  if (!invoices.has(invoice.typeCode)) return notAnInvoice
  const events = state.documents.eventsOf(documentKey).map((document) => ({
    document,
    code: document.facts.event?.code ?? "",
    description: document.facts.event?.description ?? ""
  }))
  const response = listResponse(invoice, events, now, state)
  return events.length > 0
    ? response
    : { ...response, statusCode: "67", statusDescription: "La factura no tiene eventos registrados." }
})

/** GetReferenceNotes: returns the notes that correct a document. It is unknown how the authority lists them. */
export const getReferenceNotes = statusQuery("GetReferenceNotes", (documentKey, now, state) => {
  const original = state.documents.findByKey(documentKey)
  if (original?.accepted !== true) return unknownTrackId
  const notes = state.documents.notesOf(documentKey).map((document) => ({
    document,
    code: document.typeCode,
    description: document.kind.name.replace(/^La /u, "")
  }))
  return listResponse(original, notes, now, state)
})

/** An event or a note about another document, with its code and name. */
interface Registered {
  readonly document: StoredDocument
  readonly code: string
  readonly description: string
}

/**
 * Answer to a query for the events or notes of a document. It has the status and key of that document, and a signed
 * ApplicationResponse with the list (responses.md §5).
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
            document: { number: document.number, key: document.documentKey, keyScheme: document.kind.keyScheme },
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
