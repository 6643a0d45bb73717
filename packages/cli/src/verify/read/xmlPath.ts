import type { XmlElement } from "@radicar/signature/XmlTree"
import { attribute, childElements, textOf } from "@radicar/signature/XmlTree"

const ubl = "urn:oasis:names:specification:ubl:schema:xsd:"

/** Namespaces by the prefix that paths call them by. */
const namespaces: Readonly<Record<string, ReadonlyArray<string>>> = {
  cac: [`${ubl}CommonAggregateComponents-2`],
  cbc: [`${ubl}CommonBasicComponents-2`],
  ext: [`${ubl}CommonExtensionComponents-2`],
  // the second one is that of the samples of 2019
  sts: [
    "dian:gov:co:facturaelectronica:Structures-2-1",
    "http://www.dian.gov.co/contratos/facturaelectronica/v1/Structures"
  ],
  ds: ["http://www.w3.org/2000/09/xmldsig#"],
  xades: ["http://uri.etsi.org/01903/v1.3.2#"]
}

const step = (parent: XmlElement, name: string): ReadonlyArray<XmlElement> => {
  const colon = name.indexOf(":")
  const local = name.slice(colon + 1)
  const allowed = colon < 0 ? [rootNamespace(parent)] : (namespaces[name.slice(0, colon)] ?? [])
  return childElements(parent).filter((child) => child.local === local && allowed.includes(child.namespace))
}

const rootNamespace = (element: XmlElement): string =>
  element.parent === undefined ? element.namespace : rootNamespace(element.parent)

/** Every element at a path such as `cac:TaxTotal/cbc:TaxAmount`; a name without prefix is in the root's namespace. */
export const elementsAt = (start: XmlElement, path: string): ReadonlyArray<XmlElement> =>
  path
    .split("/")
    .reduce<ReadonlyArray<XmlElement>>((parents, name) => parents.flatMap((parent) => step(parent, name)), [start])

/** The first element at a path. */
export const elementAt = (start: XmlElement | undefined, path: string): XmlElement | undefined =>
  start === undefined ? undefined : elementsAt(start, path)[0]

/** Text of the first element at a path, or of its attribute for `…/@name`; without blanks around it. */
export const textAt = (start: XmlElement | undefined, path: string): string | undefined => {
  const at = path.lastIndexOf("@")
  if (at < 0) {
    const element = elementAt(start, path)
    return element === undefined ? undefined : textOf(element).trim()
  }
  const element = at === 0 ? start : elementAt(start, path.slice(0, at - 1))
  return attribute(element, path.slice(at + 1))?.trim()
}

/** What may be looked for with {@link textAt} and is there. */
export const hasAt = (start: XmlElement, path: string): boolean => textAt(start, path) !== undefined
