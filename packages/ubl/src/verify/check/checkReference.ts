import { type Finding, type ChecksAndNotes, onlyChecks } from "../Finding.ts"
import type { DocumentFacts } from "../facts/DocumentFacts.ts"
import { elementsAt, textAt } from "../facts/xmlPath.ts"

const section = "reference"

const keyForm = /^[0-9a-f]{96}$/iu

interface Referred {
  readonly number: string | undefined
  readonly key: string | undefined
}

const references = ({ body, family, root }: DocumentFacts): ReadonlyArray<Referred> => {
  if (family === "payroll") {
    const path = body.local === "Reemplazar" ? "ReemplazandoPredecesor" : "EliminandoPredecesor"
    return elementsAt(body, path).map((one) => ({ number: textAt(one, "@NumeroPred"), key: textAt(one, "@CUNEPred") }))
  }
  const path =
    root.local === "ApplicationResponse"
      ? "cac:DocumentResponse/cac:DocumentReference"
      : "cac:BillingReference/cac:InvoiceDocumentReference"
  return elementsAt(root, path).map((reference) => ({
    number: textAt(reference, "cbc:ID"),
    key: textAt(reference, "cbc:UUID")
  }))
}

/** Key of the document that an event, an answer or a note is about. */
export const referencedKey = (facts: DocumentFacts): string | undefined => references(facts)[0]?.key

const reference = ({ key, number }: Referred, index: number): Finding => {
  const ok = number !== undefined && number !== "" && keyForm.test(key ?? "")
  const name = number ?? String(index + 1)
  return {
    section,
    check: "reference",
    ok,
    detail: ok
      ? { en: `about ${name}, by number and key`, es: `sobre ${name}, con número y clave` }
      : {
          en: `the reference to ${name} lacks its number or a key of 96 hexadecimal digits`,
          es: `a la referencia a ${name} le falta el número o una clave de 96 dígitos hexadecimales`
        },
    ...(ok ? {} : { actual: key ?? "" })
  }
}

/** Checks that references to other documents have number and key. */
export const checkReference = (facts: DocumentFacts): ChecksAndNotes => onlyChecks(references(facts).map(reference))
