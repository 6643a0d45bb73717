import { TrustAnchors } from "@radicar/signature/inner/TrustAnchors"
import { childElements, parse, textOf, type XmlDocument, type XmlElement } from "@radicar/signature/inner/XmlTree"
import { Result } from "effect"
import { type AnswerTrust, ApplicationResponse, type ResponseLine } from "./ApplicationResponse.ts"
import { AGGREGATE, APPLICATION_RESPONSE, BASIC } from "./internal/readFields.ts"
import { verifyAuthority } from "./internal/verifyAuthority.ts"

/** Thrown for a document that cannot be read as an ApplicationResponse. */
class Unreadable extends Error {}

/** The only child with a name; throws if there is none or several, because the answer would be ambiguous. */
const only = (parent: XmlElement, namespace: string, local: string): XmlElement => {
  const [child, ...others] = childElements(parent, namespace, local)
  if (child === undefined || others.length > 0)
    throw new Unreadable(`${parent.local} does not have exactly one ${local}`)
  return child
}

const aggregate = (parent: XmlElement, ...path: ReadonlyArray<string>): XmlElement =>
  path.reduce((element, local) => only(element, AGGREGATE, local), parent)

const basic = (parent: XmlElement, local: string): string => textOf(only(parent, BASIC, local)).trim()

const optionalBasic = (parent: XmlElement | undefined, local: string): string => {
  const child = parent === undefined ? undefined : childElements(parent, BASIC, local)[0]
  return child === undefined ? "" : textOf(child).trim()
}

const lineOf = (line: XmlElement): ReadonlyArray<ResponseLine> =>
  childElements(line, AGGREGATE, "Response").map((response) => ({
    code: optionalBasic(response, "ResponseCode"),
    description: optionalBasic(response, "Description")
  }))

const read = (bytes: Uint8Array, document: XmlDocument, trust: AnswerTrust): ApplicationResponse => {
  const { root } = document
  const documentResponse = aggregate(root, "DocumentResponse")
  const response = aggregate(documentResponse, "Response")
  const reference = aggregate(documentResponse, "DocumentReference")
  const issueDate = basic(root, "IssueDate")
  const issueTime = basic(root, "IssueTime")
  return new ApplicationResponse({
    bytes,
    id: optionalBasic(root, "ID"),
    profileExecutionId: optionalBasic(root, "ProfileExecutionID"),
    issueDate,
    issueTime,
    senderNit: basic(aggregate(root, "SenderParty", "PartyTaxScheme"), "CompanyID"),
    responseCode: basic(response, "ResponseCode"),
    responseDescription: optionalBasic(response, "Description"),
    documentId: optionalBasic(reference, "ID"),
    documentKey: basic(reference, "UUID"),
    lines: childElements(documentResponse, AGGREGATE, "LineResponse").flatMap(lineOf),
    verification: verifyAuthority(document, trust)
  })
}

/**
 * Reads and verifies the authority's ApplicationResponse about one document. Fails, in a few words, for other documents
 * and for ambiguous ones. An invalid signature is not a failure: `verification.proof` reports it. The layout is that of
 * real answers (2022 to 2025).
 */
export const readApplicationResponse = (
  bytes: Uint8Array,
  trust: AnswerTrust = { trust: TrustAnchors.none }
): Result.Result<ApplicationResponse, string> => {
  const parsed = parse(bytes)
  if (Result.isFailure(parsed)) return Result.fail(`its XML cannot be read (${parsed.failure.reason})`)
  const { root } = parsed.success
  if (root.namespace !== APPLICATION_RESPONSE || root.local !== "ApplicationResponse") {
    return Result.fail("its root is not an ApplicationResponse")
  }
  try {
    return Result.succeed(read(bytes, parsed.success, trust))
  } catch (error) {
    if (error instanceof Unreadable) return Result.fail(error.message)
    throw error
  }
}
