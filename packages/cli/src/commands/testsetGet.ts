import { testSetId } from "@radicar/contract/testSet/TestSetUpload"
import { Effect } from "effect"
import { Argument, Command } from "effect/cli"
import { serviceFlags } from "../flags/serviceFlags.ts"
import { Outcome } from "../Outcome.ts"
import { Output } from "../output/Output.ts"
import { reporting } from "../output/reporting.ts"
import { testsetText } from "../output/testsetText.ts"
import { callService } from "../service/callService.ts"
import { testsetFailure } from "../service/testsetFailure.ts"
import { testsetOutcome } from "../testset/testsetOutcome.ts"
import { testsetQuery } from "../testset/testsetService.ts"
import { describe, describeCommand } from "../flags/describe.ts"

const { companyId, providerId, test, tokenFile, url } = serviceFlags

/** `radicar testset get`: how far a test set is. */
export const testsetGet = Command.make(
  "get",
  {
    id: Argument.String("id").pipe(
      describe({
        en: "Id of the test set, as the authority's portal shows it",
        es: "Identificador del set de pruebas, como lo muestra el portal de la DIAN"
      }),
      Argument.withSchema(testSetId)
    ),
    service: { url, tokenFile, companyId, providerId, test }
  },
  Effect.fn("testset get")(function* ({ id, service }) {
    const output = yield* Output
    const testset = yield* callService(
      service,
      ({ testSets }) => testSets.testSetGetItem({ params: { id }, query: testsetQuery(service), headers: {} }),
      testsetFailure
    )
    yield* output.value(testset, () => testsetText(testset, output))
    const outcome = testsetOutcome(testset)
    if (outcome !== "ok") return yield* Outcome.of(outcome)
  }, reporting("value"))
).pipe(
  describeCommand({
    en: "Every document that was filed for a test set, with its verdict, and the counts",
    es: "Cada documento radicado para un set de pruebas, con su veredicto, y los conteos"
  })
)
