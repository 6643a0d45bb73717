import { Result } from "effect"
import type { XmlElement } from "libxml2-wasm"
import { parseXml } from "../xml/parseXml.ts"
import { baseName, type Filing } from "./Filing.ts"
import type { Intake } from "./Intake.ts"
import { refused, schemaFailure } from "./responses.ts"
import { schemaSentence } from "./schemaSentence.ts"
import { unrecorded, type Verdict } from "./Verdict.ts"

const undeclaredPrefix = /Namespace prefix (\S+) (?:on|for) .*not defined/u

/**
 * The way of one document, from its bytes to the verdict (simulator.md §3, steps 5 to 11). One synchronous step from
 * the look-up of duplicates to the record: two senders of one number cannot both pass.
 */
export const submitDocument = (filing: Filing, intakeOf: (root: XmlElement) => Intake): Verdict => {
  const parsed = parseXml(filing.entry.bytes)
  if (Result.isFailure(parsed)) return unrecorded(unreadable(parsed.failure.message, filing))
  using document = parsed.success
  return intakeOf(document.root).submit(document.root, filing)
}

const unreadable = (message: string, { entry, zipName }: Filing) => {
  const prefix = undeclaredPrefix.exec(message)?.[1]
  return prefix === undefined
    ? schemaFailure([`${schemaSentence}: ${message}`], baseName(entry))
    : refused(`Error al parsear xml. Namespace prefix '${prefix}' is not defined.`, zipName)
}
