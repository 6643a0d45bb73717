import { type CanonicalXml, unsignedText } from "@radicar/ubl/inner/CanonicalXml"
import { XmlDocument } from "libxml2-wasm"

const namespaces = {
  n: "dian:gov:co:facturaelectronica:NominaIndividual",
  a: "dian:gov:co:facturaelectronica:NominaIndividualDeAjuste",
  ext: "urn:oasis:names:specification:ubl:schema:xsd:CommonExtensionComponents-2",
  xsi: "http://www.w3.org/2001/XMLSchema-instance"
}

/** The document as libxml2 canonicalises it. */
export const canonicalised = (xml: CanonicalXml): string => {
  using document = XmlDocument.fromString(unsignedText(xml))
  return document.canonicalizeToString()
}

/** The values of what a path finds. */
export const valuesAt = (xml: CanonicalXml, xpath: string): ReadonlyArray<string> => {
  using document = XmlDocument.fromString(unsignedText(xml))
  return document.find(xpath, namespaces).map((node) => node.content)
}

/** The names of what a path finds. */
export const namesAt = (xml: CanonicalXml, xpath: string): ReadonlyArray<string> => {
  using document = XmlDocument.fromString(unsignedText(xml))
  return document.find(xpath, namespaces).map((node) => ("name" in node ? String(node.name) : ""))
}

/** The document with a placeholder for its signature, because the schema requires content there. */
export const withPlaceholder = ({ head, tail }: CanonicalXml): string => `${head}<x xmlns="urn:x"></x>${tail}`
