import { nitReadings, parseNit } from "@radicar/domain/inner/Nit"
import { PhysicalLocation } from "@radicar/domain/inner/document/PhysicalLocation"
import type { ResolvedAddress } from "@radicar/domain/inner/document/Party"
import type {
  CheckedPayroll,
  CheckedPayrollDeleteNote,
  CheckedPayrollReplaceNote
} from "@radicar/domain/inner/document/payroll/CheckedPayroll"
import {
  type Employer,
  employerName,
  fullName,
  isNaturalPerson,
  PredecessorReference
} from "@radicar/domain/inner/document/payroll/Payroll"
import type { JsonValue } from "@radicar/domain/inner/json/JsonValue"
import { type DocumentKey, publicPage, softwareSecurityCode } from "@radicar/domain/inner/key/DocumentKey"
import { Redacted } from "effect"
import { part, type Part, type Reading, type Row, type Values, type Writing } from "../table/Row.ts"
import { attribute, derivedAttribute } from "../table/attributes.ts"
import { derived, text } from "../table/elements.ts"
import { group, inline, one } from "../table/nesting.ts"
import { day, wireMoment, number, type Wire } from "../table/wireValues.ts"
import type { XmlReader } from "../xml/XmlReader.ts"

/** A payroll, or a note that replaces one. */
export type CheckedContent = CheckedPayroll | CheckedPayrollReplaceNote

/** State for the rows (the mapping to XML elements) while a payroll document is written. */
export interface IssueWriting<Checked = CheckedContent | CheckedPayrollDeleteNote> extends Writing {
  readonly checked: Checked
  readonly key: DocumentKey
}

/** State for the rows (the mapping from XML elements) while a payroll document is read. */
export interface PayrollReading extends Reading {
  /** The parent of the document's own elements: the root, or `Reemplazar` or `Eliminar` of a note. */
  readonly body: XmlReader
}

/** The document of a checked payroll or note. */
export type Issue = (CheckedContent | CheckedPayrollDeleteNote)["document"]

type IssueRow<S = Issue> = Row<S, IssueWriting, PayrollReading>

/** The address of the employer or of the place of work; its attributes begin with `prefix`. */
export const place = <W extends Writing>(prefix: string): Part<ResolvedAddress, W, PayrollReading> =>
  part(PhysicalLocation, [
    attribute(`${prefix}Pais`, "countryCode"),
    attribute(`${prefix}DepartamentoEstado`, "subentityCode"),
    attribute(`${prefix}MunicipioCiudad`, "cityCode", undefined, { note: "DIVIPOLA" }),
    attribute(`${prefix}Direccion`, "address", undefined, { from: ({ line }) => line }),
    { element: "", fields: ["countryName"], note: { en: "the code is filed", es: "se transmite el código" } },
    { element: "", fields: ["postalZone"], note: { en: "printed, not filed", es: "se imprime, no se transmite" } }
  ])

const checkDigit = (field: string, from: (checked: IssueWriting["checked"]) => string): IssueRow<unknown> =>
  derivedAttribute("DV", {
    from: (_, { checked }) => from(checked),
    expected: (values) => {
      const number = textOf(values[field]) ?? ""
      return (parseNit(number) ?? nitReadings(number)?.[1])?.checkDigit
    }
  })

const textOf = (value: JsonValue | undefined): string | undefined => (typeof value === "string" ? value : undefined)

const generation = (name: string, from: (at: ResolvedAddress) => string | undefined): IssueRow =>
  derivedAttribute(name, {
    from: (_, { checked }) => from(checked.employerAddress),
    expected: (_, __, { body }) => body.peek(`Empleador/@${name}`)
  })

/** A row that always counts as read: its value follows from the rest and the secrets, and is verified elsewhere. */
const verified = (row: IssueRow<unknown>): IssueRow<unknown> => ({
  ...row,
  required: true,
  settle: (xml) => void xml.text(row.element)
})

/** The attributes of a natural person's names, in the order of the annex. */
const personNames = [
  ["PrimerApellido", "firstSurname"],
  ["SegundoApellido", "secondSurname"],
  ["PrimerNombre", "firstName"],
  ["OtrosNombres", "middleName"]
] as const

/** The legal name; absent for a natural person. */
const legalName = (employer: Employer): string | undefined => (isNaturalPerson(employer) ? undefined : employer.name)

/**
 * The name of the employer in a note that deletes: the annex demands a legal name there from every employer (NIAE243).
 */
const nameOf = (employer: Employer, { document }: IssueWriting["checked"]): string | undefined =>
  "items" in document ? legalName(employer) : (employer.name ?? employerName(employer))

const isOwnSoftware = ({ employer, softwareOwner }: IssueWriting["checked"]): boolean =>
  softwareOwner.number === employer.number

const provider: Part<Issue, IssueWriting, PayrollReading> = part(
  ["Id", "ProviderId", "ProviderName"],
  [
    attribute("RazonSocial", "providerName", undefined, {
      from: ({ companyParty, softwareProvider }, { checked }) =>
        softwareProvider?.providerName ?? (isOwnSoftware(checked) ? legalName(companyParty) : undefined)
    }),
    ...personNames.map(([name, field]) =>
      derivedAttribute<Issue, IssueWriting, PayrollReading>(name, {
        from: ({ companyParty, softwareProvider }, { checked }) =>
          softwareProvider?.providerName === undefined && isOwnSoftware(checked) ? companyParty[field] : undefined,
        expected: (_, __, { body }) => body.peek(`Empleador/@${name}`)
      })
    ),
    attribute("NIT", "providerId", "NIE017", { from: (_, { checked }) => checked.softwareOwner.number }),
    checkDigit("ProviderId", ({ softwareOwner }) => softwareOwner.checkDigit),
    attribute("SoftwareID", "id", "NIE019", { from: (_, { checked }) => checked.software.id, required: true }),
    verified(
      derivedAttribute("SoftwareSC", {
        from: (_, { checked: { id, software } }) => softwareSecurityCode(software.id, Redacted.value(software.pin), id)
      })
    )
  ]
)

const employer: Part<Employer, IssueWriting, PayrollReading> = part(
  ["Id", "IdentificationType", "Name", "FirstName", "MiddleName", "FirstSurname", "SecondSurname", "PhysicalLocation"],
  [
    {
      ...attribute<Employer, IssueWriting, PayrollReading>("RazonSocial", "name", "NIE032", {
        from: (employer, { checked }) => nameOf(employer, checked)
      }),
      read: (xml: XmlReader, values: Values) => {
        const name = xml.text("@RazonSocial")
        // a name that follows from the personal names is not a separate one
        const person = personNames.map(([attributeName, field]) => [field, xml.peek(`@${attributeName}`)])
        values["Name"] = name === fullName(Object.fromEntries(person)) ? undefined : name
      }
    },
    ...personNames.map(([name, field]) =>
      attribute<Employer, IssueWriting, PayrollReading>(name, field, "NIE210 to NIE213")
    ),
    {
      ...attribute<Employer, IssueWriting, PayrollReading>("NIT", "id", "NIE033", {
        from: (_, { checked }) => checked.employer.number,
        required: true
      }),
      fields: ["id", "identificationType"],
      note: { en: "a NIT (31), with `@DV`", es: "un NIT (31), con `@DV`" },
      read: (xml: XmlReader, values: Values) => {
        values["Id"] = xml.text("@NIT")
        values["IdentificationType"] = values["Id"] === undefined ? undefined : "31"
      }
    },
    checkDigit("Id", (checked) => checked.employer.checkDigit),
    inline("physicalLocation", place<IssueWriting>(""), {
      from: (_, { checked }) => checked.employerAddress,
      rule: "NIE035 to NIE038"
    })
  ]
)

/** The version of the format, `InformacionGeneral/@Version` (payroll annex 1.0 §2.1, §2.2). */
const versionOf = (typeCode: Wire): string =>
  typeCode === "102"
    ? "V1.0: Documento Soporte de Pago de Nómina Electrónica"
    : "V1.0: Nota de Ajuste de Documento Soporte de Pago de Nómina Electrónica"

const issued: IssueRow = {
  ...attribute<Issue, IssueWriting, PayrollReading>("FechaGen", "date", "NIE026", {
    from: ({ date }) => date.date,
    required: true
  }),
  read: (xml, values) => {
    values["Date"] = wireMoment(xml.text("@FechaGen"), xml.text("@HoraGen"))
  }
}

/**
 * The elements from `NumeroSecuenciaXML` to `Empleador`: number, place, software, public page, key, notes, employer. A
 * note that deletes states neither `sequence` nor `information`, which belong to documents with pay.
 */
export const issue = <S extends Issue, W extends IssueWriting>(
  sequence: ReadonlyArray<Row<S, W, PayrollReading>>,
  information: ReadonlyArray<Row<S, W, PayrollReading>>
): ReadonlyArray<Row<S, W, PayrollReading>> => [
  group("NumeroSecuenciaXML", [
    ...sequence,
    attribute("Prefijo", "numberingRange.prefix", undefined, { from: (_, { checked }) => checked.prefix }),
    attribute("Consecutivo", "number", "NIE011, NIE012", { from: (document) => String(document.number), read: number }),
    attribute("Numero", "$id", undefined, { from: (_, { checked }) => checked.id, required: true })
  ]),
  group("LugarGeneracionXML", [
    generation("Pais", ({ countryCode }) => countryCode),
    generation("DepartamentoEstado", ({ subentityCode }) => subentityCode),
    generation("MunicipioCiudad", ({ cityCode }) => cityCode),
    derivedAttribute("Idioma", "es")
  ]),
  one("ProveedorXML", "softwareProvider", provider, { from: (document) => document }),
  verified(derived("CodigoQR", { from: (_, { checked, key }) => publicPage(checked.environment, key.value) })),
  group("InformacionGeneral", [
    derivedAttribute("Version", {
      from: ({ typeCode }) => versionOf(typeCode),
      expected: ({ TypeCode }) => versionOf(TypeCode)
    }),
    attribute("Ambiente", "$environment", undefined, {
      from: (_, { checked }) => checked.environment,
      required: true
    }),
    attribute("TipoXML", "typeCode", "NIE202", { required: true }),
    attribute("CUNE", "$key", undefined, { from: (_, { key }) => key.value, required: true }),
    attribute("EncripCUNE", "$scheme", undefined, { from: (_, { key }) => key.scheme, required: true }),
    issued,
    derivedAttribute("HoraGen", {
      from: ({ date }) => date.timeWithOffset,
      of: "date",
      required: true,
      rule: "NIE027"
    }),
    ...information
  ]),
  text("Notas", "note", "NIE031"),
  one("Empleador", "companyParty", employer, { rule: "NIE032 to NIE038" })
]

/** The document that a note is about (rules NIAE190 to NIAE192, NIAE215 to NIAE217). */
export const predecessor = (
  element: string,
  rule: string
): Row<{ readonly documentReference: PredecessorReference }, Writing, PayrollReading> =>
  one(
    element,
    "documentReference",
    part<PredecessorReference, Writing, PayrollReading>(PredecessorReference, [
      attribute("NumeroPred", "number"),
      attribute("CUNEPred", "uuid"),
      attribute("FechaGenPred", "date", undefined, { read: day })
    ]),
    { rule }
  )
