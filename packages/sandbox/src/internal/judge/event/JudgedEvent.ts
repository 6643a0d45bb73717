import { createHash } from "node:crypto"
import type { XmlElement } from "libxml2-wasm"
import { text } from "../../xml/query.ts"
import type { EarlierDocument, KnownRegistry, KnownSoftware } from "../Knowledge.ts"
import type { SignatureReport } from "../signature/verifySignature.ts"
import type { EventKind } from "./EventKind.ts"

/** An event with everything its rules look at. */
export interface JudgedEvent {
  readonly root: XmlElement
  readonly kind: EventKind
  readonly registry: KnownRegistry
  readonly signature: SignatureReport
  readonly software: KnownSoftware | undefined
  /** The accepted invoice it is about, when there is one. */
  readonly invoice: EarlierDocument | undefined
  /** The accepted mandate (043) that its termination (044) is about, when there is one. */
  readonly mandate: EarlierDocument | undefined
  /** The events registered on that invoice. */
  readonly earlier: ReadonlyArray<EarlierDocument>
}

/** Where the event refers to its invoice, from the root. */
export const reference = "cac:DocumentResponse/cac:DocumentReference"
/** The term of a mandate, from the root. */
export const mandateTerm = `${reference}/cac:ValidityPeriod`
/** Code of the event, from the root. */
export const responseCode = "cac:DocumentResponse/cac:Response/cbc:ResponseCode"
/** Its sender, from the root. */
export const senderScheme = "cac:SenderParty/cac:PartyTaxScheme"
/** Its receiver, from the root. */
export const receiverScheme = "cac:ReceiverParty/cac:PartyTaxScheme"
/** Identification of its sender, from the root. */
export const senderId = `${senderScheme}/cbc:CompanyID`
/** Identification of its receiver, from the root. */
export const receiverId = `${receiverScheme}/cbc:CompanyID`

/**
 * Computes the CUDE of an event: number, date, time, sender, receiver, event code, number and type of the document it
 * is about, pin; no environment (annex 1.9 §11.5). `undefined` when the software is not known.
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
