import { DecryptionError, decrypt, decryptWithin, derivationTooLong, openBy } from "@radicar/signature/inner/Pkcs12"
import type { Pkcs12Content } from "@radicar/signature/inner/Pkcs12"
import { SigningIdentityCache } from "@radicar/signature/inner/SigningIdentityCache"
import { Effect, Layer, Redacted, Schema } from "effect"
import { HeavyWork, type Task } from "../../platform/work/HeavyWork.ts"

/**
 * Milliseconds of key derivation, by estimate, up to which a file is decrypted in place: enough for the default files
 * of OpenSSL and of Java 17. It pauses after at most 5 ms.
 */
const inPlaceMillis = 25

/** Content of a file, or the error in a form for threads. */
type Decrypted = { readonly content: Pkcs12Content } | { readonly failure: typeof DecryptionError.Encoded }

/** Decrypts a PKCS#12 file with many rounds of key derivation. */
export const decryptCertificate: Task<{ readonly bytes: Uint8Array; readonly password: string }, Decrypted> = {
  name: "decryptCertificate",
  run: ({ bytes, password }) =>
    Effect.runPromise(
      Effect.match(decrypt(bytes, Redacted.make(password)), {
        onSuccess: (content): Decrypted => ({ content }),
        onFailure: (error): Decrypted => ({ failure: Schema.encodeSync(DecryptionError)(error) })
      })
    ),
  smallest: 0
}

const decryptBy =
  (work: HeavyWork["Service"]): typeof decrypt =>
  (bytes, password) =>
    Effect.catchTag(decryptWithin(bytes, password, inPlaceMillis), "DerivationTooLong", () =>
      // a copy: the buffer of a request may be shared
      work
        .run(decryptCertificate, { bytes: Uint8Array.from(bytes), password: Redacted.value(password) }, bytes.length)
        .pipe(
          Effect.mapError(derivationTooLong),
          Effect.flatMap((decrypted) =>
            "content" in decrypted
              ? Effect.succeed(decrypted.content)
              : Effect.fail(Schema.decodeSync(DecryptionError)(decrypted.failure))
          )
        )
    )

/** Opened certificates. Slow key derivations run in threads, at the tenant's expense. */
export const identityCacheLive = Layer.unwrap(
  Effect.map(HeavyWork, (work) => SigningIdentityCache.layerWith({ open: openBy(decryptBy(work)) }))
)
