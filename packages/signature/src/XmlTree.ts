import { Result } from "effect"
import type { XmlDocument, XmlElement, XmlLimits } from "./internal/xmlNodes.ts"
import { decodeXml, XmlParser } from "./internal/XmlParser.ts"
import { XmlError } from "./XmlError.ts"

export * from "./internal/xmlNodes.ts"

const read = <A>(
  input: Uint8Array | string,
  limits: XmlLimits,
  taken: (parser: XmlParser) => A
): Result.Result<A, XmlError> => {
  try {
    const maximumLength = limits.maximumLength ?? 20 * 1024 * 1024
    if (input.length > maximumLength) {
      return Result.fail(new XmlError({ reason: "limit", detail: `longer than ${maximumLength}` }))
    }
    return Result.succeed(taken(new XmlParser(decodeXml(input), limits)))
  } catch (error) {
    if (error instanceof XmlError) return Result.fail(error)
    throw error
  }
}

/**
 * Parses XML strictly: well-formed XML 1.0 with namespaces in UTF-8. Refuses a document type declaration, and with it
 * entities. Length and depth are limited. Never throws.
 *
 * @param input - bytes as received, or text
 */
export const parse = (input: Uint8Array | string, limits: XmlLimits = {}): Result.Result<XmlDocument, XmlError> =>
  read(input, limits, (parser) => parser.document())

/**
 * Parses as {@link parse} does, up to the first child of the root for which `ends` is true, and returns the root with
 * the children before it. Meant for the head of a long document that is known to be well-formed.
 */
export const parseHead = (
  input: Uint8Array | string,
  ends: (child: XmlElement) => boolean,
  limits: XmlLimits = {}
): Result.Result<XmlElement, XmlError> => read(input, limits, (parser) => parser.head(ends))
