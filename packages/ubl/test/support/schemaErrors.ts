import { readFileSync } from "node:fs"
import { pathToFileURL } from "node:url"
import { XmlDocument, XsdValidator } from "libxml2-wasm"
import { xmlRegisterFsInputProviders } from "libxml2-wasm/lib/nodejs.mjs"

/** Loads a schema from its file; answers the errors of a document, none when it is valid. */
export const schemaErrors = (path: string): ((xml: string) => ReadonlyArray<string>) => {
  xmlRegisterFsInputProviders()
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
