import { existsSync } from "node:fs"
import { join } from "node:path"
import { schemaErrors } from "./schemaErrors.ts"

const folder = join(import.meta.dirname, "../../../../../shared/dian/xsd/nomina")

/** Whether the authority's payroll schemas are available; they are not ours to ship. */
export const payrollSchemasAvailable = existsSync(folder)

/** Loads the schema of a payroll root; answers the errors of a document, none when it is valid. */
export const loadPayrollSchema = (
  root: "NominaIndividual" | "NominaIndividualDeAjuste"
): ((xml: string) => ReadonlyArray<string>) => schemaErrors(join(folder, `${root}ElectronicaXSD.xsd`))
