import { createHmac, createSecretKey, randomBytes } from "node:crypto"
import { Cache, Context, Duration, Effect, Equal, Exit, Hash, Layer, Redacted } from "effect"
import type { CertificateError } from "./CertificateError.ts"
import * as Pkcs12 from "./Pkcs12.ts"
import type { SigningIdentity } from "./SigningIdentity.ts"

/** Settings of the cache. */
export interface SigningIdentityCacheOptions {
  /** Maximum number of identities; the least recently used is dropped first. 0 disables the cache. */
  readonly capacity: number
  /** Time after which a file is opened again, used or not. */
  readonly timeToLive: Duration.Input
  /** Opens a file that is not in the cache, as `Pkcs12.open` does. */
  readonly open: typeof Pkcs12.open
}

const defaults: SigningIdentityCacheOptions = { capacity: 500, timeToLive: "10 minutes", open: Pkcs12.open }

interface Source {
  readonly bytes: Uint8Array
  readonly password: Redacted.Redacted<string>
  readonly at: Date
}

/**
 * Cache key: a digest of file and password. The call that makes a key removes file and password from it when it ends.
 */
class Key implements Equal.Equal {
  readonly digest: string
  source: Source | undefined

  constructor(digest: string, source: Source) {
    this.digest = digest
    this.source = source
  }

  [Equal.symbol](that: Equal.Equal): boolean {
    return that instanceof Key && that.digest === this.digest
  }

  [Hash.symbol](): number {
    return Hash.string(this.digest)
  }
}

const lookUpBy =
  (open: typeof Pkcs12.open) =>
  ({ source }: Key): Effect.Effect<SigningIdentity, CertificateError> =>
    source === undefined
      ? Effect.die(new TypeError("unreachable: a key looks its file up while its own call runs"))
      : open(source.bytes, source.password, source.at)

const make = Effect.fnUntraced(function* (options: SigningIdentityCacheOptions) {
  // A key object is prepared only once.
  const secret = createSecretKey(randomBytes(32))
  const cache = yield* Cache.makeWith(lookUpBy(options.open), {
    capacity: options.capacity,
    timeToLive: (exit) => (Exit.isSuccess(exit) ? options.timeToLive : Duration.zero)
  })

  // The cache itself drops an old entry only when its key is requested again; a private key should not stay that long.
  const forgetExpired = Effect.map(Cache.keys(cache), (keys) => Array.from(keys).length)
  yield* Effect.sleep("1 minute").pipe(Effect.andThen(forgetExpired), Effect.forever, Effect.forkScoped)

  const open = (
    bytes: Uint8Array,
    password: Redacted.Redacted<string>,
    at: Date
  ): Effect.Effect<SigningIdentity, CertificateError> =>
    Effect.suspend(() => {
      const hmac = createHmac("sha256", secret).update(bytes).update("\0").update(Redacted.value(password))
      const key = new Key(hmac.digest("base64"), { bytes, password, at })
      return Cache.get(cache, key).pipe(
        Effect.flatMap((identity) => Pkcs12.checkValidity(identity, at)),
        Effect.catchTags({
          // The file may hold a renewed certificate for the same key: open it again to find out.
          CertificateExpired: () => options.open(bytes, password, at),
          CertificateNotYetValid: () => options.open(bytes, password, at)
        }),
        Effect.ensuring(
          Effect.sync(() => {
            key.source = undefined
          })
        )
      )
    })

  return SigningIdentityCache.of({ open, size: Cache.size(cache) })
})

/**
 * Opened certificate files, kept in memory: opening one costs more than the rest of a signature. The cache key is an
 * HMAC-SHA256 of file and password under a secret of this process, so a wrong password never finds an entry. Neither
 * file nor password is kept. Concurrent calls for the same file share one opening, failures are not cached, and the
 * validity dates are checked at every use.
 */
export class SigningIdentityCache extends Context.Service<
  SigningIdentityCache,
  {
    /** Opens a file as `Pkcs12.open` does, or returns the cached identity. */
    readonly open: (
      bytes: Uint8Array,
      password: Redacted.Redacted<string>,
      at: Date
    ) => Effect.Effect<SigningIdentity, CertificateError>
    /** Number of identities in the cache. */
    readonly size: Effect.Effect<number>
  }
>()("@radicar/signature/SigningIdentityCache") {
  /** The cache with its defaults: 500 identities for 10 minutes. */
  static readonly layer = Layer.effect(SigningIdentityCache, make(defaults))

  /** The cache with other settings. */
  static readonly layerWith = (options: Partial<SigningIdentityCacheOptions>) =>
    Layer.effect(SigningIdentityCache, make({ ...defaults, ...options }))
}
