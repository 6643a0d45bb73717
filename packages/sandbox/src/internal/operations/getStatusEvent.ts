import { Effect } from "effect"
import type { SandboxState } from "../SandboxState.ts"
import type { DianResponse } from "../soap/results/DianResponse.ts"
import { listResponse } from "./listResponse.ts"
import { dianResult, type Operation } from "./Operation.ts"
import { malformedTrackId, notAnInvoice, unknownTrackId } from "./responses.ts"
import { readTrackId } from "./trackId.ts"

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
