// Compares a document that the authority has with this service's own of the same request.
import { parse, type XmlElement } from "@radicar/signature/inner/XmlTree"
import { readXml } from "@radicar/ubl/inner/read/readXml"
import { Result } from "effect"
import type { Task } from "../../platform/work/HeavyWork.ts"
import { differingElements, differingPaths } from "./differingPaths.ts"
import { filedLimits } from "./filedLimits.ts"

/**
 * The `Id` of the signature of a document that this service signed. This service's own signatures always begin in the
 * same way, so a search finds them in a document that may have 20 000 lines, without a thread.
 */
export const signatureIdOf = (signedXml: Uint8Array): string => {
  const xml = Buffer.from(signedXml).toString("latin1")
  const begin = xml.indexOf("<ds:Signature ")
  const tag = begin === -1 ? "" : xml.slice(begin, xml.indexOf(">", begin))
  return / Id="([^"]*)"/u.exec(tag)?.[1] ?? ""
}

/** The authority's document and this service's own of the same request, the latter signed or not. */
interface ComparedXml {
  readonly filed: Uint8Array
  readonly own: Uint8Array
}

const rootOf = (bytes: Uint8Array): XmlElement | undefined =>
  Result.match(parse(bytes, filedLimits), { onFailure: () => undefined, onSuccess: ({ root }) => root })

const compare = ({ filed, own }: ComparedXml): ReadonlyArray<string> => {
  const [theirs, ours] = [rootOf(filed), rootOf(own)]
  if (theirs === undefined || ours === undefined) return ["$"]
  const elements = differingElements(ours, theirs)
  if (elements.length === 0) return []
  const [theirBody, ourBody] = [readXml(theirs)?.body, readXml(ours)?.body]
  const paths = theirBody === undefined || ourBody === undefined ? [] : differingPaths(theirBody, ourBody)
  return paths.length === 0 ? elements : paths
}

/**
 * Names the first differences between a document that the authority has and this service's own, apart from their
 * signatures: JSON paths of fields, or else XPaths. Empty for equal content.
 */
export const compareFiled: Task<ComparedXml, ReadonlyArray<string>> = {
  name: "compareFiled",
  run: compare,
  smallest: 16 * 1024
}
