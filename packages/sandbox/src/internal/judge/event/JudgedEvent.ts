import { createHash } from "node:crypto"
import type { XmlElement } from "libxml2-wasm"
import { text } from "../../xml/query.ts"
import type { EarlierDocument, KnownRegistry, KnownSoftware } from "../Knowledge.ts"
import type { SignatureReport } from "../signature/verifySignature.ts"
import type { EventKind } from "./EventKind.ts"

/** An event with all data that its rules need. */
export interface JudgedEvent {
  readonly root: XmlElement
  readonly kind: EventKind
  readonly registry: KnownRegistry
  readonly signature: SignatureReport
  readonly software: KnownSoftware | undefined
  /** The accepted invoice that the event is about, if there is one. */
  readonly invoice: EarlierDocument | undefined
  /** The accepted mandate (043) that the event, a termination (044), ends; if there is one. */
  readonly mandate: EarlierDocument | undefined
  /** The events already registered on the invoice. */
  readonly earlier: ReadonlyArray<EarlierDocument>
}

/** Path of the event's reference to its invoice, from the root. */
export const reference = "cac:DocumentResponse/cac:DocumentReference"
/** Path of a mandate's term, from the root. */
export const mandateTerm = `${reference}/cac:ValidityPeriod`
/** Path of the event's code, from the root. */
export const responseCode = "cac:DocumentResponse/cac:Response/cbc:ResponseCode"
/** Path of the event's sender, from the root. */
export const senderScheme = "cac:SenderParty/cac:PartyTaxScheme"
/** Path of the event's receiver, from the root. */
export const receiverScheme = "cac:ReceiverParty/cac:PartyTaxScheme"
/** Path of the sender's identification, from the root. */
export const senderId = `${senderScheme}/cbc:CompanyID`
/** Path of the identification of the event's receiver, from the root. */
export const receiverId = `${receiverScheme}/cbc:CompanyID`

/**
 * Computes the CUDE of an event (annex 1.9 §11.5). Hashes number, date, time, sender, receiver, event code, number and
 * type of the referenced document, and pin, but not the environment. `undefined` if the software is unknown.
 */
export const computeEventKey = ({ root, software }: Pick<JudgedEvent, "root" | "software">): string | undefined => {
  if (software === undefined) return undefined
  const paths = [
    "cbc:ID",
    "cbc:IssueDate",
    "cbc:IssueTime",
    senderId,
    receiverId,
    responseCode,
    `${reference}/cbc:ID`,
    `${reference}/cbc:DocumentTypeCode`
  ]
  const seed = paths.map((path) => text(root, path) ?? "").join("") + software.pin
  return createHash("sha384").update(seed, "utf8").digest("hex")
}
