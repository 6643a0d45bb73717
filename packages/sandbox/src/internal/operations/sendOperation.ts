import { Effect } from "effect"
import type { SandboxOperation } from "../../SandboxOperation.ts"
import type { Intake } from "./Intake.ts"
import { dianResult, type Operation } from "./Operation.ts"
import { readContent } from "./readContent.ts"
import { refused } from "./responses.ts"
import { submitDocument } from "./submitDocument.ts"

/** An operation that takes one document of a family in a ZIP and judges it at once. */
export const sendOperation = (
  name: SandboxOperation,
  parameterNames: ReadonlyArray<string>,
  intake: Intake
): Operation<"DianResponse"> => ({
  name,
  parameters: parameterNames,
  result: "DianResponse",
  run: Effect.fnUntraced(function* (parameters, caller, state) {
    const zipName = parameters["fileName"]
    const read = yield* Effect.result(readContent(parameters["contentFile"]))
    if (read._tag === "Failure") return dianResult(refused(read.failure, zipName))
    const [entry, ...others] = read.success
    if (others.length > 0) {
      return dianResult(refused("El método síncrono solo puede recibir un documento.", zipName))
    }
    const verdict = submitDocument({ operation: name, entry, zipName, caller, state }, () => intake)
    return dianResult(verdict.answer)
  })
})
