import { JsonObject } from "@radicar/domain/json/JsonObject"
import { writeJson } from "@radicar/domain/json/writeJson"
import { Effect } from "effect"
import type { ServiceFlags } from "../flags/serviceFlags.ts"
import { callService } from "../service/callService.ts"
import { testsetFailure } from "../service/testsetFailure.ts"
import type { PlannedDocument } from "./PlannedDocument.ts"
import { type FilingSecrets, withSecrets } from "./withSecrets.ts"

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
