import type { PreparedSale } from "@radicar/domain/inner/document/CheckedSale"
import type { PreparedEvent } from "@radicar/domain/inner/document/event/CheckedEvent"
import type { PreparedIssue } from "@radicar/domain/inner/document/payroll/CheckedPayroll"
import type { Payroll, PayrollDeleteNote, PayrollReplaceNote } from "@radicar/domain/inner/document/payroll/Payroll"
import type { JsonValue } from "@radicar/domain/inner/json/JsonValue"
import type { Operation } from "@radicar/domain/inner/documentRegistry"
import { parseNit } from "@radicar/domain/inner/Nit"
import { type CheckedOf, documentDefinitions } from "@radicar/domain/inner/type/documentDefinitions"
import { rendererOf } from "@radicar/ubl/inner/documentTypes"
import type { SteppedDefinition } from "@radicar/domain/inner/type/definition"
import type { CanonicalXml } from "@radicar/ubl/inner/CanonicalXml"
import { Result } from "effect"
import { configuration } from "./configuration.ts"

type AnyPayroll = Payroll | PayrollReplaceNote | PayrollDeleteNote

/** Splits a tax number as stated at its hyphen, whether the check digit is right or wrong. */
const asStated = (id: string) => {
  const [number = "", checkDigit = "0"] = id.split("-")
  return { type: "31", number, checkDigit }
}

const owner = (nit: string) => parseNit(nit) ?? asStated(nit)

/** Treats a document as checked: values that break a rule stay as stated. */
const asChecked = (prepared: PreparedSale | PreparedEvent | PreparedIssue<AnyPayroll>): object => ({
  ...prepared,
  softwareOwner: owner(prepared.software.ownerNit),
  ...("supplierParty" in prepared && {
    supplier: prepared.supplier ?? asStated(prepared.supplierParty.stated.id),
    customer: prepared.customer ?? asStated(prepared.customerParty.stated.id)
  }),
  ...("employer" in prepared && { employer: prepared.employer ?? asStated(prepared.document.companyParty.id) })
})

/**
 * Writes the XML of a body that may break any rule, as faulty software would. Fails if the body cannot be read, and
 * throws if its faults prevent writing.
 */
export const writeWithoutRules = <Type extends Operation>(
  operation: Type,
  body: JsonValue
): Result.Result<CanonicalXml, unknown> => {
  const definition = documentDefinitions[operation] as unknown
  const { key, prepare, read } = definition as SteppedDefinition<
    unknown,
    Parameters<typeof asChecked>[0],
    CheckedOf<Type>
  >
  return Result.map(read(body, { language: "en" }), (document) => {
    const checked = asChecked(prepare(document, configuration)) as CheckedOf<Type>
    return rendererOf(operation)(checked, key(checked))
  })
}
