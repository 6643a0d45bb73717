import { softwareFingerprint } from "@radicar/domain/inner/key/DocumentKey"
import { differingFingerprintPart } from "@radicar/domain/inner/key/stated/differingPart"
import { Redacted } from "effect"
import type { ChecksAndNotes } from "../Finding.ts"
import type { DocumentFacts } from "../facts/DocumentFacts.ts"
import { textAt } from "../facts/xmlPath.ts"
import type { Secrets } from "../Secrets.ts"
import { firstDifference } from "./equal.ts"
import { secretsFor } from "./secretsFor.ts"

const section = "key"
const check = "securityCode"

/** Checks the software's fingerprint on this document, `sts:SoftwareSecurityCode` or `@SoftwareSC` (FAB27b, NIE020). */
export const checkSecurityCode = (facts: DocumentFacts, secrets: Secrets): ChecksAndNotes => {
  const { number, securityCode, softwareId } = facts
  const available = secretsFor(facts, secrets)
  const pin = available.softwarePin
  if (securityCode === undefined || softwareId === undefined || number === undefined) return { checks: [], notes: [] }
  if (pin === undefined) {
    return {
      checks: [],
      notes:
        facts.scheme === "CUFE-SHA384"
          ? [
              {
                section,
                note: "securityCodeNotRecomputed",
                text: {
                  en: "SoftwareSecurityCode was not computed again: that needs the pin of this software.",
                  es: "SoftwareSecurityCode no se recalculó: hace falta el pin de este software."
                }
              }
            ]
          : []
    }
  }
  const right = softwareFingerprint(softwareId, Redacted.value(pin.value), number)
  if (right.value === securityCode) {
    const detail = { en: "software id, pin and number", es: "identificador, pin y número" }
    return { checks: [{ section, check, ok: true, detail }], notes: [] }
  }
  const { technicalKey } = available
  const part = differingFingerprintPart(right, securityCode, {
    prefix: facts.prefix,
    otherSecrets:
      technicalKey === undefined ? [] : [{ name: "technicalKey", value: Redacted.value(technicalKey.value) }],
    elsewhere: (textAt(facts.root, "cac:BillingReference/cac:InvoiceDocumentReference/cbc:ID") ?? "")
      .split("\n")
      .filter((value) => value !== "")
      .map((value) => ({ part: "number", value, place: "cac:InvoiceDocumentReference/cbc:ID" }))
  })
  const why =
    part === undefined
      ? undefined
      : { en: `, part ${part.part}: ${part.text.en}`, es: `, parte ${part.part}: ${part.text.es}` }
  return {
    checks: [
      {
        section,
        check,
        ok: false,
        detail: {
          en: `not made of software id, pin and number (FAB27b)${why?.en ?? ""}`,
          es: `no sale de identificador, pin y número (FAB27b)${why?.es ?? ""}`
        },
        expected: right.value,
        actual: securityCode,
        firstDifference: firstDifference(right.value, securityCode),
        differingPart: part
      }
    ],
    notes: []
  }
}
