// The root for programs without Effect: functions that return values or throw. Programs with Effect import effect.ts.
import type { Body, CheckOptions } from "@radicar/domain/inner/plain/CheckOptions"
import { identifiedOf, isHandle } from "@radicar/domain/inner/plain/checked"
import type { ValidDocument } from "@radicar/domain/inner/plain/CheckedDocument"
import { getOrThrow, identifyPlain, localDateTimeOf } from "@radicar/domain/inner/plain/identifyPlain"
import { Result } from "effect"
import { embeddedLogo } from "./logo/embeddedLogo.ts"
import type { Logo } from "./logo/Logo.ts"
import { readLogo } from "./logo/readLogo.ts"
import { type PrintableDocument, printableOf, printableTypes } from "./printableTypes.ts"

export { ForeignDocument, InvalidDocument, MalformedJson } from "@radicar/domain/inner/plain/InvalidDocument"
export type { Body, CheckOptions } from "@radicar/domain/inner/plain/CheckOptions"
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

/** Options for checking and printing a body. */
export interface PrintOptions extends CheckOptions, SheetSettings {}

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

const printWith = (printable: PrintableDocument, settings: SheetSettings): Uint8Array => {
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

/** The function {@link print}. */
interface Print {
  /** Prints the valid result of `check`. Throws `InvalidLogo`, or `ForeignDocument` for a result of another copy. */
  (document: ValidDocument, settings?: SheetSettings): Uint8Array
  /** Checks and prints a body. Throws `InvalidDocument` with every violation, `MalformedJson` or `InvalidLogo`. */
  (document: Body, options: PrintOptions): Uint8Array
}

/** Whether a value was once the result of a `check`, of whatever copy of the package. */
const isResult = (value: ValidDocument | Body): value is ValidDocument =>
  isHandle(value) || (typeof value === "object" && value !== null && "completed" in value && "valid" in value)

/**
 * Prints the graphic representation of a document: the bytes of a PDF/A-3b file. Pure: the same document and options
 * give the same bytes.
 *
 * @example
 * ```ts
 * const document = check(json, { now: new Date() })
 * if (document.valid) writeFileSync("invoice.pdf", print(document))
 * ```
 */
export const print: Print = (document: ValidDocument | Body, options?: SheetSettings | PrintOptions): Uint8Array => {
  if (isResult(document)) {
    const behind = identifiedOf(document)
    return printWith(printableOf(behind.operation, behind.document), options ?? {})
  }
  const checking = options as PrintOptions
  const identified = identifyPlain(document, checking, (operation) => printableTypes[operation].identify)
  return printWith(getOrThrow(identified), checking)
}
