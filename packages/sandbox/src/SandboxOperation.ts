import { Schema } from "effect"

/** Operations of the authority's contract, by their names there. */
export const SandboxOperation = Schema.Literals([
  "SendBillSync",
  "SendBillAsync",
  "SendTestSetAsync",
  "SendBillAttachmentAsync",
  "SendNominaSync",
  "SendEventUpdateStatus",
  "GetStatus",
  "GetStatusZip",
  "GetStatusEvent",
  "GetNumberingRange",
  "GetXmlByDocumentKey",
  "GetReferenceNotes",
  "GetExchangeEmails",
  "GetAcquirer",
  "GetDocumentInfo"
])
export type SandboxOperation = typeof SandboxOperation.Type
