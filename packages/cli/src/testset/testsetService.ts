import type { TestSet } from "@radicar/contract/inner/testSet/TestSet"
import { JsonObject, writeJson } from "@radicar/domain/inner/json/JsonValue"
import { Effect, type Option } from "effect"
import type { ExitReason } from "../ExitCode.ts"
import { failure } from "../Failure.ts"
import { flagsOf } from "../flags/flags.ts"
import type { ServiceFlags } from "../flags/serviceFlags.ts"
import { type QueryBasis, queryFailure, queryOf } from "../service/askService.ts"
import { callService } from "../service/callService.ts"
import { testsetFailure } from "../service/resourceFailure.ts"
import { type FilingSecrets, withSecrets } from "./filingSecrets.ts"
import type { PlannedDocument } from "./PlannedDocument.ts"

/** Flags for the service, the company and the provider. */
export type TestSetServiceFlags = Pick<ServiceFlags, "url" | "tokenFile" | "companyId" | "providerId" | "test">

/** Operations of the service on one test set. */
export const testsetService = (service: TestSetServiceFlags, testSetId: string, secrets: FilingSecrets) => {
  const query = queryOf(service)
  return {
    file: (documents: ReadonlyArray<PlannedDocument>) => {
      const Documents = documents.map((document) => withSecrets(document, secrets))
      const text = writeJson(JsonObject.from({ TestSetId: testSetId, Documents }))
      return callService(
        service,
        (client) =>
          client
            .testSetJson(text, { query })
            .pipe(
              Effect.catchTag("TestSetRefused", (refused) =>
                refused.reason === "production" ? Effect.fail(refused) : Effect.undefined
              )
            ),
        testsetFailure
      )
    },
    get: callService(
      service,
      ({ testSets }) =>
        testSets
          .testSetGetItem({ params: { id: testSetId }, query, headers: {} })
          .pipe(Effect.catchTag("NotFound", () => Effect.undefined)),
      testsetFailure
    )
  }
}

/** Exit reason of a command about a test set. Documents that a closed set did not process are not a failure. */
export const testsetOutcome = ({ documents, progress }: Pick<TestSet, "documents" | "progress">): ExitReason => {
  if (progress.state === "accepted") return "ok"
  if (progress.state !== "open") return "rejected"
  const statuses = new Set(documents.map(({ status }) => status))
  if (statuses.has("rejected") || statuses.has("refused")) return "rejected"
  return statuses.has("pending") || statuses.has("processing") ? "unknown-outcome" : "ok"
}

interface RangeFlags {
  readonly prefix: string
  readonly softwareId: Option.Option<string>
  readonly service: TestSetServiceFlags
}

/**
 * First free number of a range: the one after the last number that the service knows to be used, else the first of the
 * range.
 */
export const firstFreeNumber = Effect.fn("firstFreeNumber")(function* (
  { prefix, service, softwareId }: RangeFlags,
  headers: QueryBasis["headers"]
) {
  const query = { ...queryOf(service), ...flagsOf({ softwareId }) }
  const { items } = yield* callService(
    service,
    (client) => client.numberingRanges.list({ headers, query }),
    queryFailure
  )
  const range = items.find(({ Prefix }) => Prefix === prefix)
  if (range !== undefined) return range.LastNumber === undefined ? range.FromNumber : range.LastNumber + 1
  return yield* failure(
    "configuration",
    {
      en: `The authority returned no range with the prefix ${prefix}.`,
      es: `La DIAN no informa un rango con el prefijo ${prefix}.`
    },
    {
      en: "Use --prefix of a range that `radicar ranges` lists, or --first-number.",
      es: "Use --prefix de un rango que muestre `radicar ranges`, o --first-number."
    }
  )
})
