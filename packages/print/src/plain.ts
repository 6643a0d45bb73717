// The root for programs without Effect: functions that return values or throw. Programs with Effect import effect.ts.
import { identifiedOf } from "@radicar/domain/inner/plain/checked"
import type { ValidDocument } from "@radicar/domain/inner/plain/CheckedDocument"
import { localDateTimeOf } from "@radicar/domain/inner/plain/identifyPlain"
import { Result } from "effect"
import { embeddedLogo } from "./logo/embeddedLogo.ts"
import type { Logo } from "./logo/Logo.ts"
import { readLogo } from "./logo/readLogo.ts"
import { printableOf } from "./printableDocument.ts"

export { ForeignDocument } from "@radicar/domain/inner/plain/InvalidDocument"
export type { ValidDocument } from "@radicar/domain/inner/plain/CheckedDocument"

/** Values that a print shows in addition to the document. */
export interface SheetSettings {
  /** The issuer's logo: the bytes of a PNG or JPEG. By default the one in `ImageUrl`, if that is a `data:` URI. */
  readonly logo?: Uint8Array
  /** The signed XML, attached to the PDF unchanged. */
  readonly xml?: { readonly name: string; readonly octets: Uint8Array }
  /** Time at which the document was signed. */
  readonly signed?: Date
  /** Time at which the authority accepted the document. */
  readonly validated?: Date
  /**
   * State to print in red on a document that the authority has not accepted: `rejected`, or `unvalidated` without
   * answer.
   */
  readonly standing?: "rejected" | "unvalidated"
  /** The key with which the document was filed, if the secret for computing the key is no longer known. */
  readonly documentKey?: string
}

/** Error: the logo cannot be printed. */
export class InvalidLogo extends Error {
  override readonly name = "InvalidLogo"
  readonly problem: "format" | "damaged" | "colours" | "interlaced" | "size"

  constructor(message: string, problem: InvalidLogo["problem"]) {
    super(message)
    this.problem = problem
  }
}

const logoOf = (octets: Uint8Array | undefined, imageUrl: string | undefined): Logo | undefined => {
  if (octets !== undefined) {
    const logo = readLogo(octets)
    if (Result.isSuccess(logo)) return logo.success
    throw new InvalidLogo(logo.failure.message, logo.failure.problem)
  }
  const embedded = imageUrl === undefined ? undefined : embeddedLogo(imageUrl)
  return embedded !== undefined && Result.isSuccess(embedded) ? embedded.success : undefined
}

/**
 * Prints the graphic representation of the valid result of `check`: the bytes of a PDF/A-3b file. Pure: the same
 * document and settings give the same bytes. Throws `InvalidLogo`, or `ForeignDocument` for a result of another copy of
 * `@radicar/domain`.
 *
 * @example
 * ```ts
 * const document = check(json, { now: new Date() })
 * if (document.valid) writeFileSync("invoice.pdf", print(document))
 * ```
 */
export const print = (document: ValidDocument, settings: SheetSettings = {}): Uint8Array => {
  const behind = identifiedOf(document)
  const printable = printableOf(behind.operation, behind.document)
  const { documentKey, signed, standing, validated, xml } = settings
  const logo = logoOf(settings.logo, printable.imageUrl)
  return printable.print(
    {
      ...(logo === undefined ? {} : { logo }),
      ...(xml === undefined ? {} : { xml }),
      ...(signed === undefined ? {} : { signed: localDateTimeOf(signed) }),
      ...(validated === undefined ? {} : { validated: localDateTimeOf(validated) }),
      ...(standing === undefined ? {} : { standing })
    },
    documentKey
  )
}
