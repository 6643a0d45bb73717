import type { Operation } from "@radicar/domain/inner/documentRegistry"
import type { Environment } from "@radicar/domain/inner/FilingConfiguration"
import { parseJson } from "@radicar/domain/inner/json/parseJson"
import { fromEpochMillis, LocalDateTime, parseLocalDateTime } from "@radicar/domain/inner/time/LocalDateTime"
import { embeddedPicture } from "@radicar/print/inner/logo/embeddedLogo"
import type { Logo, UnreadableLogo } from "@radicar/print/inner/logo/Logo"
import { readLogo } from "@radicar/print/inner/logo/readLogo"
import { pngWork } from "@radicar/print/inner/logo/readPng"
import type { Standing } from "@radicar/print/inner/PrintOptions"
import { printableTypes } from "@radicar/print/inner/printableTypes"
import { Redacted, Result } from "effect"
import type { Task } from "../../platform/work/HeavyWork.ts"
import { maskedSecret } from "../submissions/withoutSecrets.ts"

/** A recorded document that is printed, from what the caller sent. */
interface Printing {
  readonly operation: Operation
  /** The body as it is recorded: JSON without the secrets of its key. */
  readonly request: Uint8Array
  readonly environment: Environment
  /** When it was issued, as it says. */
  readonly documentDate: string
  readonly documentKey: string
  readonly software: { readonly id: string; readonly ownerNit?: string } | undefined
  readonly xml: { readonly name: string; readonly octets: Uint8Array }
  /** Milliseconds since the epoch. */
  readonly signed: number
  /** Milliseconds since the epoch; absent while the authority has not accepted it. */
  readonly validated: number | undefined
  /** The standing that the paper prints for a document that the authority has not accepted. */
  readonly standing: Standing | undefined
  /** The picture of `ImageUrl`; `null` where there is none, `undefined` while nobody has looked. */
  readonly logo: Logo | null | undefined
}

/** A picture that is to be read before its document is printed: its address, or the PNG file that the body holds. */
export type StatedPicture = { readonly imageUrl: string } | { readonly png: Uint8Array }

/** A PDF; or the picture without which it is not printed; or nothing of a body that cannot be printed. */
type PrintResult = { readonly pdf: Uint8Array } | StatedPicture | undefined

/** A picture as a PDF holds it, or why it cannot be printed. */
type PictureResult = Logo | UnreadableLogo["problem"]

/**
 * Reads the file of a picture. Its input counts by `pngWork`: a file of 2 kB may hold 16 million pixels. A MiB of work
 * takes 5 to 15 ms, and up to 200 where little is reduced; the largest in place takes some 4 ms.
 */
export const readPicture: Task<Uint8Array, PictureResult> = {
  name: "readPicture",
  run: (octets) => Result.match(readLogo(octets), { onFailure: ({ problem }) => problem, onSuccess: (logo) => logo }),
  smallest: 20 * 1024,
  millisPerMiB: 100
}

/** The picture that a body holds, as far as it is read in place; a PNG that takes longer is answered. */
const statedPicture = (imageUrl: string): Logo | StatedPicture | undefined => {
  const octets = embeddedPicture(imageUrl)
  if (octets === undefined) return { imageUrl }
  if (Result.isFailure(octets)) return undefined
  if (pngWork(octets.success) > readPicture.smallest) return { png: octets.success }
  return Result.getOrUndefined(readLogo(octets.success))
}

const print = (printing: Printing): PrintResult => {
  const { documentDate, documentKey, environment, operation, request, signed, software, validated, xml } = printing
  const now = parseLocalDateTime(documentDate)
  const body = parseJson(new TextDecoder().decode(request))
  if (!(now instanceof LocalDateTime) || Result.isFailure(body)) return undefined
  const configuration = {
    environment,
    now,
    // what is printed was checked with the secrets; it does without
    ...(software === undefined ? {} : { software: { ...software, pin: Redacted.make(maskedSecret) } })
  }
  const identified = printableTypes[operation].identify(body.success, configuration, {
    language: "es",
    unknownFields: "ignore"
  })
  if (Result.isFailure(identified)) return undefined
  const { imageUrl, print: printed } = identified.success
  const stated = imageUrl === undefined || printing.logo !== undefined ? printing.logo : statedPicture(imageUrl)
  if (stated !== undefined && stated !== null && !("data" in stated)) return stated
  const options = {
    xml,
    signed: fromEpochMillis(signed),
    ...(validated === undefined ? {} : { validated: fromEpochMillis(validated) }),
    ...(printing.standing === undefined ? {} : { standing: printing.standing }),
    ...(stated === undefined || stated === null ? {} : { logo: stated })
  }
  return { pdf: printed(options, documentKey) }
}

/**
 * Prints the graphic representation of a recorded document; the key is the recorded one. Two lines or a note of
 * 5 000 letters take 3 to 4 ms, 50 lines 7, 8 000 lines (3 MB) half a second.
 */
export const printDocument: Task<Printing, PrintResult> = {
  name: "printDocument",
  run: print,
  smallest: 12 * 1024,
  millisPerMiB: 10_000
}
