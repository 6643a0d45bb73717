import type { Localized } from "@radicar/domain/inner/rules/Language"
import type { ColumnKind } from "../../platform/tables/Column.ts"
import {
  amount,
  type CellForm,
  day,
  identification,
  identificationType,
  municipality,
  paymentForm,
  paymentMethod,
  percentage,
  personType,
  quantity,
  text,
  unit
} from "./cellForms.ts"

/** A column of a sheet of sales. */
export interface SaleColumn extends CellForm {
  readonly key: string
  readonly name: Localized
  /** Kind of its cells in the template. */
  readonly kind: ColumnKind
  /** Whether its values are of the whole invoice, stated in the first row of the sale, or of one line. */
  readonly of: "sale" | "line"
  /** Field that it fills, below the body or the line: `CustomerParty.Name`. */
  readonly field: string
  readonly isRequired?: true
  /** Cells of the two rows of the example. */
  readonly example: readonly [string, string?]
}

/** Mark of a required column, after its heading in the template. */
export const requiredMark = " *"

/** A heading without the mark of a required column. */
export const plainHeading = (heading: string): string => {
  const text = heading.trim()
  return text.endsWith("*") ? text.slice(0, -1).trim() : text
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
    ...text(
      "your own id of the sale, the same in all its rows",
      "su propio identificador de la venta, el mismo en todas sus filas"
    ),
    example: ["V-1042", "V-1042"]
  },
  {
    key: "prefix",
    name: { en: "Prefix", es: "Prefijo" },
    kind: "text",
    of: "sale",
    field: "NumberingRange.Prefix",
    ...text(
      "the prefix of a numbering range; needed if the company has several",
      "el prefijo de un rango de numeración; necesario si la compañía tiene varios"
    ),
    example: ["SETP"]
  },
  {
    key: "date",
    name: { en: "Date", es: "Fecha" },
    kind: "date",
    of: "sale",
    field: "Date",
    isRequired: true,
    ...day,
    example: ["2026-01-15"]
  },
  {
    key: "payment",
    name: { en: "Payment", es: "Forma de pago" },
    kind: "text",
    of: "sale",
    field: "PaymentMeans.Code",
    ...paymentForm,
    example: ["Crédito"]
  },
  {
    key: "dueDate",
    name: { en: "Due date", es: "Vencimiento" },
    kind: "date",
    of: "sale",
    field: "DueDate",
    ...day,
    example: ["2026-02-14"]
  },
  {
    key: "paymentMethod",
    name: { en: "Payment method", es: "Medio de pago" },
    kind: "text",
    of: "sale",
    field: "PaymentMeans.MethodCode",
    ...paymentMethod,
    example: ["47"]
  },
  {
    key: "buyerType",
    name: { en: "Buyer's document", es: "Tipo de documento" },
    kind: "text",
    of: "sale",
    field: "CustomerParty.IdentificationType",
    ...identificationType,
    example: ["NIT"]
  },
  {
    key: "buyerId",
    name: { en: "Buyer's number", es: "Identificación" },
    kind: "text",
    of: "sale",
    field: "CustomerParty.Id",
    ...identification,
    example: ["800.199.436-4"]
  },
  {
    key: "buyerName",
    name: { en: "Buyer", es: "Cliente" },
    kind: "text",
    of: "sale",
    field: "CustomerParty.Name",
    ...text(
      "the name; without name and identification, the final consumer",
      "el nombre; sin nombre ni identificación, el consumidor final"
    ),
    example: ["Panadería El Trigal Ltda."]
  },
  {
    key: "person",
    name: { en: "Company or person", es: "Persona" },
    kind: "text",
    of: "sale",
    field: "CustomerParty.OrganizationTypeCode",
    ...personType,
    example: ["Jurídica"]
  },
  {
    key: "email",
    name: { en: "E-mail", es: "Correo" },
    kind: "text",
    of: "sale",
    field: "CustomerParty.Email",
    ...text("the address to which the invoice is mailed", "la dirección a la cual se envía la factura"),
    example: ["compras@example.com"]
  },
  {
    key: "phone",
    name: { en: "Phone", es: "Teléfono" },
    kind: "text",
    of: "sale",
    field: "CustomerParty.Phone",
    ...text("a telephone number", "un número de teléfono"),
    example: ["6045550101"]
  },
  {
    key: "address",
    name: { en: "Address", es: "Dirección" },
    kind: "text",
    of: "sale",
    field: "CustomerParty.PhysicalLocation.Address",
    ...text("the street address", "la dirección"),
    example: ["Calle 50 # 46-36"]
  },
  {
    key: "city",
    name: { en: "Municipality", es: "Municipio" },
    kind: "text",
    of: "sale",
    field: "CustomerParty.PhysicalLocation.CityCode",
    ...municipality,
    example: ["05001"]
  },
  {
    key: "note",
    name: { en: "Notes", es: "Notas" },
    kind: "text",
    of: "sale",
    field: "Note",
    ...text("any text", "cualquier texto"),
    example: ["Gracias por su compra"]
  },
  {
    key: "code",
    name: { en: "Code", es: "Código" },
    kind: "text",
    of: "line",
    field: "Code",
    isRequired: true,
    ...text("your own code of the article", "su propio código del artículo"),
    example: ["CAF-500", "MOL-01"]
  },
  {
    key: "description",
    name: { en: "Description", es: "Descripción" },
    kind: "text",
    of: "line",
    field: "Description",
    isRequired: true,
    ...text("the name of the article or service", "el nombre del artículo o servicio"),
    example: ["Café tostado en grano, bolsa de 500 g", "Molino de café"]
  },
  {
    key: "quantity",
    name: { en: "Quantity", es: "Cantidad" },
    kind: "amount",
    of: "line",
    field: "Quantity",
    isRequired: true,
    ...quantity,
    example: ["12", "1"]
  },
  {
    key: "unit",
    name: { en: "Unit", es: "Unidad" },
    kind: "text",
    of: "line",
    field: "UnitCode",
    ...unit,
    example: ["94", "94"]
  },
  {
    key: "price",
    name: { en: "Unit price", es: "Valor unitario" },
    kind: "amount",
    of: "line",
    field: "Price",
    isRequired: true,
    ...amount,
    example: ["28500.50", "200000"]
  },
  {
    key: "discount",
    name: { en: "Discount %", es: "Descuento %" },
    kind: "amount",
    of: "line",
    field: "Discounts[0].Percentage",
    ...percentage("a percentage such as 10", "un porcentaje como 10"),
    example: ["", "10"]
  },
  {
    key: "iva",
    name: { en: "IVA %", es: "IVA %" },
    kind: "amount",
    of: "line",
    field: "Taxes[0].Percentage",
    ...percentage(
      "a percentage: 19, 5, or 0 if exempt; empty if excluded from IVA",
      "un porcentaje: 19, 5, o 0 si es exento; vacía si está excluido del IVA",
      ["19", "5", "0"]
    ),
    example: ["5", "19"]
  },
  {
    key: "inc",
    name: { en: "INC %", es: "INC %" },
    kind: "amount",
    of: "line",
    field: "Taxes[1].Percentage",
    ...percentage("a percentage such as 8; empty without INC", "un porcentaje como 8; vacía si no tiene INC", [
      "8",
      "4",
      "16"
    ]),
    example: ["", ""]
  }
]
