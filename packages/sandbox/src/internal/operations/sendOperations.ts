import { Effect } from "effect"
import type { SandboxOperation } from "../../SandboxOperation.ts"
import { billing, event, type Intake, payroll, submitDocument } from "../filing/intake.ts"
import { readContent } from "../filing/readContent.ts"
import { refused } from "../filing/responses.ts"
import type { Operation } from "./Operation.ts"

/** An operation that takes one document of a family in a ZIP and judges it at once. */
const sendOperation = (
  name: SandboxOperation,
  parameterNames: ReadonlyArray<string>,
  intake: Intake
): Operation<"DianResponse"> => ({
  name,
  parameters: parameterNames,
  result: "DianResponse",
  run: Effect.fnUntraced(function* (parameters, caller, state) {
    const zipName = parameters["fileName"]
    const value = yield* readContent(parameters["contentFile"]).pipe(
      Effect.map(([entry, ...others]) =>
        others.length > 0
          ? refused("El método síncrono solo puede recibir un documento.", zipName)
          : submitDocument({ operation: name, entry, zipName, caller, state }, () => intake).answer
      ),
      Effect.catch((sentence) => Effect.succeed(refused(sentence, zipName)))
    )
    return { type: "DianResponse", value }
  })
})

/** SendBillSync: one invoice, support document, equivalent document or note in a ZIP, judged at once. */
export const sendBillSync = sendOperation("SendBillSync", ["fileName", "contentFile"], billing)

/** SendNominaSync: one payroll document or adjustment in a ZIP, judged at once. */
export const sendNominaSync = sendOperation("SendNominaSync", ["contentFile"], payroll)

/** SendEventUpdateStatus: one event (ApplicationResponse) in a ZIP, judged at once. */
export const sendEventUpdateStatus = sendOperation("SendEventUpdateStatus", ["contentFile"], event)
