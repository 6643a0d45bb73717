import { assert, it } from "@effect/vitest"
import { read } from "@radicar/fixtures/certificates/TestCertificates"
import { SigningIdentityCache } from "@radicar/signature/inner/SigningIdentityCache"
import { Effect, Layer, Redacted } from "effect"
import { CurrentWorkOwner, HeavyWork } from "../../src/platform/work/HeavyWork.ts"
import { identityCacheLive } from "../../src/tenants/certificates/decryptCertificate.ts"

const file = new URL("../../src/service/workerTasks.ts", import.meta.url)

it.live("decrypts certificate files with many rounds in a thread, at the tenant's expense, and others in place", () =>
  Effect.gen(function* () {
    const identities = yield* SigningIdentityCache
    const charged: Array<number> = []
    const charge = (millis: number) => Effect.sync(() => void charged.push(millis))
    const open = (name: "company" | "company-bouncy-castle", password = "radicar") =>
      identities
        .open(read(name).bytes, Redacted.make(password), new Date("2026-01-15"))
        .pipe(Effect.provideService(CurrentWorkOwner, { tenant: "1", charge }))
    assert.strictEqual((yield* open("company")).nit, "900373115")
    assert.lengthOf(charged, 0)
    assert.strictEqual((yield* open("company-bouncy-castle")).nit, "900373115")
    assert.lengthOf(charged, 1)
    assert.isAbove(charged[0]!, 0)
    assert.strictEqual((yield* Effect.flip(open("company-bouncy-castle", "another")))._tag, "WrongPassword")
    assert.lengthOf(charged, 2)
  }).pipe(Effect.provide(identityCacheLive.pipe(Layer.provide(HeavyWork.layer({ file, threads: 1 })))))
)
