import { describe, expect, it } from "@effect/vitest"
import { signXades } from "@radicar/signature/inner/XadesSignature"
import {
  xmlCleanupInputProvider,
  XmlDocument,
  xmlRegisterInputProvider,
  XmlBufferInputProvider,
  XsdValidator
} from "libxml2-wasm"
import { existsSync, readFileSync } from "node:fs"
import { identityOf } from "./support/identity.ts"
import { options, sampleInvoice } from "./support/sampleDocument.ts"

// The project may not ship the schemas; if they are next to the repository, they are used.
const folder = new URL("../../../../shared/dian/xsd/xades/", import.meta.url)

/** A schema whose imports are looked up next to it, not on the network. */
const fileOf = (name: string): Uint8Array =>
  Buffer.from(readFileSync(new URL(name, folder), "utf8").replace(/schemaLocation="[^"]*\//, 'schemaLocation="'))

const validate = (signature: string): void => {
  const provider = new XmlBufferInputProvider({
    "XAdES.xsd": fileOf("XAdES.xsd"),
    "xmldsig-core-schema.xsd": fileOf("xmldsig-core-schema.xsd")
  })
  xmlRegisterInputProvider(provider)
  try {
    using schema = XmlDocument.fromBuffer(fileOf("XAdES.xsd"), { url: "XAdES.xsd" })
    using validator = XsdValidator.fromDoc(schema)
    using document = XmlDocument.fromString(signature)
    validator.validate(document)
  } finally {
    xmlCleanupInputProvider()
  }
}

describe.skipIf(!existsSync(folder))("against the schemas of XML-DSig and XAdES", () => {
  it.each(["company", "company-leaf-only", "company-awkward"] as const)("a signature by %s is valid", async (name) => {
    const text = new TextDecoder().decode(signXades(sampleInvoice(), await identityOf(name), options).bytes)
    const signature = /<ds:Signature .*<\/ds:Signature>/s
      .exec(text)![0]
      .replace("<ds:Signature ", `<ds:Signature${sampleInvoice().namespaces} `)
    expect(() => validate(signature)).not.toThrow()
    // The order of the properties is fixed: a validator that does not see it would prove nothing.
    const swapped = signature.replace(
      /(<xades:SigningTime>.*<\/xades:SigningTime>)(<xades:SigningCertificate>.*<\/xades:SigningCertificate>)/s,
      "$2$1"
    )
    expect(() => validate(swapped)).toThrow(/SigningCertificate|SigningTime/)
  })
})
