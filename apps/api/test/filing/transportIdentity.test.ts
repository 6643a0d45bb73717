import { assert, describe, it } from "@effect/vitest"
import { pathOf, read } from "@radicar/fixtures/certificates/TestCertificates"
import { Effect, Option, Redacted } from "effect"
import { TransportIdentity } from "../../src/filing/authority/TransportIdentity.ts"

const opened = (file: string | undefined, password?: string) =>
  TransportIdentity.use(({ identity }) => Effect.succeed(identity)).pipe(
    Effect.provide(
      TransportIdentity.layer({
        transportCertificate: file,
        transportCertificatePassword: password === undefined ? undefined : Redacted.make(password)
      })
    )
  )

describe("the installation's own certificate", () => {
  it.live("is opened when the service starts", () =>
    Effect.gen(function* () {
      const identity = Option.getOrThrow(yield* opened(pathOf("company.p12"), read("company").password))
      assert.strictEqual(identity.nit, "900373115")
      assert.isTrue(Option.isNone(yield* opened(undefined)))
    })
  )

  it.live.each([
    ["not there", "/nowhere/at-all.p12", "any", "UnreadableFile"],
    ["with another password", pathOf("company.p12"), "open sesame", "WrongPassword"],
    ["expired", pathOf("expired.p12"), read("expired").password, "CertificateExpired"]
  ] as const)("%s, prevents the start, with a message without the password", ([, file, password, reason]) =>
    Effect.gen(function* () {
      const error = yield* Effect.flip(opened(file, password))
      assert.deepInclude(error, { _tag: "InvalidTransportCertificate", reason })
      assert.include(error.message, "RADICAR_TRANSPORT_CERTIFICATE_PASSWORD")
      assert.notInclude(JSON.stringify(error), "open sesame")
    })
  )
})
