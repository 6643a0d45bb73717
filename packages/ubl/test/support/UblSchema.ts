import { existsSync } from "node:fs"
import { join } from "node:path"
import { pathToFileURL } from "node:url"
import { readFileSync } from "node:fs"
import { XmlDocument, XsdValidator } from "libxml2-wasm"
import { xmlRegisterFsInputProviders } from "libxml2-wasm/lib/nodejs.mjs"

const folder = join(import.meta.dirname, "../../../../../shared/dian/xsd/ubl21-dian/maindoc")

/** Whether the schemas of OASIS and the authority are at hand; they are not ours to ship. */
export const schemasAvailable = existsSync(folder)

/** Loads the schema of one root element, `Invoice`; answers the errors of a document, none when it is valid. */
export const loadSchema = (root: string): ((xml: string) => ReadonlyArray<string>) => {
  xmlRegisterFsInputProviders()
  const path = join(folder, `UBL-${root}-2.1.xsd`)
  using schema = XmlDocument.fromBuffer(readFileSync(path), { url: pathToFileURL(path).pathname })
  const validator = XsdValidator.fromDoc(schema)
  return (xml) => {
    using document = XmlDocument.fromString(xml)
    try {
      validator.validate(document)
      return []
    } catch (error) {
      return [error instanceof Error ? error.message : String(error)]
    }
  }
}
