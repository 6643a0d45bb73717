import type { Check } from "../SignatureReport.ts"
import { dsNamespace, extNamespace, xadesNamespace } from "./algorithms.ts"
import {
  attributeOf,
  childElement,
  childElements,
  descendants,
  findAll,
  type XmlDocument,
  type XmlElement
} from "./xmlNodes.ts"

/** Parts of a signature in a parsed document. They are elements of that document, not copies. */
export interface SignatureParts {
  readonly signature: XmlElement
  readonly signedInfo: XmlElement
  readonly signatureValue: XmlElement
  readonly keyInfo: XmlElement
  readonly signedProperties: XmlElement
  readonly signedSignatureProperties: XmlElement
}

const isExtension = (element: XmlElement | undefined, local: string): element is XmlElement =>
  element !== undefined && element.namespace === extNamespace && element.local === local

const stoodInExtension = (signature: XmlElement, root: XmlElement): boolean => {
  const content = signature.parent
  const extension = content?.parent
  const extensions = extension?.parent
  return (
    isExtension(content, "ExtensionContent") &&
    isExtension(extension, "UBLExtension") &&
    isExtension(extensions, "UBLExtensions") &&
    extensions.parent === root
  )
}

const identifierNamespaces = new Set([
  "",
  "http://www.w3.org/XML/1998/namespace",
  "http://docs.oasis-open.org/wss/2004/01/oasis-200401-wss-wssecurity-utility-1.0.xsd"
])

const checkIds = (root: XmlElement): Check => {
  const seen = new Set<string>()
  const twice = new Set<string>()
  for (const element of descendants(root)) {
    for (const { local, namespace, value } of element.attributes) {
      const isId = local === "Id" || (local === "id" && namespace !== "")
      if (!isId || !identifierNamespaces.has(namespace)) continue
      if (seen.has(value)) twice.add(value)
      seen.add(value)
    }
  }
  return twice.size === 0
    ? { check: "ids", ok: true, detail: "every Id occurs once" }
    : { check: "ids", ok: false, actual: [...twice].join(" "), detail: "these Ids occur more than once" }
}

const only = (elements: ReadonlyArray<XmlElement>): XmlElement | undefined =>
  elements.length === 1 ? elements[0] : undefined

/** Returns the only child with this name. Besides it only elements named in `optional` are allowed. */
const onlyChild = (
  parent: XmlElement | undefined,
  namespace: string,
  local: string,
  ...optional: ReadonlyArray<string>
): XmlElement | undefined => {
  if (parent === undefined) return undefined
  const strangers = childElements(parent).filter(
    (child) => child.namespace !== namespace || (child.local !== local && !optional.includes(child.local))
  )
  return strangers.length === 0 ? only(childElements(parent, namespace, local)) : undefined
}

const signatureChildren = ["SignedInfo", "SignatureValue", "KeyInfo", "Object"]

const checkStructure = (
  signature: XmlElement
): { readonly check: Check; readonly parts: SignatureParts | undefined } => {
  // No reference covers other content inside the signature, so none is allowed: a reader could take it for part of the
  // document.
  const children = signatureChildren.map((local) => onlyChild(signature, dsNamespace, local, ...signatureChildren))
  const [signedInfo, signatureValue, keyInfo, object] = children
  const qualifying = onlyChild(object, xadesNamespace, "QualifyingProperties")
  const signedProperties = onlyChild(qualifying, xadesNamespace, "SignedProperties", "UnsignedProperties")
  const signedSignatureProperties =
    signedProperties && only(childElements(signedProperties, xadesNamespace, "SignedSignatureProperties"))

  if (!signedInfo || !signatureValue || !keyInfo || !signedProperties || !signedSignatureProperties) {
    const names = [...signatureChildren, "QualifyingProperties", "SignedProperties", "SignedSignatureProperties"]
    const parts = [...children, qualifying, signedProperties, signedSignatureProperties]
    const missing = names.filter((_, index) => parts[index] === undefined).join(", ")
    const detail = `missing, repeated, or next to something unexpected: ${missing}`
    return { check: { check: "structure", ok: false, detail }, parts: undefined }
  }

  const target = attributeOf(qualifying, "Target") ?? ""
  const expected = `#${attributeOf(signature, "Id") ?? ""}`
  const ok = target === expected
  const detail = ok ? "every part is there once" : "QualifyingProperties does not point to this signature"
  return {
    check: { check: "structure", ok, expected, actual: target, detail },
    parts: { signature, signedInfo, signatureValue, keyInfo, signedProperties, signedSignatureProperties }
  }
}

/** Finds the only signature of a document and its parts, and checks them against signature wrapping. */
export const locateSignature = (
  document: XmlDocument
): { readonly checks: ReadonlyArray<Check>; readonly parts: SignatureParts | undefined } => {
  const signatures = findAll(document.root, dsNamespace, "Signature")
  const placed = signatures.filter((signature) => stoodInExtension(signature, document.root))
  const ok = signatures.length === 1 && placed.length === 1
  const placement: Check = {
    check: "placement",
    ok,
    expected: "1",
    actual: `${signatures.length}, of them in ExtensionContent ${placed.length}`,
    detail: ok ? "one signature, in ExtensionContent" : "there must be one signature, in ExtensionContent of the root"
  }
  const signature = placed[0] ?? signatures[0]
  if (signature === undefined) return { checks: [placement], parts: undefined }
  const structure = checkStructure(signature)
  return { checks: [placement, checkIds(document.root), structure.check], parts: structure.parts }
}

/** Value of the Algorithm attribute of a child element. */
export const algorithmOf = (parent: XmlElement | undefined, local: string): string | undefined =>
  attributeOf(childElement(parent, dsNamespace, local), "Algorithm")
