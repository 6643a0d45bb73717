import { Schema } from "effect"
import { generatedInvoice, type InvoiceSeed } from "./generatedInvoice.ts"
import { generatedNote } from "./generatedNote.ts"

/** NITs of companies as callers write them, with and without a check digit. */
const Nit = Schema.Literals(["860029964", "900373115", "899.999.068-1"])

/** Seed of an invoice of operation 09, 11 or 12, in addition to that of an invoice. */
export const SectorSeed = Schema.Struct({
  /** Whether each line, in turn, states the facts of its operation. */
  lines: Schema.Array(Schema.Boolean).check(Schema.isMinLength(1), Schema.isMaxLength(4)),
  principal: Schema.Literals(["31", "13", "22"]),
  nit: Nit,
  /** Quantity of a remesa in its unit; `freight` is in hundredths. */
  quantity: Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 40_000 })),
  freight: Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 900_000_000 })),
  unit: Schema.Literals(["KGM", "GLL"]),
  number: Schema.Literals(["0001204", "R12", "ABCDEFGHIJ12345"]),
  object: Schema.Literals(["aseo", "obra <1> & Ñ: segunda etapa"]),
  /** Whether the complete AIU note is stated instead of its object. */
  asNote: Schema.Boolean,
  consortium: Schema.Boolean,
  groups: Schema.Boolean
})

type Sale = typeof InvoiceSeed.Type
type Sector = typeof SectorSeed.Type

const words = "Contrato de servicios AIU por concepto de:"

const principalOf = ({ nit, principal }: Sector) =>
  principal === "31" ? { Id: nit, IdentificationType: "31" } : { Id: "1020304050", IdentificationType: principal }

/** Facts in a line of each operation. */
const optionalFields = {
  "09": (seed: Sector) => (seed.asNote ? { Note: `${words} ${seed.object}` } : { AiuObject: seed.object }),
  "11": (seed: Sector) => ({ Principal: principalOf(seed) }),
  "12": (seed: Sector, index: number) => ({
    Shipment: {
      RadicadoNumber: String(87_000_000 + index),
      Number: seed.number,
      FreightValue: `${Math.floor(seed.freight / 100)}.${String(seed.freight % 100).padStart(2, "0")}`,
      Quantity: seed.quantity,
      UnitCode: seed.unit
    }
  })
} as const

/** Operations of {@link generatedSectorInvoice}. */
export type SectorOperation = keyof typeof optionalFields

/** Every {@link SectorOperation}. */
export const sectorOperations = Object.keys(optionalFields) as ReadonlyArray<SectorOperation>

const member = (Id: string, Percentage: string) => ({
  Id,
  IdentificationType: "31",
  Name: "Integrante & Cía.",
  Percentage,
  TaxLevelCode: "O-13;O-15",
  TaxCode: "01"
})

const groups = [
  {
    Name: "Factura de Venta",
    Collections: [
      { Values: [{ Name: "Puerto <de> origen", Value: "Cartagena" }, { Name: "Vacío" }] },
      { Name: "Seguro", Values: [{ Name: "Póliza", Value: "P-7", Code: "01", ListName: "lista.gc" }] }
    ]
  }
]

interface SaleBody {
  readonly CompanyParty: object
  readonly Items: ReadonlyArray<object>
}

const ofSector = <Body extends SaleBody>(body: Body, seed: Sector, operation: SectorOperation) => ({
  ...body,
  CompanyParty: {
    ...body.CompanyParty,
    ...(seed.consortium ? { Shareholders: [member("900373115-3", "60"), member("860029964", "39.995")] } : {})
  },
  ...(seed.groups ? { DataGroups: groups } : {}),
  Items: body.Items.map((item, index) =>
    // the first line always states it, so that mutations find it
    index === 0 || seed.lines[index % seed.lines.length] === true
      ? { ...item, ...optionalFields[operation](seed, index) }
      : item
  )
})

/** An invoice of operation 09, 11 or 12. */
export const generatedSectorInvoice = (sale: Sale, seed: Sector, operation: SectorOperation) => ({
  ...ofSector(generatedInvoice(sale), seed, operation),
  OperationCode: operation
})

/** A note with the line facts of a mandate, or of a contract with AIU. */
export const generatedSectorNote = (
  sale: Sale,
  seed: Sector,
  typeCode: "91" | "92",
  operation: "09" | "11",
  reference: { readonly uuid: string; readonly number: string; readonly date: string }
) => ofSector(generatedNote(sale, typeCode, reference), seed, operation)
