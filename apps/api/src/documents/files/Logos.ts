import { embeddedLogo } from "@radicar/print/logo/embeddedLogo"
import type { Logo } from "@radicar/print/logo/Logo"
import { readLogo } from "@radicar/print/logo/readLogo"
import { Cache, Context, Effect, Exit, Layer, Option, Result } from "effect"
import { GuardedClient } from "../../platform/outbound/GuardedClient.ts"

/** A picture of the size that a letterhead needs has far less. */
const maximumBytes = 1024 * 1024

const request = {
  headers: { accept: "image/png, image/jpeg" },
  timeoutMillis: 5000,
  maximumBytes,
  longer: "fail"
} as const

const ok = 200

const make = Effect.gen(function* () {
  const outbound = yield* GuardedClient

  /** By what the octets are, whatever the server calls them. */
  const fetched = Effect.fnUntraced(function* (imageUrl: string) {
    const { body, status } = yield* outbound.get(imageUrl, request)
    return status === ok ? Option.getSuccess(readLogo(body)) : Option.none<Logo>()
  })

  const cache = yield* Cache.makeWith(
    (imageUrl: string) =>
      fetched(imageUrl).pipe(
        Effect.catch(({ reason }) =>
          Effect.as(Effect.logWarning("ImageUrl was not fetched", { reason }), Option.none())
        )
      ),
    {
      capacity: 50,
      // what is not there now may be there for the next document
      timeToLive: (exit) => (Exit.isSuccess(exit) && Option.isSome(exit.value) ? "1 hour" : "1 minute")
    }
  )

  return Logos.of({
    of: (imageUrl) => {
      if (imageUrl === undefined) return Effect.succeedNone
      const embedded = embeddedLogo(imageUrl)
      // V8 cuts a string out of a longer one without copying it: as a key it would keep the whole body in memory
      if (embedded === undefined) return Cache.get(cache, Buffer.from(imageUrl).toString())
      return Effect.succeed(Result.isSuccess(embedded) ? Option.some(embedded.success) : Option.none())
    }
  })
})

/** The pictures that bodies name by `ImageUrl`. */
export class Logos extends Context.Service<
  Logos,
  {
    /**
     * The picture that a `data:` URL holds or that is at an https URL: PNG or JPEG of 1 MiB at most, fetched within
     * five seconds and kept in memory for an hour. None where there is none: a document is printed without it.
     */
    readonly of: (imageUrl: string | undefined) => Effect.Effect<Option.Option<Logo>>
  }
>()("@radicar/api/Logos") {
  static readonly layer = Layer.effect(Logos, make)
}
