import type { Logo, UnreadableLogo } from "@radicar/print/inner/logo/Logo"
import { pngWork } from "@radicar/print/inner/logo/readPng"
import { Cache, Context, Effect, Exit, Layer, Result } from "effect"
import { createHash } from "node:crypto"
import { GuardedClient } from "../../platform/outbound/GuardedClient.ts"
import { HeavyWork } from "../../platform/work/HeavyWork.ts"
import { readPicture, type StatedPicture } from "./printDocument.ts"
import { logWarning } from "../../platform/observability/log.ts"

/** Maximum size of a fetched file; a letterhead's picture needs far less. */
const maximumBytes = 1024 * 1024

const request = {
  headers: { accept: "image/png, image/jpeg" },
  timeoutMillis: 5000,
  maximumBytes,
  longer: "fail"
} as const

const ok = 200

/** Maximum octets of all cached pictures. */
const maximumKept = 32 * 1024 * 1024

/** Octets added to each cached picture, so that the number of small ones is bounded as well. */
const entryOctets = 1024

/** Cache of recently used pictures by the digest of their files. */
const makeLogoCache = () => {
  const logos = new Map<string, Logo>()
  let octets = 0
  const drop = (digest: string, { data }: Logo): void => {
    logos.delete(digest)
    octets -= data.length + entryOctets
  }
  const get = (digest: string): Logo | undefined => {
    const logo = logos.get(digest)
    if (logo === undefined) return undefined
    // a map lists the last set entry at its end
    logos.delete(digest)
    logos.set(digest, logo)
    return logo
  }
  const put = (digest: string, logo: Logo): void => {
    const cached = logos.get(digest)
    if (cached !== undefined) drop(digest, cached)
    logos.set(digest, logo)
    octets += logo.data.length + entryOctets
    for (const [oldest, each] of logos) {
      if (octets <= maximumKept) break
      drop(oldest, each)
    }
  }
  return { get, put }
}

/** Reasons for printing without the picture. `unavailable`: the address does not answer, or not with status 200. */
export type PictureProblem = UnreadableLogo["problem"] | "unavailable"

type LogoResult = Result.Result<Logo, PictureProblem>

const make = Effect.gen(function* () {
  const outbound = yield* GuardedClient
  const work = yield* HeavyWork
  const logoCache = makeLogoCache()

  /** Reads a picture by its octets, ignoring the server's content type, and caches it under its digest. */
  const read = Effect.fnUntraced(function* (file: Uint8Array) {
    const digest = createHash("sha256").update(file).digest("base64")
    if (logoCache.get(digest) !== undefined) return Result.succeed(digest)
    const logo = yield* work
      .run(readPicture, file, pngWork(file))
      // a picture that takes too long although its header allows it
      .pipe(Effect.orElseSucceed(() => "size" as const))
    if (typeof logo === "string") {
      yield* logWarning({
        en: "The picture of ImageUrl cannot be printed",
        es: "No se puede imprimir la imagen de ImageUrl",
        problem: logo
      })
      return Result.fail(logo)
    }
    logoCache.put(digest, logo)
    return Result.succeed(digest)
  })

  const fetched = Effect.fnUntraced(function* (imageUrl: string) {
    const { body, status } = yield* outbound.get(imageUrl, request)
    return status === ok ? yield* read(body) : Result.fail("unavailable" as const)
  })

  /** Digests of pictures, cached by the address from which they were fetched. */
  const addresses = yield* Cache.makeWith(
    (imageUrl: string): Effect.Effect<Result.Result<string, PictureProblem>> =>
      fetched(imageUrl).pipe(
        Effect.catch(({ reason }) =>
          Effect.as(
            logWarning({ en: "ImageUrl was not fetched", es: "No se trajo ImageUrl", reason }),
            Result.fail("unavailable" as const)
          )
        )
      ),
    {
      capacity: 50,
      // a missing picture may be available for the next document
      timeToLive: (exit) => (Exit.isSuccess(exit) && Result.isSuccess(exit.value) ? "1 hour" : "1 minute")
    }
  )

  /** The cached picture of a digest; `undefined` if it was dropped meanwhile. */
  const logoOf = (digest: Result.Result<string, PictureProblem>): LogoResult | undefined => {
    if (Result.isFailure(digest)) return Result.fail(digest.failure)
    const logo = logoCache.get(digest.success)
    return logo && Result.succeed(logo)
  }

  const addressed = Effect.fnUntraced(function* (imageUrl: string) {
    // V8 slices a string without copying it, so the slice as key would keep the whole body in memory
    const address = Buffer.from(imageUrl).toString()
    const logo = logoOf(yield* Cache.get(addresses, address))
    if (logo !== undefined) return logo
    yield* Cache.invalidate(addresses, address)
    return logoOf(yield* Cache.get(addresses, address))
  })

  return Logos.of({
    load: Effect.fnUntraced(function* (picture) {
      const logo = "imageUrl" in picture ? yield* addressed(picture.imageUrl) : logoOf(yield* read(picture.png))
      return logo ?? Result.fail("unavailable" as const)
    })
  })
})

/** The pictures that `ImageUrl` of bodies contains or names. */
export class Logos extends Context.Service<
  Logos,
  {
    /**
     * The picture at an https URL or in a PNG file, reduced to what is printed. A fetched file must be PNG or JPEG of
     * at most 1 MiB and arrive within five seconds. Its work is charged to the tenant. The last 32 MiB of pictures are
     * cached by the digest of their files, addresses for an hour. If it fails, the document is printed without a
     * picture.
     */
    readonly load: (picture: StatedPicture) => Effect.Effect<Result.Result<Logo, PictureProblem>>
  }
>()("@radicar/api/Logos") {
  static readonly layer = Layer.effect(Logos, make)
}
