import { Schema } from "effect"

/** Names of the SOAP operations in the authority's WSDL. */
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
