import type { DocumentDefinition, IdentifiedDocument } from "@radicar/domain/inner/document/DocumentDefinition"
import { payroll as payrollType, payrollDeleteNote, payrollReplaceNote } from "@radicar/domain/inner/type/payroll"
import type { Environment } from "@radicar/domain/inner/FilingConfiguration"
import { parseJson } from "@radicar/domain/inner/json/parseJson"
import type { DocumentKey } from "@radicar/domain/inner/key/DocumentKey"
import { LocalDateTime } from "@radicar/domain/inner/time/LocalDateTime"
import type { CanonicalXml } from "@radicar/ubl/inner/CanonicalXml"
import {
  renderPayroll,
  renderPayrollDeleteNote,
  renderPayrollReplaceNote
} from "@radicar/ubl/inner/payroll/payrollTables"
import { Redacted, Result } from "effect"

/** The day on which payroll documents of the tests are issued. */
const now = new LocalDateTime({ date: "2026-01-15", time: "10:00:00" })

/** A payroll document written out. */
interface WrittenPayroll {
  readonly identified: IdentifiedDocument<unknown>
  readonly xml: CanonicalXml
}

/** What the tests need of a type of payroll document. */
export interface PayrollKind {
  readonly name: string
  readonly root: "NominaIndividual" | "NominaIndividualDeAjuste"
  /** Element that holds what a payroll holds. */
  readonly base: string
  readonly example: () => Record<string, any>
  /** Writes a body that must break no rule. */
  readonly write: (body: unknown, environment?: Environment) => WrittenPayroll
}

const kind = <Checked>(
  definition: DocumentDefinition<Checked>,
  root: PayrollKind["root"],
  base: string,
  render: (checked: Checked, key: DocumentKey) => CanonicalXml
): PayrollKind => ({
  name: definition.name,
  root,
  base,
  example: () => structuredClone(definition.example({ number: 1, date: now })),
  write: (body, environment = "2") => {
    const json = Result.getOrThrow(parseJson(JSON.stringify(body)))
    const software = { id: "5f2c0e2a-7d0b-4a55-9a53-0d6d1f2b8c11", pin: Redacted.make("12345") }
    const identified = definition.identify(json, { environment, now, software }, { language: "en" })
    if (Result.isFailure(identified)) throw new Error(JSON.stringify(identified.failure, null, 2))
    return { identified: identified.success, xml: render(identified.success.checked, identified.success.key) }
  }
})

/** Payroll support document. */
export const payroll = kind(payrollType, "NominaIndividual", "/n:NominaIndividual", renderPayroll)

/** Note that replaces one. */
export const replaceNote = kind(
  payrollReplaceNote,
  "NominaIndividualDeAjuste",
  "/a:NominaIndividualDeAjuste/a:Reemplazar",
  renderPayrollReplaceNote
)

/** Note that deletes one. */
export const deleteNote = kind(
  payrollDeleteNote,
  "NominaIndividualDeAjuste",
  "/a:NominaIndividualDeAjuste/a:Eliminar",
  renderPayrollDeleteNote
)
