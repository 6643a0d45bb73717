import type { CanonicalXml } from "../CanonicalXml.ts"
import type { DocumentRoot } from "../xml/documentRoot.ts"
import { XmlWriter } from "../xml/XmlWriter.ts"

/** A payroll document: nothing but its signature stands in the extensions (rule NIE001). */
export const payrollXml = (root: DocumentRoot, body: (xml: XmlWriter) => void): CanonicalXml => {
  const tail = new XmlWriter()
  tail.raw("</ext:ExtensionContent></ext:UBLExtension></ext:UBLExtensions>")
  body(tail)
  tail.raw(root.close)
  return {
    head: `${root.open}<ext:UBLExtensions><ext:UBLExtension><ext:ExtensionContent>`,
    tail: tail.text,
    namespaces: root.namespaces,
    ...(root.written === undefined ? {} : { written: root.written })
  }
}
