import { parseNit } from "@radicar/domain/inner/Nit"
import type { Localized } from "@radicar/domain/inner/rules/Language"
import { foldText } from "@radicar/domain/inner/text/foldText"
import type { ColumnKind } from "../../platform/tables/Column.ts"
import { type CellValue, dateOf, decimalOf, exactDigits, textOf } from "../../platform/tables/readCells.ts"

/** Function that reads a cell: the value for its field, or the fault. Empty cells are not read. */
type ReadCell = (cell: CellValue) => { readonly value: string } | { readonly fault: Localized }

/** A column of a sheet of sales. */
export interface SaleColumn {
  readonly key: string
  readonly name: Localized
  /** Kind of its cells in the template. */
  readonly kind: ColumnKind
  /** Whether its values are of the whole invoice, stated in the first row of the sale, or of one line. */
  readonly of: "sale" | "line"
  /** Field that it fills, below the body or the line: `CustomerParty.Name`. */
  readonly field: string
  readonly isRequired?: true
  readonly read: ReadCell
  /** Cells of the two rows of the example. */
  readonly example: readonly [string, string?]
}

const fault = (en: string, es: string) => ({ fault: { en, es } })

const text: ReadCell = (cell) => ({ value: textOf(cell) })

/** Digits of a code; a number has lost its leading zeros, which come back. */
const code =
  (length: number): ReadCell =>
  (cell) => {
    const digits = textOf(cell).padStart(length, "0")
    return /^\d+$/u.test(digits) && digits.length === length
      ? { value: digits }
      : fault(`Expected: a code of ${length} digits.`, `Se esperaba: un código de ${length} dígitos.`)
  }

const day: ReadCell = (cell) => {
  const date = dateOf(cell)
  return date === undefined
    ? fault("Expected: a date, such as 2026-01-15.", "Se esperaba: una fecha, como 2026-01-15.")
    : { value: `${date}T00:00:00` }
}

/** Decimals as the cell has them. A spreadsheet keeps 15 digits: what has more was changed before it came here. */
const decimal: ReadCell = (cell) => {
  const isTooLong =
    typeof cell === "number"
      ? Math.abs(cell) >= 10 ** exactDigits
      : /^[\d.,$\s]+$/u.test(textOf(cell)) && textOf(cell).replaceAll(/\D/gu, "").length > exactDigits
  if (isTooLong)
    return fault(
      "The amount has more than 15 digits, which Excel does not keep.",
      "El valor tiene más de 15 dígitos, que Excel no conserva."
    )
  const value = decimalOf(cell)
  return value === undefined || value.startsWith("-")
    ? fault("Expected: an amount such as 28500.50.", "Se esperaba: un valor como 28500,50.")
    : { value }
}

/** A percentage: `19`, `19 %`, or a cell in Excel's format of percentages, which holds 0.19. */
const percentage: ReadCell = (cell) => {
  const isFraction = typeof cell === "number" && cell > 0 && cell < 1
  const read = decimal(isFraction ? Number((cell * 100).toPrecision(exactDigits)) : textOf(cell).replace("%", ""))
  if ("fault" in read) return fault("Expected: a percentage such as 19.", "Se esperaba: un porcentaje como 19.")
  return read
}

/** One of several words, or the code that it stands for. */
const word = (codes: Readonly<Record<string, string>>, expected: Localized): ReadCell => {
  const values = new Set(Object.values(codes))
  return (cell) => {
    const typed = textOf(cell)
    const value = values.has(typed) ? typed : codes[foldText(typed).replaceAll(".", "")]
    return value === undefined ? fault(`Expected: ${expected.en}.`, `Se esperaba: ${expected.es}.`) : { value }
  }
}

const identificationTypes = word(
  { nit: "31", cc: "13", cedula: "13", ce: "22", ti: "12", pasaporte: "41", passport: "41", pep: "47", ppt: "48" },
  { en: "NIT, CC, CE, TI, PPT or a code such as 13", es: "NIT, CC, CE, TI, PPT o un código como 13" }
)

const persons = word(
  { juridica: "1", company: "1", natural: "2", person: "2" },
  { en: "Company or Person", es: "Jurídica o Natural" }
)

const payments = word(
  { contado: "1", cash: "1", credito: "2", credit: "2" },
  { en: "Cash or Credit", es: "Contado o Crédito" }
)

/** Identification as people write it, also as a number; a NIT loses its check digit, which must be right. */
const identification: ReadCell = (cell) => {
  const typed = textOf(cell)
  if (/^[A-Za-z]/u.test(typed)) return { value: typed }
  const number = parseNit(typed)?.number ?? typed.replaceAll(/[.\s]/gu, "")
  return /^\d+$/u.test(number)
    ? { value: number }
    : fault(
        "Expected: an identification such as 900123456; after a hyphen its check digit.",
        "Se esperaba: una identificación como 900123456; después de un guion, su dígito de verificación."
      )
}

/** Columns of a sheet of sales, in the order of the template. A sheet may have them in any order, and others. */
export const saleColumns: ReadonlyArray<SaleColumn> = [
  {
    key: "reference",
    name: { en: "Reference", es: "Referencia" },
    kind: "text",
    of: "sale",
    field: "",
    isRequired: true,
    read: text,
    example: ["V-1042", "V-1042"]
  },
  {
    key: "prefix",
    name: { en: "Prefix", es: "Prefijo" },
    kind: "text",
    of: "sale",
    field: "NumberingRange.Prefix",
    read: text,
    example: ["SETP"]
  },
  {
    key: "date",
    name: { en: "Date", es: "Fecha" },
    kind: "date",
    of: "sale",
    field: "Date",
    isRequired: true,
    read: day,
    example: ["2026-01-15"]
  },
  {
    key: "payment",
    name: { en: "Payment", es: "Forma de pago" },
    kind: "text",
    of: "sale",
    field: "PaymentMeans.Code",
    read: payments,
    example: ["Crédito"]
  },
  {
    key: "dueDate",
    name: { en: "Due date", es: "Vencimiento" },
    kind: "date",
    of: "sale",
    field: "DueDate",
    read: day,
    example: ["2026-02-14"]
  },
  {
    key: "paymentMethod",
    name: { en: "Payment method", es: "Medio de pago" },
    kind: "text",
    of: "sale",
    field: "PaymentMeans.MethodCode",
    read: text,
    example: ["47"]
  },
  {
    key: "buyerType",
    name: { en: "Buyer's document", es: "Tipo de documento" },
    kind: "text",
    of: "sale",
    field: "CustomerParty.IdentificationType",
    read: identificationTypes,
    example: ["NIT"]
  },
  {
    key: "buyerId",
    name: { en: "Buyer's number", es: "Identificación" },
    kind: "text",
    of: "sale",
    field: "CustomerParty.Id",
    read: identification,
    example: ["800.199.436-4"]
  },
  {
    key: "buyerName",
    name: { en: "Buyer", es: "Cliente" },
    kind: "text",
    of: "sale",
    field: "CustomerParty.Name",
    read: text,
    example: ["Panadería El Trigal Ltda."]
  },
  {
    key: "person",
    name: { en: "Company or person", es: "Persona" },
    kind: "text",
    of: "sale",
    field: "CustomerParty.OrganizationTypeCode",
    read: persons,
    example: ["Jurídica"]
  },
  {
    key: "email",
    name: { en: "E-mail", es: "Correo" },
    kind: "text",
    of: "sale",
    field: "CustomerParty.Email",
    read: text,
    example: ["compras@example.com"]
  },
  {
    key: "phone",
    name: { en: "Phone", es: "Teléfono" },
    kind: "text",
    of: "sale",
    field: "CustomerParty.Phone",
    read: text,
    example: ["6045550101"]
  },
  {
    key: "address",
    name: { en: "Address", es: "Dirección" },
    kind: "text",
    of: "sale",
    field: "CustomerParty.PhysicalLocation.Address",
    read: text,
    example: ["Calle 50 # 46-36"]
  },
  {
    key: "city",
    name: { en: "Municipality", es: "Municipio" },
    kind: "text",
    of: "sale",
    field: "CustomerParty.PhysicalLocation.CityCode",
    read: code(5),
    example: ["05001"]
  },
  {
    key: "note",
    name: { en: "Notes", es: "Notas" },
    kind: "text",
    of: "sale",
    field: "Note",
    read: text,
    example: ["Gracias por su compra"]
  },
  {
    key: "code",
    name: { en: "Code", es: "Código" },
    kind: "text",
    of: "line",
    field: "Code",
    isRequired: true,
    read: text,
    example: ["CAF-500", "MOL-01"]
  },
  {
    key: "description",
    name: { en: "Description", es: "Descripción" },
    kind: "text",
    of: "line",
    field: "Description",
    isRequired: true,
    read: text,
    example: ["Café tostado en grano, bolsa de 500 g", "Molino de café"]
  },
  {
    key: "quantity",
    name: { en: "Quantity", es: "Cantidad" },
    kind: "amount",
    of: "line",
    field: "Quantity",
    isRequired: true,
    read: decimal,
    example: ["12", "1"]
  },
  {
    key: "unit",
    name: { en: "Unit", es: "Unidad" },
    kind: "text",
    of: "line",
    field: "UnitCode",
    read: text,
    example: ["94", "94"]
  },
  {
    key: "price",
    name: { en: "Unit price", es: "Valor unitario" },
    kind: "amount",
    of: "line",
    field: "Price",
    isRequired: true,
    read: decimal,
    example: ["28500.50", "200000"]
  },
  {
    key: "discount",
    name: { en: "Discount %", es: "Descuento %" },
    kind: "amount",
    of: "line",
    field: "Discounts[0].Percentage",
    read: percentage,
    example: ["", "10"]
  },
  {
    key: "iva",
    name: { en: "IVA %", es: "IVA %" },
    kind: "amount",
    of: "line",
    field: "Taxes[0].Percentage",
    read: percentage,
    example: ["5", "19"]
  },
  {
    key: "inc",
    name: { en: "INC %", es: "INC %" },
    kind: "amount",
    of: "line",
    field: "Taxes[1].Percentage",
    read: percentage,
    example: ["", ""]
  }
]
