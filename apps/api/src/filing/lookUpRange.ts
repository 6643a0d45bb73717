import { type CertificateUnusable, ServiceUnavailable } from "@radicar/contract/inner/problem/problems"
import type { NumberingRange } from "@radicar/dian/inner/NumberingRange"
import { JsonNumber, JsonObject, type JsonValue } from "@radicar/domain/inner/json/JsonValue"
import { parseNit } from "@radicar/domain/inner/Nit"
import type { Violation } from "@radicar/domain/inner/rules/Violation"
import { isNothing } from "@radicar/domain/inner/wire/isNothing"
import { Effect, Option, Redacted } from "effect"
import { failWith } from "../http/language.ts"
import { AuthorityRanges, type RangeQuestion } from "../numbering/AuthorityRanges.ts"
import { chooseRange, needsRange, partByRange, type RangeChoice, type RangeQuery } from "../numbering/chooseRange.ts"
import type { FilingEnvironment } from "../platform/AuthorityEndpoints.ts"
import { withoutUndefined } from "../platform/withoutUndefined.ts"
import { QueryCertificates, type SentCertificate } from "../tenants/certificates/QueryCertificates.ts"
import type { Provider } from "../tenants/Tenancy.ts"

const dateTimeOf = (date: string): string => `${date}T00:00:00`

/** A range granted by the authority, in the form of a body's `NumberingRange`, with its technical key. */
const wireNumberingRange = (range: NumberingRange): JsonObject =>
  JsonObject.from({
    Id: new JsonNumber(range.resolution),
    Date: dateTimeOf(range.resolutionDate),
    Prefix: range.prefix,
    FromNumber: new JsonNumber(String(range.fromNumber)),
    ToNumber: new JsonNumber(String(range.toNumber)),
    StartDate: dateTimeOf(range.startDate),
    EndDate: dateTimeOf(range.endDate),
    ...(range.technicalKey === undefined ? {} : { TechnicalKey: Redacted.value(range.technicalKey) })
  })

/** A body that omits values of its numbering range, and the company and provider for which to look them up. */
interface IncompleteBody extends RangeQuery {
  readonly body: JsonObject
  readonly environment: FilingEnvironment
  readonly provider: Provider
  readonly companyId: string
  /** Id of the stored certificate for the query, if the body contains none. */
  readonly defaultCertificate?: string
}

/** The trimmed text at a path of a body; `undefined` if it is missing (`isNothing`) or not a text. */
export const textAt = (body: JsonObject, ...path: ReadonlyArray<string>): string | undefined => {
  const value = path.reduce<JsonValue | undefined>(
    (inner, field) => (inner instanceof JsonObject ? inner.get(field) : undefined),
    body
  )
  return typeof value === "string" && !isNothing(value) ? value.trim() : undefined
}

/** The question for the ranges of a body's issuer and software; `undefined` if it names none. */
export const rangeQuestionOf = (
  body: JsonObject,
  { environment, provider }: Pick<IncompleteBody, "environment" | "provider">
): RangeQuestion | undefined => {
  const issuerNit = parseNit(textAt(body, "CompanyParty", "Id") ?? "")?.number
  const softwareId = textAt(body, "SoftwareProvider", "Id")?.toLowerCase() ?? provider.software?.id
  if (issuerNit === undefined || softwareId === undefined) return undefined
  const owner = textAt(body, "SoftwareProvider", "ProviderId") ?? provider.software?.ownerNit
  return { environment, issuerNit, softwareId, softwareOwnerNit: parseNit(owner ?? "")?.number ?? issuerNit }
}

/**
 * The violations to answer before the authority is queried for the range that a body omits, because no range corrects
 * them; empty if it is queried at once. `undefined` if it is not queried: the type has no granted ranges, the body
 * omits nothing, several configured ranges fit, or the body names no issuer or software.
 */
export const toldBeforeRange = (
  body: JsonValue,
  violations: ReadonlyArray<Violation>,
  configured: RangeChoice | undefined,
  asking: Pick<IncompleteBody, "environment" | "operation" | "provider">
): ReadonlyArray<Violation> | undefined => {
  if (!(body instanceof JsonObject) || !needsRange(body, asking.operation)) return undefined
  const { ofRange, others } = partByRange(body, violations)
  const isChosen = ofRange.length === 0 || (configured !== undefined && configured.fitting.length > 1)
  return isChosen || rangeQuestionOf(body, asking) === undefined ? undefined : others
}

/** The certificate that a body contains or names, else the company's default one. */
export const bodyCertificate = (
  body: JsonObject,
  { companyId, defaultCertificate }: { readonly companyId: string; readonly defaultCertificate?: string }
): SentCertificate => {
  const secret = (field: string) => {
    const text = textAt(body, "SigningCertificate", field)
    return text === undefined ? undefined : Redacted.make(text)
  }
  const certificate = body.get("SigningCertificate")
  // blanks around a password are part of it
  const password = certificate instanceof JsonObject ? certificate.get("Password") : undefined
  return {
    companyId,
    content: secret("Content"),
    password: Redacted.make(typeof password === "string" ? password : ""),
    token: secret("Token"),
    ...withoutUndefined({ defaultCertificate })
  }
}

const unavailable = failWith(ServiceUnavailable, {
  en: "The body omits fields of its numbering range, and the authority cannot be queried now; nothing was filed. Send the range, or the document again later.",
  es: "El documento omite datos de su rango de numeración y ahora no se puede consultar a la DIAN; no se radicó nada. Envíe el rango, o el documento de nuevo más tarde."
})

/** Chooses the range of a body among those granted by the authority; `undefined` if it cannot be queried. */
export type LookUpRange<E> = (refused: IncompleteBody) => Effect.Effect<RangeChoice | undefined, E>

/**
 * Queries the authority, with the body's certificate, for values that the body's numbering range omits: authorisation,
 * bounds, dates, technical key. If the authority has no such range, the body stays unchanged and refused.
 */
export const lookUpRange: Effect.Effect<
  LookUpRange<CertificateUnusable | ServiceUnavailable>,
  never,
  AuthorityRanges | QueryCertificates
> = Effect.gen(function* () {
  const certificates = yield* QueryCertificates
  const ranges = yield* AuthorityRanges
  return Effect.fnUntraced(function* (refused: IncompleteBody) {
    const { body } = refused
    const question = rangeQuestionOf(body, refused)
    if (question === undefined) return undefined
    const identity = yield* certificates.find(bodyCertificate(body, refused))
    if (Option.isNone(identity)) return undefined
    const grantedRanges = yield* ranges.find(question, identity.value, { refresh: false, orLast: true }).pipe(
      Effect.map(({ answer }) => answer),
      Effect.catchTags({
        NumberingRangesRefused: () => Effect.succeed([]),
        ServiceUnavailable: () => unavailable
      })
    )
    const choice = chooseRange(body, grantedRanges.map(wireNumberingRange), refused)
    return { ...choice, includesGranted: grantedRanges.length > 0 }
  })
})
