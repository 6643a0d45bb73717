import type { Operation } from "@radicar/domain/documentRegistry"
import type { Environment } from "@radicar/domain/FilingConfiguration"
import { parseJson } from "@radicar/domain/json/parseJson"
import { fromEpochMillis, LocalDateTime, parseLocalDateTime } from "@radicar/domain/time/LocalDateTime"
import { embeddedLogo } from "@radicar/print/logo/embeddedLogo"
import type { Logo } from "@radicar/print/logo/Logo"
import type { Standing } from "@radicar/print/PrintOptions"
import { printableTypes } from "@radicar/print/printableTypes"
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
  /** The picture at the `ImageUrl`; `null` where there is none, `undefined` while nobody has looked. */
  readonly logo: Logo | null | undefined
}

/** A PDF; or the address of a picture without which it is not printed; or nothing of a body that cannot be printed. */
type PrintResult = { readonly pdf: Uint8Array } | { readonly imageUrl: string } | undefined

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
  const embedded = imageUrl === undefined ? undefined : embeddedLogo(imageUrl)
  if (imageUrl !== undefined && embedded === undefined && printing.logo === undefined) return { imageUrl }
  const logo = embedded === undefined ? printing.logo : Result.getOrUndefined(embedded)
  const options = {
    xml,
    signed: fromEpochMillis(signed),
    ...(validated === undefined ? {} : { validated: fromEpochMillis(validated) }),
    ...(printing.standing === undefined ? {} : { standing: printing.standing }),
    ...(logo === undefined || logo === null ? {} : { logo })
  }
  return { pdf: printed(options, documentKey) }
}

/**
 * Prints the graphic representation of a recorded document; the key is the recorded one. A hundred lines (40 kB of
 * JSON) take 10 ms, 8 000 lines (3 MB) half a second.
 */
export const printDocument: Task<Printing, PrintResult> = {
  name: "printDocument",
  run: print,
  smallest: 40 * 1024,
  millisPerMiB: 10_000
}
