import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { XmlDocument, XmlValidateError, XsdValidator } from "libxml2-wasm"
import { xmlRegisterFsInputProviders } from "libxml2-wasm/lib/nodejs.mjs"

/** Compiles the schemas a sandbox publishes, from their pages alone, and answers what checks the payload of a reply. */
export const publishedSchema = async (url: string): Promise<(envelope: string) => ReadonlyArray<string>> => {
  const directory = mkdtempSync(join(tmpdir(), "radicar-wsdl-"))
  const pages = await Promise.all(
    Array.from({ length: 21 }, async (_, index) => (await fetch(`${url}?xsd=xsd${index}`)).text())
  )
  const local = pages.map((page) => page.replaceAll(/schemaLocation="[^"]*=(xsd\d+)"/gu, 'schemaLocation="$1.xsd"'))
  const file = (index: number): string => join(directory, `xsd${index}.xsd`)
  for (const [index, page] of local.entries()) writeFileSync(file(index), page)
  xmlRegisterFsInputProviders()
  using schema = XmlDocument.fromString(local[0] ?? "", { url: file(0) })
  const validator = XsdValidator.fromDoc(schema)
  rmSync(directory, { recursive: true })
  return (envelope) => {
    using payload = XmlDocument.fromString(/<s:Body>(.*)<\/s:Body>/su.exec(envelope)?.[1] ?? "<none/>")
    try {
      validator.validate(payload)
      return []
    } catch (error) {
      if (error instanceof XmlValidateError) return error.details.map((detail) => detail.message)
      throw error
    }
  }
}
