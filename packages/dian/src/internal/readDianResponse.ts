import { attribute, childElements, textOf, type XmlElement } from "@radicar/signature/XmlTree"
import { Result } from "effect"
import { DianResponse } from "../DianResponse.ts"
import { ARRAYS, DIAN_RESPONSE, SCHEMA_INSTANCE } from "./namespaces.ts"

/** Why a result can not be taken for a `DianResponse`. */
class Unreadable extends Error {}

const isNil = (element: XmlElement): boolean =>
  ["true", "1"].includes(attribute(element, "nil", SCHEMA_INSTANCE)?.trim() ?? "")

/** Absent, nil, empty and blank are the same; a field given twice must say the same both times. */
const fieldOf = (result: XmlElement, name: string): string | undefined => {
  const values = childElements(result, DIAN_RESPONSE, name).flatMap((element) => {
    if (childElements(element).length > 0) throw new Unreadable(`${name} is no plain value`)
    const text = isNil(element) ? "" : textOf(element).trim()
    return text === "" ? [] : [text]
  })
  if (new Set(values).size > 1) throw new Unreadable(`${name} is there twice with different values`)
  return values[0]
}

const booleanOf = (result: XmlElement, name: string): boolean | undefined => {
  const text = fieldOf(result, name)?.toLowerCase()
  if (text === undefined) return undefined
  if (text === "true" || text === "1") return true
  if (text === "false" || text === "0") return false
  throw new Unreadable(`${name} is no boolean`)
}

const bytesOf = (result: XmlElement, name: string): Uint8Array | undefined => {
  const text = fieldOf(result, name)?.replace(/\s+/gu, "")
  if (text === undefined) return undefined
  const bytes = Buffer.from(text, "base64")
  // Node skips what is no base64; only the whole way back shows that nothing was skipped.
  if (bytes.toString("base64") !== text) throw new Unreadable(`${name} is no base64`)
  return new Uint8Array(bytes)
}

/** The strings of `ErrorMessage` without repetitions; text outside a `string` element is one message as well. */
const messagesOf = (result: XmlElement): ReadonlyArray<string> => {
  const lists = childElements(result, DIAN_RESPONSE, "ErrorMessage").filter((element) => !isNil(element))
  const messages = lists.flatMap((list) =>
    childElements(list).length === 0
      ? [textOf(list)]
      : childElements(list, ARRAYS, "string").flatMap((element) => (isNil(element) ? [] : [textOf(element)]))
  )
  return [...new Set(messages.map((message) => message.trim()))].filter((message) => message !== "")
}

const optional = <K extends string, V>(key: K, value: V | undefined): { readonly [P in K]?: V } =>
  (value === undefined ? {} : { [key]: value }) as { readonly [P in K]?: V }

/** Reads the fields of a result, or says in a few words why it is none. */
export const readDianResponse = (result: XmlElement): Result.Result<DianResponse, string> => {
  if (childElements(result).every(({ namespace }) => namespace !== DIAN_RESPONSE))
    return Result.fail("its result is empty")
  try {
    return Result.succeed(
      new DianResponse({
        ...optional("isValid", booleanOf(result, "IsValid")),
        statusCode: fieldOf(result, "StatusCode") ?? "",
        statusDescription: fieldOf(result, "StatusDescription") ?? "",
        statusMessage: fieldOf(result, "StatusMessage") ?? "",
        errorMessages: messagesOf(result),
        ...optional("applicationResponse", bytesOf(result, "XmlBase64Bytes")),
        ...optional("documentKey", fieldOf(result, "XmlDocumentKey")),
        ...optional("fileName", fieldOf(result, "XmlFileName"))
      })
    )
  } catch (error) {
    if (error instanceof Unreadable) return Result.fail(error.message)
    throw error
  }
}
