import type { CheckedSale } from "@radicar/domain/document/CheckedSale"
import type { DocumentKey } from "@radicar/domain/key/DocumentKey"
import type { CanonicalXml } from "../CanonicalXml.ts"
import { dianExtensions } from "../part/dianExtensions.ts"
import type { DocumentRoot } from "../xml/documentRoot.ts"
import { XmlWriter } from "../xml/XmlWriter.ts"
import type { SaleExtension } from "./SaleExtension.ts"

const openContent = "<ext:ExtensionContent>"
const nextExtension = "</ext:ExtensionContent></ext:UBLExtension><ext:UBLExtension>"

/**
 * A sale document of one root: its extensions, the signature's place in the last of them, and its body. `extensions` are
 * those of its own, between the authority's and the signature's.
 */
export const renderSale = (
  root: DocumentRoot,
  checked: CheckedSale,
  key: DocumentKey,
  writeBody: (xml: XmlWriter) => void,
  extensions: ReadonlyArray<SaleExtension> = []
): CanonicalXml => {
  const head = new XmlWriter()
  head.raw(root.open)
  head.raw("<ext:UBLExtensions><ext:UBLExtension><ext:ExtensionContent>")
  const range = checked.kind.authorised(checked.document) ? checked.document.numberingRange : undefined
  dianExtensions(head, checked, key.value, range)
  for (const { content, header } of extensions) {
    head.raw(nextExtension)
    header?.(head)
    head.raw(openContent)
    content(head)
  }
  head.raw(nextExtension + openContent)
  const tail = new XmlWriter()
  tail.raw("</ext:ExtensionContent></ext:UBLExtension></ext:UBLExtensions>")
  writeBody(tail)
  tail.raw(root.close)
  return { head: head.text, tail: tail.text, namespaces: root.namespaces }
}
