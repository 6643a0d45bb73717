import { read, type TestCertificateName } from "@radicar/fixtures/certificates/TestCertificates"
import { open } from "@radicar/signature/inner/Pkcs12"
import { SandboxCertificate } from "@radicar/sandbox/inner/SandboxCertificate"
import { TrustAnchors } from "@radicar/signature/inner/TrustAnchors"
import { Context, Effect, Layer, Redacted, References, Result } from "effect"
import { readFileSync } from "node:fs"
import { Authority } from "../../src/Authority.ts"
import type { AuthorityOptions } from "../../src/AuthorityOptions.ts"
import { Endpoint } from "../../src/Endpoint.ts"
import { zipSync } from "@radicar/zip/inner/zip"

/** Key of the document that the tests file. */
export const KEY = "8bb918b19ba22a694f1da11c643b5e9de39adf60311cf179179e9b33381030bcd4c3c3f156c506ed5908f9276f5bd9b4"
export const OTHER_KEY = KEY.replaceAll("8", "7")

/** A test company's identity, opened at a time at which every test certificate in force is in force. */
export const identityOf = (name: TestCertificateName, at = new Date("2026-01-15T12:00:00Z")) => {
  const { bytes, password } = read(name)
  return Effect.orDie(open(bytes, Redacted.make(password), at))
}

export const CONTENT = zipSync("fv09003731150002600000001.xml", Buffer.from("<Invoice/>"))

const anchor = readFileSync(new URL("../fixtures/issuer.pem", import.meta.url))

/** Whoever issued the certificate of `signedApplicationResponse`. */
export const issuerTrust = Result.getOrThrow(TrustAnchors.read([anchor]))

/** Whoever issues the certificate of a sandbox's answers. */
export const sandboxTrust = (directory: string) =>
  Effect.map(SandboxCertificate.make({ directory }), ({ subordinatePem }) =>
    Result.getOrThrow(TrustAnchors.read([Buffer.from(subordinatePem)]))
  )

/** Keeps the log lines of calls out of the test report. */
export const quietly = Effect.provideService(References.MinimumLogLevel, "None")

type Options = Partial<Omit<AuthorityOptions, "endpoint">>

/** The client of `url`, for as long as the test runs. */
export const authorityAt = (url: string, options: Options = {}) =>
  Effect.map(
    Layer.build(Authority.layer({ endpoint: Endpoint.sandbox(url), trustIn: () => issuerTrust, ...options })),
    (context) => Context.get(context, Authority)
  )

/** Files the test document at `url`. */
export const send = (url: string, options: Options = {}) =>
  Effect.gen(function* () {
    const authority = yield* Authority
    const identity = yield* identityOf("company")
    return yield* authority.sendBillSync({
      fileName: "z09003731150002600000001.zip",
      content: CONTENT,
      documentKey: KEY,
      identity
    })
  }).pipe(
    Effect.provide(Authority.layer({ endpoint: Endpoint.sandbox(url), trustIn: () => issuerTrust, ...options })),
    quietly
  )

/** Asks for the state of the test document at `url`. */
export const status = (url: string, options: Options = {}) =>
  Effect.gen(function* () {
    const authority = yield* Authority
    const identity = yield* identityOf("company")
    return yield* authority.getStatus({ trackId: KEY, identity })
  }).pipe(
    Effect.provide(Authority.layer({ endpoint: Endpoint.sandbox(url), trustIn: () => issuerTrust, ...options })),
    quietly
  )
