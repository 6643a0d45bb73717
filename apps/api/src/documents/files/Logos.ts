import type { Logo, UnreadableLogo } from "@radicar/print/inner/logo/Logo"
import { pngWork } from "@radicar/print/inner/logo/readPng"
import { Cache, Context, Effect, Exit, Layer, Result } from "effect"
import { createHash } from "node:crypto"
import { GuardedClient } from "../../platform/outbound/GuardedClient.ts"
import { HeavyWork } from "../../platform/work/HeavyWork.ts"
import { readPicture, type StatedPicture } from "./printDocument.ts"

/** Octets of the largest file that is fetched. A picture of the size that a letterhead needs has far less. */
const maximumBytes = 1024 * 1024

const request = {
  headers: { accept: "image/png, image/jpeg" },
  timeoutMillis: 5000,
  maximumBytes,
  longer: "fail"
} as const

const ok = 200

/** Octets of all pictures that are kept in memory. */
const maximumKept = 32 * 1024 * 1024

/** Octets that a kept picture counts in addition to its own, so that small ones are bounded as well. */
const entryOctets = 1024

/** Pictures by the digest of their files, those that were used last. */
const makeKept = () => {
  const logos = new Map<string, Logo>()
  let octets = 0
  const drop = (digest: string, { data }: Logo): void => {
    logos.delete(digest)
    octets -= data.length + entryOctets
  }
  const get = (digest: string): Logo | undefined => {
    const logo = logos.get(digest)
    if (logo === undefined) return undefined
    // a map lists what was set last at its end
    logos.delete(digest)
    logos.set(digest, logo)
    return logo
  }
  const put = (digest: string, logo: Logo): void => {
    const known = logos.get(digest)
    if (known !== undefined) drop(digest, known)
    logos.set(digest, logo)
    octets += logo.data.length + entryOctets
    for (const [oldest, each] of logos) {
      if (octets <= maximumKept) break
      drop(oldest, each)
    }
  }
  return { get, put }
}

/** Reason for a document without its picture. `unavailable`: there is no answer at the address, or none of 200. */
export type PictureProblem = UnreadableLogo["problem"] | "unavailable"

type Found = Result.Result<Logo, PictureProblem>

const make = Effect.gen(function* () {
  const outbound = yield* GuardedClient
  const work = yield* HeavyWork
  const kept = makeKept()

  /** Reads a picture by its octets, whatever the server calls them, and keeps it under its digest. */
  const read = Effect.fnUntraced(function* (file: Uint8Array) {
    const digest = createHash("sha256").update(file).digest("base64")
    if (kept.get(digest) !== undefined) return Result.succeed(digest)
    const logo = yield* work
      .run(readPicture, file, pngWork(file))
      // one that takes too long although its header allows it
      .pipe(Effect.orElseSucceed(() => "size" as const))
    if (typeof logo === "string") {
      yield* Effect.logWarning("The picture of ImageUrl cannot be printed", { problem: logo })
      return Result.fail(logo)
    }
    kept.put(digest, logo)
    return Result.succeed(digest)
  })

  const fetched = Effect.fnUntraced(function* (imageUrl: string) {
    const { body, status } = yield* outbound.get(imageUrl, request)
    return status === ok ? yield* read(body) : Result.fail("unavailable" as const)
  })

  /** Digests by address. */
  const addresses = yield* Cache.makeWith(
    (imageUrl: string): Effect.Effect<Result.Result<string, PictureProblem>> =>
      fetched(imageUrl).pipe(
        Effect.catch(({ reason }) =>
          Effect.as(Effect.logWarning("ImageUrl was not fetched", { reason }), Result.fail("unavailable" as const))
        )
      ),
    {
      capacity: 50,
      // what is not there now may be there for the next document
      timeToLive: (exit) => (Exit.isSuccess(exit) && Result.isSuccess(exit.value) ? "1 hour" : "1 minute")
    }
  )

  /** `undefined` of a picture that has left the memory meanwhile. */
  const logoOf = (digest: Result.Result<string, PictureProblem>): Found | undefined => {
    if (Result.isFailure(digest)) return Result.fail(digest.failure)
    const logo = kept.get(digest.success)
    return logo && Result.succeed(logo)
  }

  const addressed = Effect.fnUntraced(function* (imageUrl: string) {
    // V8 cuts a string out of a longer one without copying it: as a key it would keep the whole body in memory
    const address = Buffer.from(imageUrl).toString()
    const found = logoOf(yield* Cache.get(addresses, address))
    if (found !== undefined) return found
    yield* Cache.invalidate(addresses, address)
    return logoOf(yield* Cache.get(addresses, address))
  })

  return Logos.of({
    of: Effect.fnUntraced(function* (picture) {
      const found = "imageUrl" in picture ? yield* addressed(picture.imageUrl) : logoOf(yield* read(picture.png))
      return found ?? Result.fail("unavailable" as const)
    })
  })
})

/** The pictures that bodies hold or name by `ImageUrl`. */
export class Logos extends Context.Service<
  Logos,
  {
    /**
     * The picture at an https URL or in a PNG file, reduced to what prints: PNG or JPEG of 1 MiB at most, fetched
     * within five seconds. Its work is charged to the tenant. The last 32 MiB of pictures are kept in memory by the
     * digest of their files, addresses for an hour. Without a picture a document is printed without it.
     */
    readonly of: (picture: StatedPicture) => Effect.Effect<Result.Result<Logo, PictureProblem>>
  }
>()("@radicar/api/Logos") {
  static readonly layer = Layer.effect(Logos, make)
}
