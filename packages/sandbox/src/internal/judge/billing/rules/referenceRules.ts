import type { DeclaredContingency } from "../../../../DeclaredContingency.ts"
import { bogotaTime } from "../../../bogotaTime.ts"
import { elements, exists, text } from "../../../xml/query.ts"
import { reject, type Rule } from "../../Rule.ts"
import { type JudgedDocument, supplierNit } from "../JudgedDocument.ts"

/** Types that transcribe a document issued when filing was impossible: the paper invoice and the ticket. */
const transcribed = new Set(["03", "08"])

/** Rules on references to other documents (groups AI and BH/BI). */
export const referenceRules: ReadonlyArray<Rule<JudgedDocument>> = [
  reject(
    "FAI01",
    "La factura de contingencia debe referirse al documento que se transcribe (AdditionalDocumentReference).",
    ({ root, kind }) => transcribed.has(kind.typeCode) && !exists(root, "cac:AdditionalDocumentReference")
  ),
  reject("FAI02", "No se informó el número del documento referenciado.", ({ root }) =>
    elements(root, "cac:AdditionalDocumentReference").some(
      (reference) => (text(reference, "cbc:ID") ?? "").trim() === ""
    )
  )
]

const hours48 = 48 * 3_600_000
const causes: Readonly<Record<string, DeclaredContingency["cause"]>> = { "03": "issuer", "04": "authority" }

/**
 * Declared contingencies that may justify a contingency invoice. They have its cause and issuer, and were in force when
 * the invoice or the transcribed paper was issued. `undefined` if contingencies are not judged, because the registry
 * has no list of them, or the document is of another type.
 */
const contingenciesOf = ({
  root,
  kind,
  knowledge: { registry }
}: JudgedDocument): ReadonlyArray<DeclaredContingency> | undefined => {
  const cause = causes[kind.typeCode]
  if (cause === undefined || registry.contingencies === undefined) return undefined
  const issuer = text(root, supplierNit)
  const issued = Date.parse(`${text(root, "cbc:IssueDate")}T${text(root, "cbc:IssueTime")}`)
  const paper = text(root, "cac:AdditionalDocumentReference/cbc:IssueDate")
  return registry.contingencies.filter(
    (declared) =>
      declared.cause === cause &&
      (declared.issuer === undefined || declared.issuer === issuer) &&
      (cause === "authority" ? coversInstant(declared, issued) : paper === undefined || coversDay(declared, paper))
  )
}

const coversInstant = ({ from, to }: DeclaredContingency, instant: number): boolean =>
  from.getTime() <= instant && (to === undefined || instant <= to.getTime())

const coversDay = ({ from, to }: DeclaredContingency, day: string): boolean =>
  bogotaTime(from.getTime()).date <= day && (to === undefined || day <= bogotaTime(to.getTime()).date)

/**
 * Rules on contingency invoices: the contingency must be declared, and the invoice must be filed within 48 hours after
 * its end.
 */
export const contingencyRules: ReadonlyArray<Rule<JudgedDocument>> = [
  reject(
    "CTG01",
    "La factura de contingencia no corresponde a una contingencia declarada.",
    (d) => contingenciesOf(d)?.length === 0
  ),
  reject("CTG01", "La factura de contingencia se transmitió después de las 48 horas siguientes a su fin.", (d) => {
    const declared = contingenciesOf(d) ?? []
    return declared.length > 0 && declared.every(({ to }) => to !== undefined && d.now > to.getTime() + hours48)
  })
]
