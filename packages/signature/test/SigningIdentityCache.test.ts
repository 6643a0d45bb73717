import { read } from "@radicar/fixtures/certificates/TestCertificates"
import type { TestCertificateName } from "@radicar/fixtures/certificates/TestCertificates"
import { describe, expect, it } from "@effect/vitest"
import { SigningIdentityCache } from "@radicar/signature/inner/SigningIdentityCache"
import { Effect, Redacted } from "effect"
import { TestClock } from "effect/testing"
import { inspect } from "node:util"
import { at } from "./support/identity.ts"

const open = (name: TestCertificateName, password?: string, when: Date = at) =>
  SigningIdentityCache.use((cache) => {
    const file = read(name)
    return cache.open(file.bytes, Redacted.make(password ?? file.password), when)
  })

const size = SigningIdentityCache.use((cache) => cache.size)

describe("SigningIdentityCache", () => {
  it.effect("opens a file once", () =>
    Effect.gen(function* () {
      const first = yield* open("company")
      expect(yield* open("company")).toBe(first)
      expect(yield* open("company-3des")).not.toBe(first)
      expect(yield* size).toBe(2)
    }).pipe(Effect.provide(SigningIdentityCache.layer))
  )

  it.effect("shares one opening among calls at the same time", () =>
    Effect.gen(function* () {
      const all = yield* Effect.all(
        Array.from({ length: 8 }, () => open("company-aes-10000")),
        { concurrency: "unbounded" }
      )
      expect(new Set(all).size).toBe(1)
    }).pipe(Effect.provide(SigningIdentityCache.layer))
  )

  it.effect("never finds anything with a wrong password, and keeps no failure", () =>
    Effect.gen(function* () {
      yield* open("company")
      expect((yield* Effect.flip(open("company", "otra")))._tag).toBe("WrongPassword")
      expect((yield* Effect.flip(open("company", "")))._tag).toBe("WrongPassword")
      expect(yield* size).toBe(1)
    }).pipe(Effect.provide(SigningIdentityCache.layer))
  )

  it.effect("checks the dates at every use", () =>
    Effect.gen(function* () {
      yield* open("company")
      const expired = yield* Effect.flip(open("company", undefined, new Date("2124-06-01T00:00:00Z")))
      expect(expired._tag).toBe("CertificateExpired")
      const early = yield* Effect.flip(open("company", undefined, new Date("2020-06-01T00:00:00Z")))
      expect(early._tag).toBe("CertificateNotYetValid")
    }).pipe(Effect.provide(SigningIdentityCache.layer))
  )

  it.effect("forgets after its time, without being asked again", () =>
    Effect.gen(function* () {
      const first = yield* open("company")
      yield* TestClock.adjust("9 minutes")
      expect(yield* open("company")).toBe(first)
      yield* TestClock.adjust("2 minutes")
      expect(yield* size).toBe(0)
      expect(yield* open("company")).not.toBe(first)
    }).pipe(Effect.provide(SigningIdentityCache.layer))
  )

  it.effect("forgets the least recently used beyond its capacity", () =>
    Effect.gen(function* () {
      const first = yield* open("company")
      yield* open("company-3des")
      expect(yield* open("company")).toBe(first)
      yield* open("company-rc2")
      expect(yield* size).toBe(2)
      expect(yield* open("company")).toBe(first)
    }).pipe(Effect.provide(SigningIdentityCache.layerWith({ capacity: 2 })))
  )

  it.effect("keeps nothing with capacity 0", () =>
    Effect.gen(function* () {
      const first = yield* open("company")
      expect(yield* open("company")).not.toBe(first)
      expect(yield* size).toBe(0)
    }).pipe(Effect.provide(SigningIdentityCache.layerWith({ capacity: 0 })))
  )

  it.effect("shows neither password nor key when printed", () =>
    Effect.gen(function* () {
      yield* open("company-accented-password")
      const cache = yield* SigningIdentityCache
      const printed = inspect(cache, { depth: 20, showHidden: true })
      expect(printed).not.toContain("Contraseña")
      expect(printed).not.toContain("PrivateKeyObject")
    }).pipe(Effect.provide(SigningIdentityCache.layer))
  )
})
