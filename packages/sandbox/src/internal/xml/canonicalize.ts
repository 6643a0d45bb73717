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

/** How to canonicalise: inclusive Canonical XML 1.0, or exclusive with its InclusiveNamespaces prefix list. */
export type Canonicalization =
  | { readonly mode: "inclusive" }
  | { readonly mode: "exclusive"; readonly prefixes: ReadonlyArray<string> }

/** The digest algorithms XML signatures name, by the name node:crypto knows them. */
export type DigestAlgorithm = "sha256" | "sha384" | "sha512"

/** Canonical octets of one element and what is under it, with the namespaces it has from its place in the document. */
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

/** Canonical octets (inclusive, without comments) of a whole document. */
export const canonicalDocument = (document: XmlDocument): Uint8Array =>
  collect((handler) => document.canonicalize(handler, { mode: XmlC14NMode.XML_C14N_1_0 }))

/** Base64 digest of octets, as XML signatures write it. */
export const digest = (octets: Uint8Array, algorithm: DigestAlgorithm): string =>
  createHash(algorithm).update(octets).digest("base64")

/**
 * Removes everything that is neither the element, nor under it, nor one of its ancestors. In-scope namespaces stay
 * unchanged, so canonical forms do too; libxml2-wasm asks about every node of the document when it canonicalises a
 * subtree, and this keeps that in proportion to the subtree.
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

/** Attributes, and namespaces in scope: more of them than any element of the annexes has. */
const crowd = { attributes: 1000, namespaces: 100 }
const crowdedElement = `descendant-or-self::*[@*[${crowd.attributes}]]`

/**
 * Throws where an element has more attributes or namespaces than any of the annexes: libxml2 canonicalises them in
 * quadratic time. `xml` are the octets of the document.
 */
export const refuseCrowded = (root: XmlElement, xml: Uint8Array): void => {
  if (exists(root, crowdedElement) || (declaresMany(xml) && isCrowdedWithNamespaces(root))) {
    throw new XmlError("An element has too many attributes or namespaces.")
  }
}

const declaresMany = (xml: Uint8Array): boolean => {
  const octets = Buffer.from(xml.buffer, xml.byteOffset, xml.byteLength)
  let found = 0
  for (let at = octets.indexOf("xmlns"); at !== -1; at = octets.indexOf("xmlns", at + 1)) {
    if (++found > crowd.namespaces) return true
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
