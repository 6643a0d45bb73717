import { file } from "./filing.ts"

/** Customers of the sample documents, with short and long names. */
const customers = [
  ["800199436", "31", "Panadería El Trigal & Hermanos Ltda."],
  [
    "900508908",
    "31",
    "Comercializadora Internacional de Productos Agrícolas y Pecuarios del Oriente Antioqueño S.A.S."
  ],
  ["890900608", "31", "Almacenes Éxito del Valle S.A."],
  ["1020304050", "13", "Ana Lucía Muñoz Peñaranda"],
  ["860002964", "31", "Banco de Semillas y Café S.A."]
] as const

/** Quantities of the first line; the last is an amount of twelve digits. */
const quantities = [12, 3, 40, 1, 125, 7, 250, 18, 64, 10_000_000]

/** A document of a picture: an invoice of another customer and amount each. */
export const fileSample = (
  url: string,
  index: number,
  changes: Readonly<Record<string, unknown>> = {}
): Promise<any> => {
  const [id, identificationType, name] = customers[index % customers.length] ?? customers[0]
  const quantity = quantities[index % quantities.length] ?? 1
  const subtotal = quantity * 28500
  const iva = (subtotal * 5) / 100
  const total = subtotal + iva
  return file(url, 990001000 + index, {
    CustomerParty: {
      Id: id,
      IdentificationType: identificationType,
      Name: name,
      PhysicalLocation: { Address: "Calle 50 # 46-36", CityCode: "05001", CountryCode: "CO" },
      OrganizationTypeCode: identificationType === "31" ? "1" : "2",
      Email: "compras@example.com"
    },
    Items: [
      {
        Code: "CAF-500",
        Description: "Café tostado en grano, bolsa de 500 g",
        Quantity: quantity,
        Price: 28500,
        SubtotalAmount: subtotal,
        UnitCode: "94",
        Taxes: [{ Code: "01", Amount: iva, Percentage: 5, TaxableAmount: subtotal }]
      }
    ],
    LegalMonetaryTotal: {
      GrossAmount: subtotal,
      TaxExclusiveAmount: subtotal,
      TaxInclusiveAmount: total,
      PayableAmount: total
    },
    ...changes
  })
}
