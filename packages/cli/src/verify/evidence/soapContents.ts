import { descendants, parse, textOf } from "@radicar/signature/XmlTree"
import { Option, Result } from "effect"
import { unpack } from "../unpack.ts"

const base64Of = (message: Uint8Array, local: string): ReadonlyArray<Uint8Array> => {
  const parsed = parse(message)
  if (Result.isFailure(parsed)) return []
  return descendants(parsed.success.root)
    .filter((element) => element.local === local)
    .map((element) => Buffer.from(textOf(element), "base64"))
}

/** The one document that a request carries in its ZIP. */
export const sentDocument = (request: Uint8Array): Uint8Array | undefined => {
  const [zip, ...more] = base64Of(request, "contentFile")
  if (zip === undefined || more.length > 0) return undefined
  return Option.getOrUndefined(Result.getSuccess(unpack(zip)))?.bytes
}

/** The ApplicationResponses that an answer carries. */
export const receivedAnswers = (response: Uint8Array): ReadonlyArray<Uint8Array> =>
  base64Of(response, "XmlBase64Bytes").filter(({ length }) => length > 0)
