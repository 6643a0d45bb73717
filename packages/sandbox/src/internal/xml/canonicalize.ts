import { createHash } from "node:crypto"
import {
  XmlC14NMode,
  type XmlDocument,
  XmlElement,
  XmlError,
  type XmlNode,
  type XmlOutputBufferHandler
} from "libxml2-wasm"
import { exists } from "./query.ts"

/** Kind of canonicalisation: inclusive Canonical XML 1.0, or exclusive with its InclusiveNamespaces prefix list. */
export type Canonicalization =
  | { readonly mode: "inclusive" }
  | { readonly mode: "exclusive"; readonly prefixes: ReadonlyArray<string> }

/** Digest algorithms of XML signatures, by their names in node:crypto. */
export type DigestAlgorithm = "sha256" | "sha384" | "sha512"

/** Canonical bytes of an element and its content, with the namespaces in scope at its place in the document. */
export const canonicalElement = (element: XmlNode, how: Canonicalization): Uint8Array =>
  collect((handler) =>
    element.canonicalize(
      handler,
      how.mode === "inclusive"
        ? { mode: XmlC14NMode.XML_C14N_1_0 }
        : {
            mode: XmlC14NMode.XML_C14N_EXCLUSIVE_1_0,
            ...(how.prefixes.length === 0 ? {} : { inclusiveNamespacePrefixes: [...how.prefixes] })
          }
    )
  )

/** Canonical bytes (inclusive, without comments) of a whole document. */
export const canonicalDocument = (document: XmlDocument): Uint8Array =>
  collect((handler) => document.canonicalize(handler, { mode: XmlC14NMode.XML_C14N_1_0 }))

/** Base64 digest of bytes, as in XML signatures. */
export const digest = (octets: Uint8Array, algorithm: DigestAlgorithm): string =>
  createHash(algorithm).update(octets).digest("base64")

/**
 * Removes all nodes except the element, its content and its ancestors. In-scope namespaces and canonical forms stay
 * unchanged. libxml2-wasm visits every node of the document to canonicalise a subtree; this makes the cost proportional
 * to the subtree.
 */
export const isolate = (element: XmlElement): void => {
  for (let kept = element; kept.parent !== null; kept = kept.parent) {
    for (let child = kept.parent.firstChild; child !== null;) {
      const { next } = child
      if (!child.isSameNode(kept)) child.remove()
      child = next
    }
  }
}

/** Limits on the attributes and the in-scope namespaces of an element. Elements of the annexes have far fewer. */
const crowd = { attributes: 1000, namespaces: 100 }
const crowdedElement = `descendant-or-self::*[@*[${crowd.attributes}]]`

/**
 * Throws if an element has far more attributes or namespaces than those of the annexes: libxml2 canonicalises them in
 * quadratic time. `xml` are the bytes of the document.
 */
export const refuseCrowded = (root: XmlElement, xml: Uint8Array): void => {
  if (exists(root, crowdedElement) || (declaresMany(xml) && isCrowdedWithNamespaces(root))) {
    throw new XmlError("An element has too many attributes or namespaces.")
  }
}

const declaresMany = (xml: Uint8Array): boolean => {
  const octets = Buffer.from(xml.buffer, xml.byteOffset, xml.byteLength)
  let declarations = 0
  for (let at = octets.indexOf("xmlns"); at !== -1; at = octets.indexOf("xmlns", at + 1)) {
    if (++declarations > crowd.namespaces) return true
  }
  return false
}

const isCrowdedWithNamespaces = (root: XmlElement): boolean => {
  const pending: Array<readonly [element: XmlElement, inherited: number]> = [[root, 0]]
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    const [element, inherited] = next
    const inScope = inherited + Object.keys(element.nsDeclarations).length
    if (inScope > crowd.namespaces) return true
    for (let child = element.firstChild; child !== null; child = child.next) {
      if (child instanceof XmlElement) pending.push([child, inScope])
    }
  }
  return false
}

const collect = (run: (handler: XmlOutputBufferHandler) => void): Uint8Array => {
  const chunks: Array<Buffer> = []
  run({
    write: (chunk) => {
      chunks.push(Buffer.from(chunk))
      return chunk.byteLength
    },
    close: () => true
  })
  return Buffer.concat(chunks)
}
