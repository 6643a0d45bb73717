import type { NumberingRange } from "@radicar/dian/inner/NumberingRange"
import { technicalKeyMessage } from "@radicar/domain/inner/rulebook/sale/numbering"
import { JsonObject, type JsonValue } from "@radicar/domain/inner/json/JsonValue"
import { secretActual } from "@radicar/domain/inner/rules/sharedWordings"
import type { Violation } from "@radicar/domain/inner/rules/Violation"
import { Effect, Option, Redacted, Result } from "effect"
import { violation } from "../http/violation.ts"
import { AuthorityRanges, type RangeQuestion } from "../numbering/AuthorityRanges.ts"
import type { FilingEnvironment } from "../platform/AuthorityEndpoints.ts"
import { withoutUndefined } from "../platform/withoutUndefined.ts"
import { QueryCertificates } from "../tenants/certificates/QueryCertificates.ts"
import type { Provider } from "../tenants/Tenancy.ts"
import type { BodyIdentification } from "./FilingRequest.ts"
import { bodyCertificate, rangeQuestionOf, textAt } from "./lookUpRange.ts"

/** A completed body, and the company and provider for which its technical key is compared. */
interface StatedKey {
  readonly body: JsonValue
  readonly environment: FilingEnvironment
  readonly provider: Provider
  readonly companyId: string
  /** Id of the stored certificate for the query, if the body contains none. */
  readonly defaultCertificate?: string
}

/**
 * Compares the technical key of an identified body with the record. If they differ, the result is refused, `stated` is
 * the identification as it was, and `mend` asks the authority and returns what it decides.
 */
export type CompareTechnicalKey = <A extends BodyIdentification>(
  identification: A,
  statedKey: StatedKey
) => Effect.Effect<A & { readonly mend?: Effect.Effect<A>; readonly stated?: A }>

/** Whether the ranges of this prefix and authorisation have technical keys, all different from the stated one. */
const contradict = (ranges: ReadonlyArray<NumberingRange>, range: JsonObject, key: string): boolean => {
  const prefix = textAt(range, "Prefix") ?? ""
  const id = String(range.get("Id") ?? "")
  const keys = ranges.flatMap(({ prefix: granted, resolution, technicalKey }) =>
    granted === prefix && resolution === id && technicalKey !== undefined ? [Redacted.value(technicalKey)] : []
  )
  return keys.length > 0 && !keys.includes(key)
}

const finding: Effect.Effect<Violation> = violation({
  rule: "FAD06",
  path: "$.NumberingRange.TechnicalKey",
  message: technicalKeyMessage,
  expected: {
    en: "the technical key that the authority has for this range",
    es: "la clave técnica que la DIAN tiene para este rango"
  },
  actual: secretActual
})

/**
 * Compares the technical key that a body states with the authority's range, if this process has it on record. If they
 * differ, the document is refused, unless the authority, queried again with the body's certificate, has the stated
 * key. If it cannot be queried, the document is filed with a notification. Nothing is queried if they agree or no range
 * is on record, or for a document that is late, which is refused anyway if it is new.
 */
export const compareTechnicalKey: Effect.Effect<CompareTechnicalKey, never, AuthorityRanges | QueryCertificates> =
  Effect.gen(function* () {
    const certificates = yield* QueryCertificates
    const ranges = yield* AuthorityRanges

    const ask = Effect.fnUntraced(function* (question: RangeQuestion, body: JsonObject, statedKey: StatedKey) {
      const { companyId, defaultCertificate } = statedKey
      const sent = bodyCertificate(body, { companyId, ...withoutUndefined({ defaultCertificate }) })
      const identity = yield* certificates.find(sent)
      if (Option.isNone(identity)) return undefined
      const { answer } = yield* ranges.find(question, identity.value, { refresh: true, orLast: false })
      return answer
    })

    return (identification, statedKey) =>
      Effect.gen(function* () {
        const { body } = statedKey
        if (Result.isFailure(identification.identified) || !(body instanceof JsonObject)) return identification
        const document = identification.identified.success
        const range = body.get("NumberingRange")
        const key = textAt(body, "NumberingRange", "TechnicalKey")
        const isCompared = document.key.scheme === "CUFE-SHA384" && document.late === undefined
        if (!isCompared || !(range instanceof JsonObject) || key === undefined) return identification
        const question = rangeQuestionOf(body, statedKey)
        const recordedRanges = question && ranges.onRecord(question)
        if (question === undefined || recordedRanges === undefined || !contradict(recordedRanges, range, key))
          return identification
        const mismatch = yield* finding
        const { contentDigest, issuerNit, notifications, number, prefix, type } = document
        const refused = {
          ...identification,
          identified: Result.fail({ violations: [mismatch], notifications }),
          recognized: { contentDigest, issuerNit, number, prefix, type }
        }
        const notified = { ...document, notifications: [...notifications, mismatch] }
        const mend = Effect.map(
          Effect.orElseSucceed(ask(question, body, statedKey), () => undefined),
          (answered) =>
            answered === undefined
              ? { ...identification, identified: Result.succeed(notified) }
              : contradict(answered, range, key)
                ? refused
                : identification
        )
        return { ...refused, mend, stated: identification }
      })
  })
