import type { Logo } from "@radicar/print/logo/Logo"
import type { UnreadableLogo } from "@radicar/print/logo/UnreadableLogo"
import { Effect, type FileSystem, Option, type Result, type Stdio } from "effect"
import { Failure } from "../Failure.ts"
import { readInput } from "../input/readInput.ts"
import { Output } from "../output/Output.ts"

const problems: Readonly<Record<UnreadableLogo["problem"], string>> = {
  format: "El logo no es PNG ni JPEG. Conviértalo a uno de ellos.",
  damaged: "El logo está dañado: su archivo está cortado o no es lo que dice ser. Expórtelo de nuevo.",
  colours: "El logo tiene colores CMYK u otros que un PDF/A no puede mostrar. Conviértalo a RGB.",
  interlaced: "El logo es un PNG entrelazado. Guárdelo sin entrelazar.",
  size: "El logo tiene más de 16 millones de píxeles. Redúzcalo; 600 píxeles bastan."
}

const usable = (read: Result.Result<Logo, UnreadableLogo>): Effect.Effect<Logo, Failure> =>
  Effect.mapError(
    Effect.fromResult(read),
    ({ message, problem }) => new Failure({ reason: "configuration", text: { en: message, es: problems[problem] } })
  )

/**
 * The picture that is printed: that of `--logo`, else the one that the document's `ImageUrl` holds. An `ImageUrl` that
 * names a place is not fetched, which a message says.
 */
export const readLogoFlag = Effect.fn("readLogoFlag")(function* (
  flag: Option.Option<string>,
  imageUrl: string | undefined
): Effect.fn.Return<Logo | undefined, Failure, FileSystem.FileSystem | Stdio.Stdio | Output> {
  // as late as what prints
  const { readLogo } = yield* Effect.promise(() => import("@radicar/print/logo/readLogo"))
  if (Option.isSome(flag)) return yield* usable(readLogo(yield* readInput(flag.value)))
  if (imageUrl === undefined) return undefined
  const { embeddedLogo } = yield* Effect.promise(() => import("@radicar/print/logo/embeddedLogo"))
  const embedded = embeddedLogo(imageUrl)
  if (embedded !== undefined) return yield* usable(embedded)
  const output = yield* Output
  yield* output.message(
    output.say({
      en: "ImageUrl is not fetched: give the picture with --logo.",
      es: "ImageUrl no se descarga: indique la imagen con --logo."
    })
  )
  return undefined
})
