import type { LocalDateTime } from "../time/LocalDateTime.ts"
import { invoiceExample } from "./invoiceExample.ts"

const products = [
  { Code: "CAF-500", Description: "Café tostado en grano, bolsa de 500 g", price: 28_000n, iva: 5n },
  { Code: "MOL-01", Description: "Molino de café", price: 214_000n, iva: 19n },
  { Code: "PAN-250", Description: "Pan de masa madre, 250 g", price: 9_000n, iva: undefined },
  { Code: "FIL-100", Description: "Filtros de papel, caja de 100", price: 17_000n, iva: 19n },
  { Code: "LIB-07", Description: "Libro «El café de Colombia»", price: 65_000n, iva: 0n }
] as const

const buyers = [
  {},
  {
    OrganizationTypeCode: "2",
    IdentificationType: "13",
    Id: "1020304050",
    Name: "María Fernanda Ñáñez Rincón",
    TaxCode: "ZZ",
    CorporateRegistration: null,
    IndustryClassificationCode: null
  },
  {
    OrganizationTypeCode: "2",
    IdentificationType: "13",
    Id: "222222222222",
    Name: "consumidor final",
    RegimeCode: "49",
    TaxCode: "ZZ",
    PhysicalLocation: null,
    CorporateRegistration: null,
    IndustryClassificationCode: null,
    Email: null,
    Phone: null
  }
] as const

/** A line in whole pesos: prices are thousands, so every share of them computed here is whole. */
const lineOf = (position: number, variant: number) => {
  const { iva, price, ...product } = products[(variant + position) % products.length] ?? products[0]
  const quantity = BigInt(1 + ((variant * 3 + position) % 7))
  const grossAmount = price * quantity
  const isDiscounted = (variant + position) % 3 === 1
  const discount = isDiscounted ? grossAmount / 10n : 0n
  const subtotal = grossAmount - discount
  const tax = iva === undefined ? 0n : (subtotal * iva) / 100n
  return {
    subtotal,
    tax,
    base: iva === undefined ? 0n : subtotal,
    item: {
      ...product,
      Quantity: `${quantity}`,
      Price: `${price}`,
      SubtotalAmount: `${subtotal}`,
      UnitCode: "94",
      Taxes:
        iva === undefined ? [] : [{ Code: "01", Amount: `${tax}`, Percentage: `${iva}`, TaxableAmount: `${subtotal}` }],
      Discounts: isDiscounted
        ? [
            {
              Code: "00",
              Percentage: 10,
              Amount: `${discount}`,
              BaseAmount: `${grossAmount}`,
              Reason: "Descuento comercial"
            }
          ]
        : []
    }
  }
}

/**
 * The varying fields in a series of example sales: buyer (company, person, final consumer), one to four lines with IVA
 * of 19, 5 and 0 percent or none, discounts, cash or credit. `variant` counts from 0; equal variants give equal sales.
 * An invoice and the notes on it share these fields.
 */
export const variedSale = ({ date, variant }: { readonly date: LocalDateTime; readonly variant: number }) => {
  const { CustomerParty } = invoiceExample({ number: 1, date })
  const lines = Array.from({ length: 1 + (variant % 4) }, (_, position) => lineOf(position, variant))
  const total = (field: "subtotal" | "base" | "tax"): bigint => lines.reduce((sum, each) => sum + each[field], 0n)
  const gross = total("subtotal")
  const inclusive = gross + total("tax")
  return {
    CustomerParty: { ...CustomerParty, ...buyers[variant % buyers.length] },
    Items: lines.map(({ item }) => item),
    PaymentMeans:
      variant % 2 === 0 ? { Code: "1", MethodCode: "10" } : { Code: "2", MethodCode: "42", Date: date.date },
    LegalMonetaryTotal: {
      GrossAmount: `${gross}`,
      TaxExclusiveAmount: `${total("base")}`,
      TaxInclusiveAmount: `${inclusive}`,
      PayableAmount: `${inclusive}`
    }
  }
}
