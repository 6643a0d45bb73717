import { parseJson } from "@radicar/domain/json/parseJson"
import type { JsonSyntaxError } from "@radicar/domain/json/parseJson"
import { checkRips, ripsInvoiceOf } from "@radicar/domain/rips/checkRips"
import type { Language } from "@radicar/domain/rules/Language"
import type { Findings } from "@radicar/domain/rules/Violation"
import { fromEpochMillis } from "@radicar/domain/time/LocalDateTime"
import { parse } from "@radicar/signature/XmlTree"
import { readXml } from "@radicar/ubl/read/readXml"
import { Result } from "effect"
import { present } from "../../platform/present.ts"
import type { Task } from "../../platform/work/HeavyWork.ts"

/** A RIPS that is checked. */
interface RipsChecking {
  /** JSON text. */
  readonly rips: string
  /** The document to compare it with. */
  readonly signedXml: Uint8Array | undefined
  /** When, in milliseconds since the epoch. */
  readonly at: number
  readonly language: Language
}

/** What was found, or where the text stops being JSON. */
type RipsResult =
  | { readonly findings: Findings }
  | { readonly malformed: Pick<JsonSyntaxError, "line" | "column" | "message"> }

/** The facts of a document that the service has filed, so that it can be read. */
const invoiceOf = (signedXml: Uint8Array) => {
  const read = Result.getOrUndefined(parse(signedXml))
  const body = read && readXml(read.root)
  return body && ripsInvoiceOf(body)
}

const check = ({ at, language, rips, signedXml }: RipsChecking): RipsResult => {
  const json = parseJson(rips)
  if (Result.isFailure(json)) {
    const { column, line, message } = json.failure
    return { malformed: { line, column, message } }
  }
  const invoice = signedXml && invoiceOf(signedXml)
  return { findings: checkRips(json.success, { now: fromEpochMillis(at), language, ...present({ invoice }) }) }
}

/** Checks a RIPS against the document that it is of. A thousand records (1 MB) take 60 ms. */
export const checkFiledRips: Task<RipsChecking, RipsResult> = {
  name: "checkFiledRips",
  run: check,
  smallest: 64 * 1024,
  millisPerMiB: 5000
}
