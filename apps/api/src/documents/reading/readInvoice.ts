import type { ReferencedInvoice } from "@radicar/domain/inner/ReferencedInvoice"
import { parse } from "@radicar/signature/inner/XmlTree"
import { type InvoiceReading, readReferencedInvoice } from "@radicar/ubl/inner/received/referencedInvoice"
import { Redacted, Result } from "effect"
import type { Task } from "../../platform/work/HeavyWork.ts"
import { receivedLimits } from "./readDocuments.ts"

/** The XML of an invoice, and the secrets that may be part of its key, as plain values that can be sent to a thread. */
interface InvoiceXml {
  readonly bytes: Uint8Array
  readonly technicalKeys: ReadonlyArray<string>
  readonly software: { readonly id: string; readonly pin: string } | undefined
}

/** An {@link InvoiceReading} as plain values that can be sent from a thread. */
export interface ReadInvoice extends Omit<InvoiceReading, "isKeyProven"> {
  readonly invoice: ReferencedInvoice
  /** Whether one of the secrets, with the invoice's content, yields the invoice's key. */
  readonly isKeyProven: boolean
}

const read = ({ bytes, software, technicalKeys }: InvoiceXml): ReadInvoice | undefined => {
  const parsed = parse(bytes, receivedLimits)
  const reading = Result.isFailure(parsed) ? undefined : readReferencedInvoice(parsed.success.root)
  if (reading === undefined) return undefined
  const pinned = {
    softwarePin: software && Redacted.make(software.pin),
    softwareId: software?.id
  }
  // without a technical key, the public one of the test environment is tried
  const isKeyProven = [undefined, ...technicalKeys].some((key) =>
    reading.isKeyProven({ ...pinned, technicalKey: key === undefined ? undefined : Redacted.make(key) })
  )
  return { ...reading, isKeyProven }
}

/**
 * Reads from an invoice the values that events about it repeat. Costs as much as reading a document without verifying
 * signatures.
 */
export const readInvoice: Task<InvoiceXml, ReadInvoice | undefined> = {
  name: "readInvoice",
  run: read,
  smallest: 16 * 1024
}
