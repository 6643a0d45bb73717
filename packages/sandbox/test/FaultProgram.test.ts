import { expect, layer } from "@effect/vitest"
import { certificateDirectory } from "@radicar/fixtures/certificates/sandboxAuthority"
import { Effect } from "effect"
import { Sandbox } from "../src/Sandbox.ts"
import { files, sendBatch } from "./support/batch.ts"
import { getStatus, getStatusZip, sendBill } from "./support/client.ts"
import { company } from "./support/company.ts"
import { faultBench } from "./support/faultBench.ts"
import { fixedClock } from "./support/fixedClock.ts"
import { invoiceText, keyOf } from "./support/invoiceText.ts"
import { signInvoice } from "./support/signInvoice.ts"

layer(Sandbox.layer({ certificateDirectory, clock: fixedClock(), seed: "faults" }), { excludeTestServices: true })(
  "a fault applies to",
  (it) => {
    const statuses = (count: number) =>
      Effect.gen(function* () {
        const { status } = yield* faultBench()
        return yield* Effect.all(Array.from({ length: count }, () => Effect.map(status, (answer) => answer.status)))
      })

    it.effect("the operation it names", () =>
      Effect.gen(function* () {
        const { sandbox, send, status } = yield* faultBench()
        yield* sandbox.program({ operation: "GetStatus", behaviour: "http-503" })
        expect((yield* send).status).toBe(200)
        expect((yield* status).status).toBe(503)
        expect((yield* status).status).toBe(200)
      })
    )

    it.effect("the nth matching request, as often as programmed, and the next fault after it", () =>
      Effect.gen(function* () {
        const { sandbox, status } = yield* faultBench()
        yield* sandbox.program({ behaviour: "http-503", from: 3, times: 2 })
        yield* sandbox.program({ behaviour: "http-502", from: 4 })
        const seen: Array<number> = []
        for (let count = 0; count < 6; count++) seen.push((yield* status).status)
        expect(seen).toEqual([200, 200, 503, 503, 502, 200])
      })
    )

    it.effect("every request, until reset", () =>
      Effect.gen(function* () {
        const { sandbox, status } = yield* faultBench()
        yield* sandbox.program({ behaviour: "http-503", times: "always" })
        for (let count = 0; count < 5; count++) expect((yield* status).status).toBe(503)
        yield* sandbox.reset
        expect((yield* status).status).toBe(200)
      })
    )

    it.effect("the requests of a NIT, by certificate and by issuer", () =>
      Effect.gen(function* () {
        const { sandbox, send, signer, status, xml } = yield* faultBench()
        const other = yield* sandbox.certificates.issue({
          nit: "800199436",
          name: "Otra",
          validFrom: new Date("2026-01-01T00:00:00Z")
        })
        yield* sandbox.program({ behaviour: "http-503", nit: "800199436", times: "always" })
        expect((yield* status).status).toBe(200)
        expect((yield* send).status).toBe(200)
        expect((yield* Effect.promise(() => getStatus(sandbox.url, "f".repeat(96), other))).status).toBe(503)
        yield* sandbox.reset
        yield* sandbox.program({ behaviour: "http-503", nit: "900373115", times: "always" })
        // Sent with another's certificate; the issuer is the one that the fault names.
        expect((yield* Effect.promise(() => sendBill(sandbox.url, xml, other))).status).toBe(503)
        expect((yield* Effect.promise(() => getStatus(sandbox.url, "f".repeat(96), other))).status).toBe(200)
        expect((yield* Effect.promise(() => getStatus(sandbox.url, "f".repeat(96), signer))).status).toBe(503)
      })
    )

    it.effect("documents whose number matches: when sent, when queried, and in a batch", () =>
      Effect.gen(function* () {
        const sandbox = yield* Sandbox
        yield* sandbox.reset
        const signer = yield* company(sandbox)
        const [matching, other] = [990_000_017, 990_000_018].map((number) => invoiceText({ number }))
        const send = (text = "") => Effect.promise(() => sendBill(sandbox.url, signInvoice(text, signer), signer))
        const status = (text = "") => Effect.promise(() => getStatus(sandbox.url, keyOf(text), signer))
        yield* sandbox.program({ behaviour: "http-503", number: "SETP*17", times: "always" })
        expect((yield* send(other)).status).toBe(200)
        expect((yield* send(matching)).status).toBe(503)
        // The document was never processed, but its number is known.
        expect((yield* status(matching)).status).toBe(503)
        expect((yield* status(other)).status).toBe(200)
        yield* sandbox.reset
        yield* sandbox.program({ operation: "GetStatusZip", behaviour: "pending", number: "SETP990000017" })
        const zipKey = (text = "") =>
          Effect.promise(() =>
            sendBatch(sandbox.url, files(signInvoice(text, signer)), signer).then((batch) => batch.zipKey ?? "")
          )
        yield* sandbox.program({ operation: "SendTestSetAsync", behaviour: "http-502", number: "SETP.90000017" })
        const keys = [yield* zipKey(other), yield* zipKey(matching)]
        expect(keys.every((key) => key !== "")).toBe(true)
        yield* sandbox.program({ operation: "GetStatusZip", behaviour: "http-504", number: "*18" })
        const poll = (key = "") => Effect.promise(() => getStatusZip(sandbox.url, key, signer))
        expect(yield* poll(keys[0])).toEqual([])
        expect(yield* poll(keys[1])).toHaveLength(1)
      })
    )

    it.effect("requests at random, the same ones for the same seed", () =>
      Effect.gen(function* () {
        const run = Effect.gen(function* () {
          const sandbox = yield* Sandbox.make({ clock: fixedClock(), seed: "chance" })
          yield* sandbox.program({ behaviour: "http-503", probability: 0.5, times: "always" })
          return yield* statuses(40).pipe(Effect.provideService(Sandbox, { ...sandbox, reset: Effect.void }))
        })
        const [first, second] = [yield* run, yield* run]
        expect(first).toEqual(second)
        const hits = first.filter((status) => status === 503).length
        expect(hits).toBeGreaterThan(8)
        expect(hits).toBeLessThan(32)
      })
    )

    it.effect("no request with a probability of 0", () =>
      Effect.gen(function* () {
        const { sandbox, status } = yield* faultBench()
        yield* sandbox.program({ behaviour: "http-503", probability: 0, times: "always" })
        for (let count = 0; count < 5; count++) expect((yield* status).status).toBe(200)
      })
    )
  }
)
