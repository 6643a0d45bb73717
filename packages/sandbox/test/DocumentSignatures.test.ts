import { expect, layer } from "@effect/vitest"
import { certificateDirectory } from "@radicar/fixtures/certificates/sandboxAuthority"
import { Effect } from "effect"
import { Sandbox } from "../src/Sandbox.ts"
import { sendFile } from "./support/client.ts"
import { company } from "./support/company.ts"
import { equivalentText } from "./support/equivalentText.ts"
import { replace } from "./support/edit.ts"
import { eventText } from "./support/eventText.ts"
import { fixedClock } from "./support/fixedClock.ts"
import { noteText } from "./support/noteText.ts"
import { payrollText } from "./support/payrollText.ts"
import { randomNumbers } from "./support/randomNumbers.ts"
import { signInvoice } from "./support/signInvoice.ts"
import { supportText } from "./support/supportText.ts"

const bill = "SendBillSync"
const event = "SendEventUpdateStatus"
const payroll = "SendNominaSync"

/** Documents of every build with the rule that misses their signature, and a text that is changed after signing. */
const documents = [
  ["CAC03", bill, noteText(), "Servicio"],
  ["DAC03", bill, noteText({ typeCode: "92" }), "Servicio"],
  ["DSAC03", bill, supportText(), "Servicio"],
  ["DEAC03", bill, equivalentText(), "Servicio"],
  ["AAC03", event, eventText({ code: "030" }), ">Ana"],
  ["NIE001", payroll, payrollText(), "Ejemplo"],
  ["NIAE001", payroll, payrollText({ branch: "Reemplazar" }), "Ejemplo"],
  ["NIAE001", payroll, payrollText({ branch: "Eliminar" }), "Calle"]
] as const

layer(Sandbox.layer({ certificateDirectory, clock: fixedClock() }), { excludeTestServices: true })(
  "signatures of all kinds",
  (it) => {
    it.effect.each(documents)("%s: a document without signature (%s)", ([code, operation, xml]) =>
      Effect.gen(function* () {
        const sandbox = yield* Sandbox
        const signer = yield* company(sandbox)
        const answer = yield* Effect.promise(() => sendFile(sandbox.url, operation, Buffer.from(xml), signer))
        expect(answer.rules).toEqual(expect.arrayContaining([code, "SIGNPLGNS"]))
        expect(answer.statusCode).toBe("99")
      })
    )

    it.effect.each(documents)("%s: a document changed after signing (%s)", ([, operation, xml, word]) =>
      Effect.gen(function* () {
        const sandbox = yield* Sandbox
        const signer = yield* company(sandbox)
        const changed = signInvoice(xml, signer, { tamper: replace(word, `${word}s`) })
        const answer = yield* Effect.promise(() => sendFile(sandbox.url, operation, changed, signer))
        expect(answer.rules).toEqual(expect.arrayContaining(["ZE02", "DC09"]))
        expect(answer.statusCode).toBe("99")
      })
    )

    it.effect.each([
      [event, eventText({ code: "030" })],
      [payroll, payrollText({ branch: "Reemplazar" })]
    ] as const)("%s answers every damaged document with a reason", ([operation, xml]) =>
      Effect.gen(function* () {
        const sandbox = yield* Sandbox
        const signer = yield* company(sandbox)
        const original = Buffer.from(signInvoice(xml, signer))
        const next = randomNumbers(20_260_116)
        for (let round = 0; round < 60; round++) {
          // The declaration is no part of what is signed.
          const start = original.indexOf("?>") + 3
          const at = start + (next() % (original.byteLength - start))
          const damaged = Buffer.concat([original.subarray(0, at), original.subarray(at + 1 + (next() % 40))])
          const answer = yield* Effect.promise(() => sendFile(sandbox.url, operation, damaged, signer))
          expect(answer.status).toBe(200)
          expect(["99", "89", "66"]).toContain(answer.statusCode)
          yield* sandbox.reset
        }
      })
    )
  }
)
