import type { NamedCodeList } from "../codes/CodeList.ts"
import { healthCollectionConcepts } from "../codes/healthCollectionConcepts.ts"
import {
  ripsAdmissions,
  ripsCareModalities,
  ripsCauses,
  ripsDiagnosisTypes,
  ripsDischarges,
  ripsIdentifications,
  ripsMedicineTypes,
  ripsNewbornSexes,
  ripsNotes,
  ripsOtherServices,
  ripsPurposes,
  ripsServiceGroups,
  ripsSexes,
  ripsUserTypes,
  ripsYesNo,
  ripsZones
} from "../codes/ripsTables.ts"

/** The form of a text: a day `YYYY-MM-DD`, a minute `YYYY-MM-DD HH:MM`, letters and digits, or digits. */
type RipsForm = "day" | "minute" | "identity" | "digits"

/** A field of an object of RIPS. Every field of an object is present; an absent value is `null`, or 0 for a number. */
export interface RipsField {
  readonly name: string
  readonly type: "text" | "number" | "amount"
  /** Minimum and maximum: characters of a text, or digits before the point of a number. */
  readonly size: readonly [fewest: number, most: number]
  /** Whether a text may be `null`. */
  readonly isOptional?: true
  readonly codes?: NamedCodeList
  /** Codes of the list that this field accepts; absent if it accepts all of them. */
  readonly only?: ReadonlyArray<string>
  readonly form?: RipsForm
}

type Size = number | RipsField["size"]

const sized = (size: Size): RipsField["size"] => (typeof size === "number" ? [size, size] : size)

const text = (name: string, size: Size, more: Partial<RipsField> = {}): RipsField => ({
  name,
  type: "text",
  size: sized(size),
  ...more
})

const maybe = (name: string, size: Size, more: Partial<RipsField> = {}): RipsField =>
  text(name, size, { isOptional: true, ...more })

const number = (name: string, digits: Size): RipsField => ({ name, type: "number", size: sized(digits) })

const amount = (name: string, digits: number): RipsField => ({ name, type: "amount", size: [1, digits] })

const code = (name: string, codes: NamedCodeList, only?: ReadonlyArray<string>): RipsField =>
  text(name, 2, { codes, ...(only === undefined ? {} : { only }) })

const day = (name: string): RipsField => text(name, 10, { form: "day" })
const minute = (name: string): RipsField => text(name, 16, { form: "minute" })

const consecutive = number("consecutivo", [1, 7])
const end: ReadonlyArray<RipsField> = [maybe("codigoVIDA", [1, 256]), consecutive]

/** A diagnosis by ICD-10, and optionally by ICD-11 with its name. */
const diagnosis = (name: string, { isOptional }: Pick<RipsField, "isOptional"> = {}): ReadonlyArray<RipsField> => [
  isOptional ? maybe(`cod${name}`, 4) : text(`cod${name}`, 4),
  maybe(`cod${name}CIE11`, [4, 256]),
  maybe(`nomCod${name}CIE11`, [1, 1000])
]

const optional = { isOptional: true } as const

const professionals = ["CC", "CD", "CE", "DE", "PA", "PE", "PT", "SC"]

const professional: ReadonlyArray<RipsField> = [
  code("tipoDocumentoIdentificacion", ripsIdentifications, professionals),
  text("numDocumentoIdentificacion", [4, 20], { form: "identity" })
]

const maybeProfessional = professional.map((field): RipsField => ({ ...field, isOptional: true }))

const money = (digits: number): ReadonlyArray<RipsField> => [
  amount("vrServicio", 15),
  code("conceptoRecaudo", healthCollectionConcepts),
  amount("valorPagoModerador", digits),
  maybe("numFEVPagoModerador", [1, 20])
]

const setting: ReadonlyArray<RipsField> = [
  code("modalidadGrupoServicioTecSal", ripsCareModalities),
  code("grupoServicios", ripsServiceGroups),
  number("codServicio", [3, 4]),
  code("finalidadTecnologiaSalud", ripsPurposes)
]

const provider = text("codPrestador", 12)
const start = minute("fechaInicioAtencion")
const admission = code("viaIngresoServicioSalud", ripsAdmissions)
const cause = code("causaMotivoAtencion", ripsCauses)
const authorization = maybe("numAutorizacion", [1, 30])
const mipres = maybe("idMIPRES", [19, 25])

const discharge: ReadonlyArray<RipsField> = [
  code("condicionDestinoUsuarioEgreso", ripsDischarges),
  ...diagnosis("DiagnosticoCausaMuerte", optional),
  minute("fechaEgreso")
]

const observation: ReadonlyArray<RipsField> = [
  ...diagnosis("DiagnosticoPrincipal"),
  ...diagnosis("DiagnosticoPrincipalE"),
  ...["1", "2", "3"].flatMap((each) => diagnosis(`DiagnosticoRelacionadoE${each}`, optional))
]

/** Fields of the root object of a RIPS, without the list of users (`usuarios`). */
export const ripsFields: ReadonlyArray<RipsField> = [
  text("numDocumentoIdObligado", [4, 12]),
  maybe("numFactura", [1, 20]),
  maybe("tipoNota", 2, { codes: ripsNotes }),
  maybe("numNota", [1, 20])
]

/** Fields of a user (patient) of RIPS, without the nested `servicios`. */
export const ripsUserFields: ReadonlyArray<RipsField> = [
  code("tipoDocumentoIdentificacion", ripsIdentifications),
  text("numDocumentoIdentificacion", [4, 20], { form: "identity" }),
  code("tipoUsuario", ripsUserTypes),
  day("fechaNacimiento"),
  text("codSexo", 1, { codes: ripsSexes }),
  text("codPaisResidencia", 3, { form: "digits" }),
  maybe("codMunicipioResidencia", 5, { form: "digits" }),
  maybe("codZonaTerritorialResidencia", 2, { codes: ripsZones }),
  code("incapacidad", ripsYesNo),
  consecutive,
  text("codPaisOrigen", 3, { form: "digits" }),
  maybe("registroSIRAS", [1, 60])
]

/** A kind of service record in a RIPS: its fields, and facts about them. */
export interface RipsRecords {
  readonly fields: ReadonlyArray<RipsField>
  /** The field with the day or minute of the service, which lies in the period of the invoice. */
  readonly date?: string
  /** The fields of a stay: its beginning and its end. The end lies in the period of the invoice. */
  readonly stay?: { readonly start: string; readonly end: string }
  /** Whether each record states the value of the service and the user's payment. */
  readonly isBilled: boolean
}

/**
 * The records of a user by their key in `servicios` (Documento Técnico 1 v002; the keys are those of the official
 * samples of Resolution 948 of 2026). The order of keys does not matter.
 */
export const ripsRecords: Readonly<Record<string, RipsRecords>> = {
  consultas: {
    date: "fechaInicioAtencion",
    isBilled: true,
    fields: [
      provider,
      start,
      authorization,
      text("codConsulta", 6),
      ...setting,
      cause,
      ...diagnosis("DiagnosticoPrincipal"),
      ...["1", "2", "3"].flatMap((each) => diagnosis(`DiagnosticoRelacionado${each}`, optional)),
      code("tipoDiagnosticoPrincipal", ripsDiagnosisTypes),
      ...professional,
      ...money(10),
      ...end
    ]
  },
  procedimientos: {
    date: "fechaInicioAtencion",
    isBilled: true,
    fields: [
      provider,
      start,
      mipres,
      authorization,
      text("codProcedimiento", 6),
      admission,
      ...setting,
      ...professional,
      ...diagnosis("DiagnosticoPrincipal"),
      ...diagnosis("DiagnosticoRelacionado", optional),
      ...diagnosis("Complicacion", optional),
      ...money(10),
      ...end
    ]
  },
  urgencias: {
    stay: { start: "fechaInicioAtencion", end: "fechaEgreso" },
    isBilled: false,
    fields: [provider, start, cause, ...observation, ...discharge, ...end]
  },
  hospitalizacion: {
    stay: { start: "fechaInicioAtencion", end: "fechaEgreso" },
    isBilled: false,
    fields: [
      provider,
      admission,
      start,
      authorization,
      cause,
      ...observation,
      ...diagnosis("Complicacion", optional),
      ...discharge,
      ...end
    ]
  },
  recienNacidos: {
    stay: { start: "fechaNacimiento", end: "fechaEgreso" },
    isBilled: false,
    fields: [
      provider,
      code("tipoDocumentoIdentificacion", ripsIdentifications, ["CN", "MS", "RC"]),
      // the table demands a number, but the official sample has a text
      text("numDocumentoIdentificacion", [4, 20], { form: "identity" }),
      minute("fechaNacimiento"),
      number("edadGestacional", [1, 2]),
      number("numConsultasCPrenatal", [1, 2]),
      code("codSexoBiologico", ripsNewbornSexes),
      number("peso", [3, 4]),
      ...diagnosis("DiagnosticoPrincipal"),
      ...discharge,
      ...end
    ]
  },
  medicamentos: {
    date: "fechaDispensAdmon",
    isBilled: true,
    fields: [
      maybe("codPrestador", 12),
      mipres,
      minute("fechaDispensAdmon"),
      ...diagnosis("DiagnosticoPrincipal"),
      ...diagnosis("DiagnosticoRelacionado", optional),
      code("tipoMedicamento", ripsMedicineTypes),
      maybe("codTecnologiaSalud", [1, 20]),
      maybe("nomTecnologiaSalud", [1, 30]),
      amount("concentracionMedicamento", 24),
      number("unidadMedida", [1, 4]),
      maybe("formaFarmaceutica", [6, 8]),
      number("unidadMinDispensa", [1, 3]),
      amount("cantidadMedicamento", 10),
      number("diasTratamiento", [1, 3]),
      ...maybeProfessional,
      amount("vrUnitMedicamento", 15),
      amount("vrDispensacion", 15),
      ...money(10),
      ...end
    ]
  },
  otrosServicios: {
    date: "fechaSuministroTecnologia",
    isBilled: true,
    fields: [
      maybe("codPrestador", 12),
      authorization,
      mipres,
      minute("fechaSuministroTecnologia"),
      code("tipoOS", ripsOtherServices),
      text("codTecnologiaSalud", [1, 20]),
      maybe("nomTecnologiaSalud", [1, 200]),
      number("cantidadOS", [1, 5]),
      ...maybeProfessional,
      amount("vrUnitOS", 15),
      amount("vrDispensacion", 15),
      ...money(15),
      ...end
    ]
  }
}
