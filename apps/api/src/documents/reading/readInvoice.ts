import type { ReferencedInvoice } from "@radicar/domain/inner/ReferencedInvoice"
import { parse } from "@radicar/signature/inner/XmlTree"
import { type InvoiceReading, readReferencedInvoice } from "@radicar/ubl/inner/received/referencedInvoice"
import { Redacted, Result } from "effect"
import type { Task } from "../../platform/work/HeavyWork.ts"
import { xmlLimits } from "./readDocuments.ts"

/** The XML of an invoice, and the secrets that its key may be made with, as a thread can be sent them. */
interface InvoiceXml {
  readonly bytes: Uint8Array
  readonly technicalKeys: ReadonlyArray<string>
  readonly software: { readonly id: string; readonly pin: string } | undefined
}

/** {@link InvoiceReading} as a thread sends it. */
export interface ReadInvoice extends Omit<InvoiceReading, "isKeyProven"> {
  readonly invoice: ReferencedInvoice
  /** Whether the key is that of what the invoice says, made with one of the secrets. */
  readonly isKeyProven: boolean
}

const read = ({ bytes, software, technicalKeys }: InvoiceXml): ReadInvoice | undefined => {
  const parsed = parse(bytes, xmlLimits)
  const reading = Result.isFailure(parsed) ? undefined : readReferencedInvoice(parsed.success.root)
  if (reading === undefined) return undefined
  const pinned = {
    softwarePin: software && Redacted.make(software.pin),
    softwareId: software?.id
  }
  // without a key of its own, the public one of tests is tried
  const isKeyProven = [undefined, ...technicalKeys].some((key) =>
    reading.isKeyProven({ ...pinned, technicalKey: key === undefined ? undefined : Redacted.make(key) })
  )
  return { ...reading, isKeyProven }
}

/** Reads what events repeat of an invoice; takes what reading a document takes, without verifying signatures. */
export const readInvoice: Task<InvoiceXml, ReadInvoice | undefined> = {
  name: "readInvoice",
  run: read,
  smallest: 16 * 1024,
  millisPerMiB: 10_000
}
