import type { TestSet } from "@radicar/contract/testSet/TestSet"
import { JsonObject } from "@radicar/domain/json/JsonObject"
import { writeJson } from "@radicar/domain/json/writeJson"
import { Effect } from "effect"
import type { ExitReason } from "../ExitCode.ts"
import type { ServiceFlags } from "../flags/serviceFlags.ts"
import { callService } from "../service/callService.ts"
import { testsetFailure } from "../service/resourceFailure.ts"
import { type FilingSecrets, withSecrets } from "./filingSecrets.ts"
import type { PlannedDocument } from "./PlannedDocument.ts"

/** Which service, for whom. */
export type TestSetServiceFlags = Pick<ServiceFlags, "url" | "tokenFile" | "companyId" | "providerId" | "test">

/** The query of every operation on a test set. */
export const testsetQuery = ({ companyId, providerId, test }: TestSetServiceFlags) => ({
  companyId,
  providerId,
  ...(test ? { isTest: "true" as const } : {})
})

/** The service's operations on one test set. */
export const testsetService = (service: TestSetServiceFlags, testSetId: string, secrets: FilingSecrets) => {
  const query = testsetQuery(service)
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

/** How a command about a test set ends. What a closed set did not look at is no failure. */
export const testsetOutcome = ({ Documents, Progress }: Pick<TestSet, "Documents" | "Progress">): ExitReason => {
  if (Progress.State === "accepted") return "ok"
  if (Progress.State !== "open") return "rejected"
  const statuses = new Set(Documents.map(({ Status }) => Status))
  if (statuses.has("rejected") || statuses.has("refused")) return "rejected"
  return statuses.has("pending") || statuses.has("processing") ? "unknown-outcome" : "ok"
}
