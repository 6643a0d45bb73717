import { nitCheckDigit } from "@radicar/domain/inner/Nit"
import { type PartyIdentity, taxAuthority } from "@radicar/domain/inner/document/Party"
import type { Row, Values } from "../table/Row.ts"
import { attribute, derivedAttribute, literal } from "../table/attributes.ts"
import { text } from "../table/elements.ts"
import type { XmlReader } from "../xml/XmlReader.ts"

/** Attributes of every code that the DIAN issues; the XSD enumerates the literal (annex FE 1.9, rules FAB25, FAB26). */
export const agency = ` schemeAgencyID="195" schemeAgencyName="CO, DIAN (Dirección de Impuestos y Aduanas Nacionales)"`

/** NIT of the DIAN and its check digit (rules FAB31, FAB34, FAB35). */
export const authorityIdentity = taxAuthority.identity

/** A party that is identified by a number. */
export interface Identified {
  readonly identity: PartyIdentity
}

const checkDigitOf = ({ Id, IdentificationType }: Values): string | undefined =>
  IdentificationType === "31" && typeof Id === "string" ? nitCheckDigit(Id) : undefined

/** The attributes of an identification, after the constant attributes `before`: check digit and type. */
const schemes = <S extends Identified>(before: string, rule: string | undefined): ReadonlyArray<Row<S>> => [
  ...(before === "" ? [] : [literal<S>(before)]),
  derivedAttribute("schemeID", { from: ({ identity }) => identity.checkDigit, expected: checkDigitOf }),
  attribute("schemeName", "identificationType", rule, { from: ({ identity }) => identity.type })
]

/** The identification at `element`; the check digit of a NIT follows from it. */
export const identification = <S extends Identified>(
  element: string,
  options: {
    readonly before?: string
    readonly more?: ReadonlyArray<Row<S>>
    readonly rule?: string
    readonly typeRule?: string
    readonly required?: true
    readonly isWritten?: (subject: S) => boolean
  } = {}
): Row<S> =>
  text(element, "id", options.rule, {
    ...(options.required === undefined ? {} : { required: options.required }),
    from: (subject) => (options.isWritten?.(subject) === false ? undefined : subject.identity.number),
    attributes: [...schemes<S>(options.before ?? "", options.typeRule), ...(options.more ?? [])]
  })

/** Reads an identification at its element: number, type, and a correct check digit. */
export const readIdentification = (xml: XmlReader, values: Values): void => {
  values["Id"] = xml.text()
  values["IdentificationType"] = xml.text("@schemeName")
  const checkDigit = checkDigitOf(values)
  if (checkDigit !== undefined) xml.confirm("@schemeID", checkDigit)
}

/** A repeated identification. It counts as read if number and type equal those of the first. */
export const identificationAgain = <S extends Identified>(
  element: string,
  before: string,
  isWritten: (subject: S) => boolean = () => true
): Row<S> => ({
  ...identification<S>(element, { before, isWritten }),
  read: undefined,
  settle: (xml, values) => {
    const again = xml.at(element)
    if (again.peek() !== values["Id"] || again.peek("@schemeName") !== values["IdentificationType"]) return
    readIdentification(again, { ...values })
  }
})
