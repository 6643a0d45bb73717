import { Effect } from "effect"
import type { IssuedCertificate } from "../../src/IssuedCertificate.ts"
import type { Sandbox } from "../../src/Sandbox.ts"

const issued = new Map<string, IssuedCertificate>()

/** The test company's certificate, issued once by each authority: making RSA keys would be most of the tests' time. */
export const company = (sandbox: Sandbox["Service"]): Effect.Effect<IssuedCertificate> =>
  Effect.gen(function* () {
    const known = issued.get(sandbox.certificates.rootPem)
    if (known !== undefined) return known
    const certificate = yield* sandbox.certificates.issue({
      nit: "900373115",
      name: "Compañía de Prueba, S.A.S.",
      // Before the signing times of the tests.
      validFrom: new Date("2026-01-01T00:00:00Z")
    })
    issued.set(sandbox.certificates.rootPem, certificate)
    return certificate
  }).pipe(Effect.orDie)
