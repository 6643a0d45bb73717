import { Effect, Result } from "effect"
import type { SandboxOperation } from "../../SandboxOperation.ts"
import type { FamilyName } from "../document/SentFile.ts"
import { refused } from "../filing/responses.ts"
import { submitFile } from "../filing/submitFile.ts"
import type { Operation } from "./Operation.ts"

/** Makes an operation that accepts one document of a family in a ZIP and judges it at once. */
const sendOperation = (
  name: SandboxOperation,
  parameterNames: ReadonlyArray<string>,
  family: FamilyName
): Operation<"DianResponse"> => ({
  name,
  parameters: parameterNames,
  result: "DianResponse",
  family,
  run: Effect.fnUntraced(function* ({ fileName: zipName }, caller, state, files) {
    if (Result.isFailure(files)) return { type: "DianResponse", value: refused(files.failure, zipName) }
    const [file, ...others] = files.success
    if (others.length > 0) {
      return { type: "DianResponse", value: refused("El método síncrono solo puede recibir un documento.", zipName) }
    }
    const { answer } = yield* submitFile({ operation: name, file, zipName, caller, state })
    return { type: "DianResponse", value: answer }
  })
})

/** SendBillSync: judges one invoice, support document, equivalent document or note in a ZIP at once. */
export const sendBillSync = sendOperation("SendBillSync", ["fileName", "contentFile"], "billing")

/** SendNominaSync: judges one payroll document or adjustment in a ZIP at once. */
export const sendNominaSync = sendOperation("SendNominaSync", ["contentFile"], "payroll")

/** SendEventUpdateStatus: judges one event (ApplicationResponse) in a ZIP at once. */
export const sendEventUpdateStatus = sendOperation("SendEventUpdateStatus", ["contentFile"], "event")
