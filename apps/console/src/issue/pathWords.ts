import type { Language, Localized } from "@radicar/domain/inner/rules/Language"

/** Names of the parts of a body that people meet in faults without a field on the page. */
const names: Readonly<Record<string, Localized>> = {
  Address: { en: "address", es: "dirección" },
  Allowances: { en: "discounts and charges", es: "descuentos y cargos" },
  Amount: { en: "amount", es: "valor" },
  BuyerBenefits: { en: "Benefits of the buyer", es: "Beneficios del comprador" },
  Charges: { en: "charges", es: "cargos" },
  CityCode: { en: "municipality", es: "municipio" },
  Code: { en: "code", es: "código" },
  CompanyParty: { en: "Issuer", es: "Emisor" },
  CorrectionCode: { en: "Reason", es: "Motivo" },
  CountryCode: { en: "country", es: "país" },
  CurrencyCode: { en: "Currency", es: "Moneda" },
  CustomerParty: { en: "Customer", es: "Cliente" },
  Date: { en: "date", es: "fecha" },
  Delivery: { en: "Delivery", es: "Entrega" },
  Description: { en: "description", es: "descripción" },
  Discounts: { en: "discounts", es: "descuentos" },
  DocumentReference: { en: "Document referred to", es: "Documento de referencia" },
  DueDate: { en: "Due date", es: "Fecha de vencimiento" },
  Email: { en: "e-mail", es: "correo" },
  Health: { en: "Health sector", es: "Sector salud" },
  Id: { en: "identification", es: "identificación" },
  IdentificationType: { en: "type of identification", es: "tipo de identificación" },
  Items: { en: "Lines", es: "Líneas" },
  LegalMonetaryTotal: { en: "Totals", es: "Totales" },
  MethodCode: { en: "means", es: "medio" },
  Name: { en: "name", es: "nombre" },
  Note: { en: "Text on the document", es: "Texto en el documento" },
  Number: { en: "number", es: "número" },
  NumberingRange: { en: "Numbering range", es: "Rango de numeración" },
  OrganizationTypeCode: { en: "kind of taxpayer", es: "tipo de persona" },
  PayableAmount: { en: "to pay", es: "total a pagar" },
  PaymentExchangeRate: { en: "Exchange rate", es: "Tasa de cambio" },
  PaymentMeans: { en: "Payment", es: "Pago" },
  Percentage: { en: "rate", es: "tarifa" },
  Period: { en: "Period", es: "Período" },
  Phone: { en: "telephone", es: "teléfono" },
  PhysicalLocation: { en: "address", es: "dirección" },
  PointOfSale: { en: "Till", es: "Caja" },
  Prefix: { en: "prefix", es: "prefijo" },
  PrepaidPayments: { en: "Prepayments", es: "Anticipos" },
  Price: { en: "unit price", es: "valor unitario" },
  Quantity: { en: "quantity", es: "cantidad" },
  RegistrationName: { en: "legal name", es: "razón social" },
  ResolutionNumber: { en: "authorisation", es: "resolución" },
  SoftwareManufacturer: { en: "Maker of the software", es: "Fabricante del software" },
  SoftwareProvider: { en: "Software", es: "Software" },
  SubtotalAmount: { en: "subtotal", es: "subtotal" },
  SupplierParty: { en: "Seller", es: "Vendedor" },
  TaxCode: { en: "tax responsibility", es: "responsable de" },
  TaxLevelCode: { en: "fiscal responsibilities", es: "responsabilidades fiscales" },
  TaxableAmount: { en: "base", es: "base" },
  Taxes: { en: "taxes", es: "impuestos" },
  TechnicalKey: { en: "technical key", es: "clave técnica" },
  TypeCode: { en: "Type of document", es: "Tipo de documento" },
  UnitCode: { en: "unit", es: "unidad" },
  Uuid: { en: "CUFE or CUDE", es: "CUFE o CUDE" },
  Withholdings: { en: "Withholdings", es: "Retenciones" }
}

/**
 * A path of a body in words: `$.CompanyParty.Email` is `Emisor: correo`, `$.Items[1].Price` is `Líneas 2: valor
 * unitario`. A name that no person has a word for stays unchanged; empty for the whole document.
 */
export const pathWords = (path: string, language: Language): string => {
  const [first = "", ...rest] = Array.from(path.matchAll(/\.(\w+)((?:\[[\d*]+\])*)/gu), ([, name = "", index = ""]) => {
    const places = Array.from(index.matchAll(/\d+/gu), ([place]) => ` ${Number(place) + 1}`).join("")
    return `${names[name]?.[language] ?? name}${places}`
  })
  return rest.length === 0 ? first : `${first}: ${rest.join(", ")}`
}
