import type { Operation } from "@radicar/domain/inner/documentRegistry"
import type { Environment } from "@radicar/domain/inner/FilingConfiguration"
import { parseJson } from "@radicar/domain/inner/json/parseJson"
import type { Language } from "@radicar/domain/inner/rules/Language"
import type { Violation } from "@radicar/domain/inner/rules/Violation"
import { fromEpochMillis, LocalDateTime, parseLocalDateTime } from "@radicar/domain/inner/time/LocalDateTime"
import { embeddedPicture } from "@radicar/print/inner/logo/embeddedLogo"
import type { Logo, UnreadableLogo } from "@radicar/print/inner/logo/Logo"
import { readLogo } from "@radicar/print/inner/logo/readLogo"
import { pngWork } from "@radicar/print/inner/logo/readPng"
import type { SheetOptions, Standing } from "@radicar/print/inner/SheetOptions"
import { printableTypes } from "@radicar/print/inner/printableTypes"
import { Redacted, Result } from "effect"
import type { KeyScheme } from "@radicar/domain/inner/key/DocumentKey"
import { parse } from "@radicar/signature/inner/XmlTree"
import { readXml } from "@radicar/ubl/inner/read/readXml"
import type { ReadDocument } from "@radicar/ubl/inner/table/document"
import { withoutUndefined } from "../../platform/withoutUndefined.ts"
import type { Task } from "../../platform/work/HeavyWork.ts"
import { filedLimits } from "../reading/filedLimits.ts"
import { maskedSecret } from "../submissions/contentDigest.ts"

/** Paper and design of a print. */
export type PrintDesign = Pick<SheetOptions, "face" | "paper" | "tillPaper">

/** A document to print, from the body that the caller sent. */
export interface Printing {
  readonly design: PrintDesign
  readonly operation: Operation
  /** The body as it is recorded: JSON without its certificate, with technical key and pin masked. */
  readonly request: Uint8Array
  readonly environment: Environment
  /** Time of issue as the document states it. */
  readonly documentDate: string
  readonly documentKey: string
  readonly software: { readonly id: string; readonly ownerNit?: string } | undefined
  /** The signed XML; absent for a draft. */
  readonly xml?: { readonly name: string; readonly octets: Uint8Array }
  /** Time of signing, in milliseconds since the epoch; absent for a draft. */
  readonly signed?: number
  /** Time of the authority's acceptance, in milliseconds since the epoch; absent while the document is not accepted. */
  readonly validated: number | undefined
  /** Validity to print for a document that the authority has not accepted: rejected, or not validated. */
  readonly standing: Standing | undefined
  /**
   * The company's logo, else the picture at `ImageUrl`; `null` if it cannot be printed, `undefined` if it was not read
   * yet.
   */
  readonly logo: Logo | null | undefined
}

/** A picture to read before printing its document: its address, or the PNG file in the body. */
export type StatedPicture = { readonly imageUrl: string } | { readonly png: Uint8Array }

/** A PDF, or the picture to read before printing; `undefined` for a body that cannot be printed. */
type PrintResult = { readonly pdf: Uint8Array } | StatedPicture | undefined

/** A picture as embedded in a PDF, or the reason why it cannot be printed. */
type PictureResult = Logo | UnreadableLogo["problem"]

/**
 * Reads the file of a picture. `pngWork` measures its cost, because a file of 2 kB may contain 16 million pixels. A MiB
 * of work takes 5 to 15 ms, or up to 200 ms if the picture is hardly reduced. The largest picture that is not read in a
 * thread takes some 4 ms.
 */
export const readPicture: Task<Uint8Array, PictureResult> = {
  name: "readPicture",
  run: (octets) => Result.match(readLogo(octets), { onFailure: ({ problem }) => problem, onSuccess: (logo) => logo }),
  smallest: 20 * 1024
}

/** The picture of a body if it is small enough to read here; else its address or its PNG file, to be read first. */
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
    // the document was checked with its secrets; printing needs none
    ...(software === undefined ? {} : { software: { ...software, pin: Redacted.make(maskedSecret) } })
  }
  const identified = printableTypes[operation].identify(body.success, configuration, {
    language: "es",
    unknownFields: "ignore"
  })
  if (Result.isFailure(identified)) return undefined
  const { imageUrl, print: printed } = identified.success
  const logo = imageUrl === undefined || printing.logo !== undefined ? printing.logo : statedPicture(imageUrl)
  if (logo !== undefined && logo !== null && !("data" in logo)) return logo
  const options = {
    ...printing.design,
    ...withoutUndefined({ xml }),
    ...(signed === undefined ? {} : { signed: fromEpochMillis(signed) }),
    ...(validated === undefined ? {} : { validated: fromEpochMillis(validated) }),
    ...(printing.standing === undefined ? {} : { standing: printing.standing }),
    ...(logo === undefined || logo === null ? {} : { logo })
  }
  return { pdf: printed(options, documentKey) }
}

/** A document to print from its XML alone. */
interface ReadPrinting extends Pick<Printing, "documentKey" | "environment" | "standing" | "validated"> {
  readonly xml: NonNullable<Printing["xml"]>
  /** Paper and design; those of a document without settings if absent. */
  readonly design?: PrintDesign
  /** The company's logo. */
  readonly logo?: Logo | undefined
  readonly keyScheme: string
  readonly softwareId: string
  readonly now: LocalDateTime
  /** Language of the values that break a rule of form. */
  readonly language: Language
}

/** Prints a document as read from its XML; fails with the values that break a rule of form if it needs one of them. */
export const printReading = (
  { body, operation }: ReadDocument,
  {
    design,
    documentKey,
    environment,
    keyScheme,
    language,
    logo,
    now,
    softwareId,
    standing,
    validated,
    xml
  }: ReadPrinting
): Result.Result<Uint8Array, ReadonlyArray<Violation>> =>
  printableTypes[operation].printReceived(
    { scheme: keyScheme as KeyScheme, value: documentKey },
    {
      ...design,
      xml,
      ...(validated === undefined ? {} : { validated: fromEpochMillis(validated) }),
      ...withoutUndefined({ logo, standing })
    },
    body,
    // printing needs no secret, and prints none
    { environment, now, software: { id: softwareId, pin: Redacted.make(maskedSecret) } },
    { language, unknownFields: "ignore" }
  )

/** A recorded document whose content is not that of its request. */
type FiledPrinting = Omit<ReadPrinting, "language" | "now" | "softwareId"> & Pick<Printing, "documentDate">

/** Prints the graphic representation of a recorded document from its XML; costs as much as {@link printDocument}. */
export const printFiled: Task<FiledPrinting, Uint8Array | undefined> = {
  name: "printFiled",
  run: ({ documentDate, ...printing }) => {
    const parsed = parse(printing.xml.octets, filedLimits)
    const read = Result.isFailure(parsed) ? undefined : readXml(parsed.success.root)
    const now = parseLocalDateTime(documentDate)
    return read === undefined || !(now instanceof LocalDateTime)
      ? undefined
      : Result.getOrUndefined(printReading(read, { ...printing, language: "es", now, softwareId: "" }))
  },
  smallest: 12 * 1024
}

/**
 * Prints the graphic representation of a recorded document under its recorded key. Two lines or a note of 5 000
 * letters take 3 to 4 ms, 50 lines 7 ms, 8 000 lines (3 MB) half a second.
 */
export const printDocument: Task<Printing, PrintResult> = {
  name: "printDocument",
  run: print,
  smallest: 12 * 1024
}
