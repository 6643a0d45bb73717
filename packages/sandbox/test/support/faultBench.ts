import { Effect } from "effect"
import { Sandbox } from "../../src/Sandbox.ts"
import type { SandboxBehaviour } from "../../src/SandboxBehaviour.ts"
import { getStatus, sendBill } from "./client.ts"
import { company } from "./company.ts"
import { type InvoiceChanges, invoiceText, keyOf } from "./invoiceText.ts"
import { signInvoice } from "./signInvoice.ts"

/** An emptied sandbox, an invoice, and what a client does with it. */
export const faultBench = (changes: InvoiceChanges = {}) =>
  Effect.gen(function* () {
    const sandbox = yield* Sandbox
    yield* sandbox.reset
    const signer = yield* company(sandbox)
    const text = invoiceText(changes)
    const xml = signInvoice(text, signer)
    return {
      sandbox,
      signer,
      text,
      xml,
      key: keyOf(text),
      send: Effect.tryPromise(() => sendBill(sandbox.url, xml, signer)),
      status: Effect.tryPromise(() => getStatus(sandbox.url, keyOf(text), signer)),
      /** Programs a fault for the next filing. */
      fail: (behaviour: SandboxBehaviour) => sandbox.program({ operation: "SendBillSync", behaviour })
    }
  })

/** The code of the system error that made a request fail. */
export const codeOf = (error: unknown): string | undefined => {
  if (typeof error !== "object" || error === null) return undefined
  if ("code" in error && typeof error.code === "string") return error.code
  return "cause" in error ? codeOf(error.cause) : undefined
}
