import { existsSync } from "node:fs"
import { join } from "node:path"
import { schemaErrors } from "./schemaErrors.ts"

const folder = join(import.meta.dirname, "../../../../../shared/dian/xsd/ubl21-dian/maindoc")

/** Whether the schemas of OASIS and the authority are available; they are not ours to ship. */
export const schemasAvailable = existsSync(folder)

/** Loads the schema of one root element, `Invoice`; answers the errors of a document, none when it is valid. */
export const loadSchema = (root: string): ((xml: string) => ReadonlyArray<string>) =>
  schemaErrors(join(folder, `UBL-${root}-2.1.xsd`))
