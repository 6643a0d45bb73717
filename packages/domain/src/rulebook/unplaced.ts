import { foldText } from "../text/foldText.ts"
import { Result } from "effect"
import * as Base64 from "effect/encoding/Base64"
import { namesForAdvice } from "../codes/CodeList.ts"
import { countries } from "../codes/countries.ts"
import { isPictureTooLarge, maximumPicture } from "../document/Party.ts"
import type { PhysicalLocation } from "../document/PhysicalLocation.ts"
import type { SoftwareProvider } from "../document/Software.ts"
import type { Localized, Wording } from "../rules/Language.ts"
import { rule, ruleWithCause, type Check, type Report, type Rule } from "../rules/Rule.ts"
import { nothing, secretActual } from "../rules/sharedWordings.ts"
import type { WirePath } from "../rules/Violation.ts"

const source = "Nothing that a body states is dropped silently: fields of the bodies without a place in the annex"
const severity = "notification" as const

/**
 * Makes a notification of a field that this document cannot file, although other documents of its operation can. The
 * caller may expect the field to be filed.
 */
export const unplaced = <Subject>(check: Check<Subject>): Rule<Subject> =>
  rule(
    { code: "RAD60", severity, source },
    "This document has no place for the field: it is not filed.",
    "Este documento no tiene lugar para el campo: no se transmite.",
    "Omit the field that the notification's path names, or correct the type or code that it does not fit.",
    "Omita el campo que indica la ruta, o corrija el tipo o código al que no corresponde.",
    check
  )

/**
 * Code of notifications that only a dry run lists. They concern fields that a body may always state but that no
 * document of the operation contains.
 */
export const dryRunCode = "RAD61"

/** Makes a notification of a field that no document of the operation can file. */
export const neverPlaced = <Subject>(check: Check<Subject>): Rule<Subject> =>
  ruleWithCause(
    { code: dryRunCode, severity, source },
    "No document of this operation has a place for the field: it is not filed.",
    "Ningún documento de esta operación tiene lugar para el campo: no se transmite.",
    "A field is stated that no document of the operation files; only dry runs and validate say so.",
    "Se informa un campo que ningún documento de la operación transmite; solo lo dicen los ensayos y validate.",
    "Nothing, or omit the field that the notification's path names.",
    "Ninguna, u omita el campo que indica la ruta.",
    check
  )

/** Makes a notification of a field that contradicts another one. The other one is filed. */
export const contradicting = <Subject>(check: Check<Subject>): Rule<Subject> =>
  rule(
    { code: "RAD62", severity, source },
    "The field contradicts another one, and the other is filed.",
    "El campo dice algo distinto de otro, y se transmite el otro.",
    "Correct the field that the notification's path names, or the one that it expects, or omit one of them.",
    "Corrija el campo que indica la ruta, o el que se espera, u omita uno de los dos.",
    check
  )

const testSet: Localized = {
  en: "nothing, unless the request has isTest=true: the document is then uploaded for this test set",
  es: "nada, salvo que la solicitud tenga isTest=true: entonces el documento se envía para este set de pruebas"
}

/** Notifies of fields of `SoftwareProvider` that are not sent to the authority. */
export const softwareRemarks = <Subject>(softwareOf: (subject: Subject) => SoftwareProvider | undefined) =>
  neverPlaced<Subject>((subject, report) => {
    const { origin, testSetId } = softwareOf(subject) ?? {}
    if (testSetId !== undefined) report(["SoftwareProvider", "TestSetId"], testSet, testSetId)
    if (origin !== undefined) report(["SoftwareProvider", "Origin"], nothing, origin)
  })

/** The fields of a numbering range that may have no effect. */
interface StatedRange {
  readonly id?: number
  readonly date?: string
  readonly fromNumber?: number
  readonly toNumber?: number
  readonly technicalKey?: object
  readonly startDate?: string
  readonly endDate?: string
}

const rangeFields = ["Id", "Date", "FromNumber", "ToNumber", "StartDate", "EndDate"] as const
const fieldNames = ["id", "date", "fromNumber", "toNumber", "startDate", "endDate"] as const

const reportRange = (range: StatedRange, isAuthorised: boolean, usesKey: boolean, report: Report): void => {
  if (!isAuthorised) {
    fieldNames.forEach((name, index) => {
      const value = range[name]
      if (value !== undefined) report(["NumberingRange", rangeFields[index] ?? ""], nothing, String(value))
    })
  }
  if (!usesKey && range.technicalKey !== undefined) report(["NumberingRange", "TechnicalKey"], nothing, secretActual)
}

/**
 * Notifies of fields of `NumberingRange` in a document without an authorised range. It also notifies of the technical
 * key in a document whose key uses the software's pin.
 */
export const rangeRemarks = <Subject>(
  rangeOf: (subject: Subject) => {
    readonly range: StatedRange | undefined
    readonly isAuthorised: boolean
    readonly usesKey: boolean
  }
) =>
  neverPlaced<Subject>((subject, report) => {
    const { isAuthorised, range, usesKey } = rangeOf(subject)
    if (range !== undefined) reportRange(range, isAuthorised, usesKey, report)
  })

/** Reports a country name that contradicts the country's code, if the program has loaded the names. */
export const reportCountryName = (
  field: string,
  { countryCode, countryName }: Pick<PhysicalLocation, "countryCode" | "countryName">,
  report: Report
): void => {
  if (countryName === undefined) return
  const knownName = namesForAdvice(countries)?.nameOf(countryCode)
  if (knownName === undefined || knownName === countryName || foldText(knownName) === foldText(countryName)) return
  report([field, "PhysicalLocation", "CountryName"], knownName, countryName)
}

/** A picture's `data:` URL whose base64 begins as a PNG or a JPEG file does. */
const embedded = /^data:[a-z]+\/[a-z+.-]+;base64,(?:iVBORw0KGgo|\/9j\/)[A-Za-z0-9+/]*={0,2}$/u

const isPicture = (url: string): boolean =>
  url.startsWith("data:") ? embedded.test(url) : /^https:\/\/[^\s/]+(?:\/\S*)?$/iu.test(url)

const picture: Localized = {
  en: "an https: URL, or a data: URL with a PNG or JPEG file in base64",
  es: "una URL https:, o una URL data: con un archivo PNG o JPEG en base64"
}

/** Number of base64 characters that contain the head of a PNG file, up to its width and height. */
const sizeCharacters = 32

/** Width and height of the PNG file in a `data:` URL, in pixels; `undefined` for any other address. */
const embeddedPngSize = (url: string): { readonly width: number; readonly height: number } | undefined => {
  const start = /^data:[a-z]+\/[a-z+.-]+;base64,(?=iVBORw0KGgo)/u.exec(url)?.[0].length
  const octets = start === undefined ? undefined : Base64.decode(url.slice(start, start + sizeCharacters))
  if (octets === undefined || Result.isFailure(octets) || octets.success.length < 24) return undefined
  const view = new DataView(octets.success.buffer, octets.success.byteOffset)
  return { width: view.getUint32(16), height: view.getUint32(20) }
}

const million = 1_000_000

const smallPicture: Localized = {
  en: `a PNG of at most ${maximumPicture.pixels / million} million pixels, ${maximumPicture.side} a side; a width of 600 pixels is enough`,
  es: `un PNG de máximo ${maximumPicture.pixels / million} millones de píxeles, ${maximumPicture.side} por lado; con 600 píxeles de ancho basta`
}

const reportPicture = (url: string | undefined, report: Report): void => {
  if (url === undefined) return
  const size = embeddedPngSize(url)
  if (size !== undefined && isPictureTooLarge(size)) {
    const { height, width } = size
    report(["CompanyParty", "ImageUrl"], smallPicture, {
      en: `${width} × ${height} pixels`,
      es: `${width} × ${height} píxeles`
    })
  } else if (!isPicture(url))
    report(["CompanyParty", "ImageUrl"], picture, url.length > 60 ? `${url.slice(0, 59)}…` : url)
}

/** Notifies of an issuer's picture that cannot be printed, judged by its address or its header. */
export const imageRule = <Subject>(urlOf: (subject: Subject) => string | undefined) =>
  rule<Subject>(
    {
      code: "RAD64",
      severity,
      path: "$.CompanyParty.ImageUrl",
      source: "A picture is fetched over https or is in the body itself, as PNG or JPEG"
    },
    "ImageUrl is not the address of a picture that can be printed: the document is printed without it.",
    "ImageUrl no es la dirección de una imagen que se pueda imprimir: el documento se imprime sin ella.",
    "Correct CompanyParty.ImageUrl: an https: URL, or a data: URL with a PNG or JPEG file in base64. A PNG has at most 16 million pixels, 16 000 a side.",
    "Corrija CompanyParty.ImageUrl: una URL https:, o una URL data: con un archivo PNG o JPEG en base64. Un PNG tiene máximo 16 millones de píxeles, 16 000 por lado.",
    (subject, report) => reportPicture(urlOf(subject), report)
  )

/** Reports a value for which a document has no place. */
export const reportUnplaced = (path: WirePath, actual: Wording | undefined, report: Report): void =>
  report(path, nothing, actual)
