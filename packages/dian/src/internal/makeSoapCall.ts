import { TrustAnchors } from "@radicar/signature/inner/TrustAnchors"
import { secureEnvelopeAsync } from "@radicar/signature/inner/WsSecurity"
import { Clock, Effect, Result } from "effect"
import { randomUUID } from "node:crypto"
import type { AnswerTrust } from "../ApplicationResponse.ts"
import { AuthorityError } from "../AuthorityError.ts"
import type { AuthorityErrorReason } from "../AuthorityErrorReason.ts"
import type { AuthorityOptions } from "../AuthorityOptions.ts"
import type { Call } from "../Call.ts"
import { ExchangeWitness, type SoapExchange } from "../SoapExchange.ts"
import { type SoapOperation, soapRequest, unsendableParameter } from "../SoapRequest.ts"
import type { HttpAnswer, Transport } from "./transport.ts"
import { childElement, childElements, parse, textOf, type XmlElement } from "@radicar/signature/inner/XmlTree"
import type { SoapFault } from "../SoapFault.ts"
import { SERVICE, SOAP } from "./readFields.ts"

/**
 * HTTP statuses that mean that a request was not carried out. After other failures (408, 409, 5xx…) this is unknown.
 * With 403 the platform reports that the whole site is off, which is an outage (payroll annex 1.0 §4.2).
 */
const REFUSALS: ReadonlySet<number> = new Set([400, 401, 404, 405, 411, 413, 414, 415, 429, 431])

const retryAfter = (header: string | undefined): { readonly retryAfterSeconds?: number } =>
  header !== undefined && /^\d{1,6}$/u.test(header.trim()) ? { retryAfterSeconds: Number(header) } : {}

/** Chooses the error reason for an answer without a SOAP envelope, by the HTTP status. */
const pageReason = (status: number, retryAfterHeader: string | undefined): AuthorityErrorReason => {
  if (REFUSALS.has(status)) return { _tag: "RequestRefused", status, ...retryAfter(retryAfterHeader) }
  if (status >= 200 && status < 300) return { _tag: "MalformedAnswer", detail: "it is not a SOAP envelope" }
  return { _tag: "ServiceUnavailable", status, ...retryAfter(retryAfterHeader) }
}

/** Fault codes of WS-Security, WS-SecureConversation and WCF with which a service refuses the security header. */
const SECURITY: ReadonlySet<string> = new Set([
  "InvalidSecurity",
  "InvalidSecurityToken",
  "FailedAuthentication",
  "FailedCheck",
  "MessageExpired",
  "SecurityTokenUnavailable",
  "UnsupportedAlgorithm",
  "UnsupportedSecurityToken"
])

/** Fault codes with which SOAP and WS-Addressing decline a message before any operation runs. */
const DECLINED: ReadonlySet<string> = new Set([
  "ActionNotSupported",
  "ActionMismatch",
  "DataEncodingUnknown",
  "DeserializationFailed",
  "DestinationUnreachable",
  "InvalidAddressingHeader",
  "MessageAddressingHeaderRequired",
  "MustUnderstand",
  "VersionMismatch"
])

const local = (code: string): string => code.slice(code.indexOf(":") + 1)

/** WCF's text for a fault raised without a reason. The service reports a refused certificate this way. */
const WITHOUT_REASON = /did not specify a reason/iu

/** Chooses the error reason for a SOAP fault; `clockSkewSeconds` comes from the answer that carried the fault. */
const faultReason = (fault: SoapFault, clockSkewSeconds: number | undefined): AuthorityErrorReason => {
  const { code, subcodes, text } = fault
  const names = [...subcodes.map(local), local(code)]
  if (names.some((name) => SECURITY.has(name))) {
    return { _tag: "InvalidSecurity", text, ...(clockSkewSeconds === undefined ? {} : { clockSkewSeconds }) }
  }
  if (local(code) === "Client" && (text === "" || WITHOUT_REASON.test(text))) {
    return { _tag: "CertificateNotAccepted", text }
  }
  const declined = names.find((name) => DECLINED.has(name))
  if (declined !== undefined) return { _tag: "RequestFault", code, subcode: declined, text }
  const [subcode] = subcodes
  return { _tag: "ServiceFault", code, ...(subcode === undefined ? {} : { subcode }), text }
}

/** Maximum depth of an answer's XML. Answers are flat: an envelope, its result and a few fields. */
const MAXIMUM_DEPTH = 64
const MAXIMUM_FAULT_TEXT = 300

const malformed = (detail: string): AuthorityErrorReason => ({ _tag: "MalformedAnswer", detail })

/** Removes the XML declaration: the bytes are already decoded, so the encoding it states no longer applies. */
const withoutDeclaration = (text: string): string => text.replace(/^\s*<\?xml\s[^>]*\?>/u, "").trim()

/** Whether an unreadable answer is a damaged envelope, which may hide a result, and not a web page. */
const resemblesEnvelope = (text: string): boolean => /<(?:[\w.-]+:)?Envelope[\s>]/u.test(text)

const textAt = (element: XmlElement | undefined): string => (element === undefined ? "" : textOf(element).trim())

const readFault = (fault: XmlElement): SoapFault => {
  const code = childElement(fault, SOAP, "Code")
  const subcodes: Array<string> = []
  let subcode = childElement(code, SOAP, "Subcode")
  while (subcode !== undefined) {
    subcodes.push(textAt(childElement(subcode, SOAP, "Value")))
    subcode = childElement(subcode, SOAP, "Subcode")
  }
  const text = textAt(childElement(childElement(fault, SOAP, "Reason"), SOAP, "Text"))
  return {
    code: textAt(childElement(code, SOAP, "Value")),
    subcodes: subcodes.filter((name) => name !== ""),
    text: text.replace(/\s+/gu, " ").slice(0, MAXIMUM_FAULT_TEXT)
  }
}

/**
 * Reads the element `{operation}Result` of an answer, by namespaces and local names. The HTTP status does not matter:
 * the service answers "not found" as 404 with a regular envelope. Fails with a reason for a fault, a page, and a
 * damaged or ambiguous envelope.
 */
const readEnvelope = (
  answer: HttpAnswer,
  operation: string,
  maximumLength: number
): Result.Result<XmlElement, AuthorityErrorReason> => {
  const page = () => Result.fail(pageReason(answer.status, answer.retryAfter))
  const parsed = parse(withoutDeclaration(answer.text), { maximumDepth: MAXIMUM_DEPTH, maximumLength })
  if (Result.isFailure(parsed)) {
    return resemblesEnvelope(answer.text)
      ? Result.fail(malformed(`its XML cannot be read (${parsed.failure.reason})`))
      : page()
  }
  const { root } = parsed.success
  if (root.namespace !== SOAP || root.local !== "Envelope") return page()
  const [body, ...furtherBodies] = childElements(root, SOAP, "Body")
  if (body === undefined || furtherBodies.length > 0)
    return Result.fail(malformed("it does not have exactly one SOAP body"))
  const [content, ...furtherContent] = childElements(body)
  if (content === undefined || furtherContent.length > 0) {
    return Result.fail(malformed("its SOAP body does not have exactly one element"))
  }
  if (content.namespace === SOAP && content.local === "Fault") {
    return Result.fail(faultReason(readFault(content), answer.clockSkewSeconds))
  }
  const results = childElements(content, SERVICE, `${operation}Result`)
  const [result] = results
  if (content.namespace !== SERVICE || content.local !== `${operation}Response` || results.length !== 1) {
    return Result.fail(malformed(`it is not a ${operation}Response with one result`))
  }
  return result === undefined ? Result.fail(malformed("it has no result")) : Result.succeed(result)
}

/** Makes identifiers for the parts of one message: unique and without meaning. */
const messageIds = () => {
  const suffix = randomUUID()
  return {
    timestamp: `TS-${suffix}`,
    token: `X509-${suffix}`,
    signature: `SIG-${suffix}`,
    to: `TO-${suffix}`,
    keyInfo: `KI-${suffix}`,
    reference: `STR-${suffix}`
  }
}

/** Maximum size of a message to the service's wsHttpBinding, in bytes, base64 included. */
const MAXIMUM_MESSAGE_BYTES = 10_485_760
const MAXIMUM_ANSWER_BYTES = 10 * 1024 * 1024
const TIMEOUTS = { firstByte: "60 seconds", send: "65 seconds", query: "30 seconds" } as const

/** Makes the function that carries out one attempt: check, sign the header, one HTTP exchange, read the answer. */
const makeAttempt = (exchange: Transport, options: AuthorityOptions) =>
  Effect.fnUntraced(function* <Input extends Call, Output>(
    operation: SoapOperation<Input, Output>,
    input: Input
  ): Effect.fn.Return<Output, AuthorityErrorReason> {
    const { identity, endpoint = options.endpoint } = input
    const limit = options.maximumAnswerBytes ?? operation.bounds?.bytes ?? MAXIMUM_ANSWER_BYTES
    const parameters = operation.parameters(input)
    const unsendable = unsendableParameter(parameters)
    if (unsendable !== undefined) {
      return yield* Effect.fail<AuthorityErrorReason>({
        _tag: "InvalidRequest",
        detail: `${unsendable} has characters that XML does not allow`
      })
    }
    const created = new Date(yield* Clock.currentTimeMillis)
    if (created < identity.notBefore || created > identity.notAfter) {
      return yield* Effect.fail<AuthorityErrorReason>({
        _tag: "CertificateNotInForce",
        notBefore: identity.notBefore.toISOString(),
        notAfter: identity.notAfter.toISOString()
      })
    }
    const request = soapRequest(operation.name, parameters)
    const envelope = yield* secureEnvelopeAsync(
      { action: request.action, to: endpoint.url, body: request.body },
      identity,
      {
        created,
        ids: messageIds(),
        variant: options.wsSecurityVariant ?? "A"
      }
    )
    const message = Buffer.from(envelope, "utf8")
    if (message.length > MAXIMUM_MESSAGE_BYTES) {
      return yield* Effect.fail<AuthorityErrorReason>({
        _tag: "RequestTooLarge",
        bytes: message.length,
        limit: MAXIMUM_MESSAGE_BYTES
      })
    }
    const witness = yield* ExchangeWitness
    const seen = (received: SoapExchange["answer"]) =>
      Effect.sync(() =>
        witness({ operation: operation.name, url: endpoint.url, created, request: message, answer: received })
      )
    const lastByte = options.timeouts?.[operation.kind] ?? operation.bounds?.lastByte ?? TIMEOUTS[operation.kind]
    const firstByte = options.timeouts?.firstByte ?? TIMEOUTS.firstByte
    const answer = yield* exchange(
      { url: endpoint.url, contentType: request.contentType, message },
      { firstByte, lastByte, bytes: limit }
    ).pipe(
      Effect.tapError(() => seen(undefined)),
      Effect.tap(({ bytes: body, status }) => seen({ status, body }))
    )
    const trust: AnswerTrust = {
      trust: options.trustIn?.(endpoint.environment) ?? TrustAnchors.none,
      receivedAt: new Date(yield* Clock.currentTimeMillis),
      requireProof: options.requireProof
    }
    return yield* Effect.fromResult(
      Result.flatMap(readEnvelope(answer, operation.name, limit), (result) => operation.read(result, input, { trust }))
    )
  })

/**
 * Makes the function that carries out any operation: an attempt, and a second one if only its header was refused. Its
 * log lines name operation, endpoint, duration and outcome, never content.
 */
export const makeSoapCall = (exchange: Transport, options: AuthorityOptions) => {
  const attempt = makeAttempt(exchange, options)
  return Effect.fnUntraced(function* <Input extends Call, Output>(
    operation: SoapOperation<Input, Output>,
    input: Input
  ): Effect.fn.Return<Output, AuthorityError> {
    const { environment } = input.endpoint ?? options.endpoint
    yield* Effect.annotateCurrentSpan({ operation: operation.name, environment })
    const started = yield* Clock.currentTimeMillis
    const first = yield* Effect.result(attempt(operation, input))
    // Nothing was processed, and perhaps only the time of the header was wrong: try once more with a fresh header.
    const outcome =
      Result.isFailure(first) && first.failure._tag === "InvalidSecurity"
        ? yield* Effect.result(attempt(operation, input))
        : first
    const annotations = {
      operation: operation.name,
      environment,
      durationMillis: (yield* Clock.currentTimeMillis) - started
    }
    if (Result.isFailure(outcome)) {
      const error = AuthorityError.because(operation.name, outcome.failure)
      yield* Effect.logWarning("no answer from the authority").pipe(
        Effect.annotateLogs({ ...annotations, reason: error.reason._tag, outcome: error.outcome })
      )
      return yield* error
    }
    const summary = operation.summary(outcome.success)
    yield* Effect.annotateCurrentSpan(summary)
    yield* Effect.logInfo("answer from the authority").pipe(Effect.annotateLogs({ ...annotations, ...summary }))
    return outcome.success
  })
}
