import { readFileSync } from "node:fs"
import { describe, expect, it } from "@effect/vitest"
import { XmlDocument, XmlElement } from "libxml2-wasm"
import { modelOf } from "../src/internal/judge/payroll/payrollSchema.ts"
import { payrollRoots } from "../src/internal/judge/payroll/payrollTypes.ts"
import { sharedFile } from "./support/shared.ts"

const xs = { xs: "http://www.w3.org/2001/XMLSchema" }
const file = (root: string): string | undefined => sharedFile(`dian/xsd/nomina/${root}ElectronicaXSD.xsd`)
const cardinalities: Readonly<Record<string, string>> = {
  "0 1": "?",
  "1 1": "",
  "0 unbounded": "*",
  "1 unbounded": "+"
}

/** Content, attributes and text type of an element, spelled like the sandbox's models. */
interface Declared {
  readonly path: string
  readonly content: string
  readonly attributes: string
  readonly value: string | undefined
}

const found = (node: XmlElement, path: string): ReadonlyArray<XmlElement> =>
  node.find(path, xs).filter((one) => one instanceof XmlElement)
const attribute = (node: XmlElement, name: string): string | undefined => node.attr(name)?.value
const local = (name: string): string => name.split(":").at(-1) ?? name
const typeName = (name: string | undefined): string | undefined =>
  name === undefined || local(name) === "string" ? undefined : local(name)

/** Walks an official schema from its root element down. */
const declared = (root: string): ReadonlyArray<Declared> => {
  using document = XmlDocument.fromBuffer(readFileSync(file(root)!))
  const types = new Map(
    found(document.root, "/xs:schema/xs:complexType").map((type) => [attribute(type, "name"), type] as const)
  )
  const walk = (element: XmlElement, path: string): ReadonlyArray<Declared> => {
    const named = attribute(element, "type")
    const type = found(element, "xs:complexType")[0] ?? types.get(named)
    if (type === undefined) return [{ path, content: "", attributes: "", value: typeName(named) }]
    const children = found(type, "xs:sequence/xs:element")
    const extension = found(type, "xs:simpleContent/xs:extension")[0]
    const attributes = found(type, "xs:attribute | xs:simpleContent/xs:extension/xs:attribute").map((one) => {
      const form = typeName(attribute(one, "type"))
      const required = attribute(one, "use") === "required" ? "!" : ""
      return `${attribute(one, "name")}${required}${form === undefined ? "" : `:${form}`}`
    })
    const content = children.map((child) => {
      const bounds = `${attribute(child, "minOccurs") ?? "1"} ${attribute(child, "maxOccurs") ?? "1"}`
      return `${attribute(child, "name") ?? attribute(child, "ref")}${cardinalities[bounds]}`
    })
    return [
      {
        path,
        content: content.join(" "),
        attributes: attributes.join(" "),
        value: typeName(extension && attribute(extension, "base"))
      },
      ...children
        .filter((child) => attribute(child, "name") !== undefined)
        .flatMap((child) => walk(child, `${path === "" ? "" : `${path}/`}${attribute(child, "name")}`))
    ]
  }
  return walk(found(document.root, "/xs:schema/xs:element")[0]!, "")
}

describe.each(["NominaIndividual", "NominaIndividualDeAjuste"])("structure of %s", (root) => {
  const all = file(root) === undefined ? [] : declared(root)

  it.skipIf(file(root) === undefined).each(all.map((entry) => [entry.path, entry] as const))(
    "'%s' is as in the official schema",
    (path, expected) => {
      const content = payrollRoots[path === "" ? root : `${root}/${path}`]
      const model =
        content === undefined ? modelOf(path) : { content, ...(path === "" && { attributes: "SchemaLocation!" }) }
      expect({ content: "", attributes: "", value: undefined, ...model, path }).toEqual(expected)
    }
  )

  it.skipIf(file(root) === undefined)("has been compared", () => {
    expect(all.length).toBeGreaterThan(80)
  })
})
