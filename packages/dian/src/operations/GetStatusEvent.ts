import { childElements, parse, textOf, type XmlElement } from "@radicar/signature/inner/XmlTree"
import { Result } from "effect"
import type { AnswerTrust } from "../ApplicationResponse.ts"
import type { Call } from "../Call.ts"
import type { SoapOperation } from "../SoapRequest.ts"
import { readDianResponse } from "../internal/readAnswer.ts"
import {
  AGGREGATE,
  APPLICATION_RESPONSE,
  BASIC,
  Exceptional,
  ifDefined,
  reading,
  Unreadable
} from "../internal/readFields.ts"
import { verifyAuthority } from "../readApplicationResponse.ts"
import { type RegisteredEvent, RegisteredEvents } from "../RegisteredEvents.ts"

/** Parameters of `GetStatusEvent`. */
export interface GetStatusEventRequest extends Call {
  /** CUFE of the invoice asked about. */
  readonly trackId: string
}

const children = (element: XmlElement | undefined, local: string): ReadonlyArray<XmlElement> =>
  element === undefined ? [] : childElements(element, AGGREGATE, local)

const text = (element: XmlElement | undefined, local: string): string => {
  const child = element === undefined ? undefined : childElements(element, BASIC, local)[0]
  return child === undefined ? "" : textOf(child).trim()
}

const eventOf = (documentResponse: XmlElement): RegisteredEvent => {
  const [response] = children(documentResponse, "Response")
  const [reference] = children(documentResponse, "DocumentReference")
  const lines = children(documentResponse, "LineResponse").flatMap((line) => children(line, "Response"))
  return {
    code: text(response, "ResponseCode"),
    description: text(response, "Description"),
    documentId: text(reference, "ID"),
    documentKey: text(reference, "UUID"),
    effectiveDate: text(response, "EffectiveDate"),
    effectiveTime: text(response, "EffectiveTime"),
    lines: lines.map((line) => ({ code: text(line, "ResponseCode"), description: text(line, "Description") }))
  }
}

/** Reads the events of a signed answer, each a separate DocumentResponse. */
const readSigned = (bytes: Uint8Array, trust: AnswerTrust) => {
  const parsed = parse(bytes)
  if (Result.isFailure(parsed)) throw new Unreadable(`its XML cannot be read (${parsed.failure.reason})`)
  const { root } = parsed.success
  if (root.namespace !== APPLICATION_RESPONSE || root.local !== "ApplicationResponse") {
    throw new Unreadable("its root is not an ApplicationResponse")
  }
  return {
    events: children(root, "DocumentResponse").map(eventOf),
    verification: verifyAuthority(parsed.success, trust)
  }
}

const knownStatusCodes = ["00", "66", "67", "68"] as const

const readEvents = (result: XmlElement, trust: AnswerTrust) =>
  reading(() => {
    const { applicationResponse, statusCode: code, statusDescription } = readDianResponse(result)
    const statusCode = knownStatusCodes.find((candidate) => candidate === code)
    if (statusCode === undefined) throw new Exceptional(code, statusDescription)
    const signed = applicationResponse && readSigned(applicationResponse, trust)
    if (statusCode === "00" && signed === undefined) throw new Unreadable("it names no events")
    return new RegisteredEvents({
      statusCode,
      statusDescription,
      events: statusCode === "00" ? (signed?.events ?? []) : [],
      ...ifDefined("verification", signed?.verification)
    })
  })

/**
 * Asks which events are registered on an invoice (WSDL operation `GetStatusEvent`); changes nothing, may be repeated.
 * An unknown invoice is an answer, with the code 66.
 */
export const GetStatusEvent: SoapOperation<GetStatusEventRequest, RegisteredEvents> = {
  name: "GetStatusEvent",
  kind: "query",
  parameters: ({ trackId }) => [["trackId", trackId]],
  read: (result, _request, { trust }) => readEvents(result, trust),
  summary: ({ events, statusCode }) => ({ statusCode, events: events.length })
}
