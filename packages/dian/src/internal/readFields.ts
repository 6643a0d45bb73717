import { attributeOf, childElements, textOf, type XmlElement } from "@radicar/signature/inner/XmlTree"
import { Result } from "effect"
import type { AuthorityErrorReason } from "../AuthorityErrorReason.ts"

/** Namespaces of the authority's answers (WSDL, UBL 2.1). */
export const SOAP = "http://www.w3.org/2003/05/soap-envelope"
export const SERVICE = "http://wcf.dian.colombia"
export const DIAN_RESPONSE = "http://schemas.datacontract.org/2004/07/DianResponse"
export const UPLOAD_RESPONSE = "http://schemas.datacontract.org/2004/07/UploadDocumentResponse"
export const UPLOAD_ENTRY = "http://schemas.datacontract.org/2004/07/XmlParamsResponseTrackId"
export const RANGE_LIST = "http://schemas.datacontract.org/2004/07/NumberRangeResponseList"
export const RANGE = "http://schemas.datacontract.org/2004/07/NumberRangeResponse"
export const ACQUIRER = "http://schemas.datacontract.org/2004/07/Gosocket.Dian.Services.Utils.Common"
export const EXCHANGE_EMAILS = "http://schemas.datacontract.org/2004/07/ExchangeEmailResponse"
export const EVENT_RESPONSE = "http://schemas.datacontract.org/2004/07/EventResponse"
export const ARRAYS = "http://schemas.microsoft.com/2003/10/Serialization/Arrays"
const SCHEMA_INSTANCE = "http://www.w3.org/2001/XMLSchema-instance"
export const APPLICATION_RESPONSE = "urn:oasis:names:specification:ubl:schema:xsd:ApplicationResponse-2"
export const AGGREGATE = "urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2"
export const BASIC = "urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2"

/** Thrown inside {@link reading}: the result is not a reliable answer. */
class Unanswered extends Error {
  readonly reason: AuthorityErrorReason

  constructor(reason: AuthorityErrorReason) {
    super(reason._tag)
    this.reason = reason
  }
}

/** Thrown for a result that does not match the WSDL. */
export class Unreadable extends Unanswered {
  constructor(detail: string) {
    super({ _tag: "MalformedAnswer", detail })
  }
}

/** Thrown for an internal error of the service in the form of a regular answer. It says nothing about a document. */
export class Exceptional extends Unanswered {
  constructor(statusCode: string, text = "") {
    super({ _tag: "ServiceException", statusCode, text: text.slice(0, 300) })
  }
}

/** Whether an element is marked `i:nil`. */
export const isNil = (element: XmlElement): boolean =>
  ["true", "1"].includes(attributeOf(element, "nil", SCHEMA_INSTANCE)?.trim() ?? "")

/** Reads the plain fields of one DataContract type, whose elements are all in `namespace`. */
export const fieldsIn = (namespace: string) => {
  /**
   * Reads the text of a field; `undefined` if the field is absent, nil, empty or blank. A field stated twice must have
   * the same value both times.
   */
  const fieldOf = (parent: XmlElement, name: string): string | undefined => {
    const values = childElements(parent, namespace, name).flatMap((element) => {
      if (childElements(element).length > 0) throw new Unreadable(`${name} is not a plain value`)
      const text = isNil(element) ? "" : textOf(element).trim()
      return text === "" ? [] : [text]
    })
    if (new Set(values).size > 1) throw new Unreadable(`${name} is repeated with different values`)
    return values[0]
  }

  const booleanOf = (parent: XmlElement, name: string): boolean | undefined => {
    const text = fieldOf(parent, name)?.toLowerCase()
    if (text === undefined) return undefined
    if (text === "true" || text === "1") return true
    if (text === "false" || text === "0") return false
    throw new Unreadable(`${name} is not a boolean`)
  }

  return { fieldOf, booleanOf }
}

/** Makes an object with one key if the value is defined, else an empty object. */
export const ifDefined = <K extends string, V>(key: K, value: V | undefined): { readonly [P in K]?: V } =>
  (value === undefined ? {} : { [key]: value }) as { readonly [P in K]?: V }

/** Runs `read`; fails with the reason of an {@link Unreadable} or {@link Exceptional} that it throws. */
export const reading = <A>(read: () => A): Result.Result<A, AuthorityErrorReason> => {
  try {
    return Result.succeed(read())
  } catch (error) {
    if (error instanceof Unanswered) return Result.fail(error.reason)
    throw error
  }
}
