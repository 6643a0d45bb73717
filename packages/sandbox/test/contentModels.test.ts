import { readFileSync } from "node:fs"
import { describe, expect, it } from "@effect/vitest"
import { XmlDocument, type XmlElement } from "libxml2-wasm"
import { contentTable } from "../src/internal/judge/structure/ContentModel.ts"
import { billingTypes } from "../src/internal/judge/structure/documentTypes.ts"
import { eventTypes } from "../src/internal/judge/structure/documentTypes.ts"
import { sharedFile } from "./support/shared.ts"

const xs = { xs: "http://www.w3.org/2001/XMLSchema" }
const schemas = {
  cac: "dian/xsd/ubl21-dian/common/UBL-CommonAggregateComponents-2.1.xsd",
  ds: "dian/xsd/ubl21-dian/common/UBL-xmldsig-core-schema-2.1.xsd",
  xades: "dian/xsd/ubl21-dian/common/UBL-XAdESv132-2.1.xsd",
  invoice: "dian/xsd/ubl21-dian/maindoc/UBL-Invoice-2.1.xsd",
  credit: "dian/xsd/ubl21-dian/maindoc/UBL-CreditNote-2.1.xsd",
  debit: "dian/xsd/ubl21-dian/maindoc/UBL-DebitNote-2.1.xsd",
  event: "dian/xsd/ubl21-dian/maindoc/UBL-ApplicationResponse-2.1.xsd",
  ext: "dian/xsd/ubl21-dian/common/UBL-CommonExtensionComponents-2.1.xsd"
}

const occurrences = (element: XmlElement, which: "minOccurs" | "maxOccurs"): number => {
  const value = element.attr(which)?.value ?? "1"
  return value === "unbounded" ? Number.POSITIVE_INFINITY : Number(value)
}

const local = (name: string): string => name.split(":").at(-1)!

/** The content of every element of the schemas that is a plain sequence: `name min max` texts by element name. */
const sequences = (): ReadonlyMap<string, ReadonlyArray<string>> => {
  const documents = Object.entries(schemas).map(
    ([prefix, path]) => [prefix, XmlDocument.fromBuffer(readFileSync(sharedFile(path)!))] as const
  )
  const find = (document: XmlDocument, path: string) => document.find(path, xs) as Array<XmlElement>
  const types = new Map(
    documents.flatMap(([prefix, document]) =>
      find(document, "/xs:schema/xs:complexType").map((type) => [type.attr("name")!.value, { prefix, type }] as const)
    )
  )
  const particles = (typeName: string): ReadonlyArray<string> | undefined => {
    const declared = types.get(local(typeName))
    const children = (declared?.type.find("xs:sequence/*", xs) ?? []) as Array<XmlElement>
    if (declared === undefined || children.some((child) => child.name !== "element")) return undefined
    return children.map((child) => {
      const name = child.attr("ref")?.value ?? child.attr("name")!.value
      const full = name.includes(":") ? name : `${declared.prefix}:${name}`
      return `${full} ${occurrences(child, "minOccurs")} ${occurrences(child, "maxOccurs")}`
    })
  }
  const found = new Map<string, ReadonlyArray<string>>()
  for (const [prefix, document] of documents) {
    for (const element of find(document, "//xs:element[@name and @type]")) {
      const content = particles(element.attr("type")!.value)
      if (content !== undefined) found.set(`${prefix}:${element.attr("name")!.value}`, content)
    }
  }
  for (const [, document] of documents) document.dispose()
  return found
}

describe.skipIf(sharedFile(schemas.cac) === undefined)("content models", () => {
  const official = sharedFile(schemas.cac) === undefined ? new Map<string, ReadonlyArray<string>>() : sequences()
  const own = [...contentTable({ ...billingTypes, ...eventTypes })].filter(([name]) => !name.startsWith("sts:"))

  it.each(own)("%s is as in the official schema", (name, particles) => {
    const expected = official.get(name)
    expect(expected, `${name} is in the schemas`).toBeDefined()
    expect(particles.map((particle) => `${particle.name} ${particle.minimum} ${particle.maximum}`)).toEqual(expected)
  })
})
