import { XmlDocument, XmlValidateError, XsdValidator } from "libxml2-wasm"
import { xmlRegisterFsInputProviders } from "libxml2-wasm/lib/nodejs.mjs"
import { readFileSync } from "node:fs"
import { sharedFile } from "./shared.ts"

const schemaFile = (document: string): string | undefined =>
  sharedFile(
    document.startsWith("Nomina")
      ? `dian/xsd/nomina/${document}ElectronicaXSD.xsd`
      : `dian/xsd/ubl21-dian/maindoc/UBL-${document}-2.1.xsd`
  )

const validators = new Map<string, XsdValidator>()

const validator = (document: string): XsdValidator => {
  const known = validators.get(document)
  if (known !== undefined) return known
  const file = schemaFile(document)!
  xmlRegisterFsInputProviders()
  using schema = XmlDocument.fromBuffer(readFileSync(file), { url: file })
  const compiled = XsdValidator.fromDoc(schema)
  validators.set(document, compiled)
  return compiled
}

/**
 * What the official schema finds wrong with a document, as messages. `undefined` when the schemas are not next to the
 * repository; tests that need them are skipped then.
 */
export const xsdProblems: ((document: string, xml: string | Uint8Array) => ReadonlyArray<string>) | undefined =
  schemaFile("Invoice") === undefined
    ? undefined
    : (document, xml) => {
        using parsed = XmlDocument.fromBuffer(Buffer.from(xml))
        try {
          validator(document).validate(parsed)
          return []
        } catch (error) {
          if (error instanceof XmlValidateError) return error.details.map((detail) => detail.message)
          throw error
        }
      }
