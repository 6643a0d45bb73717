import { currencies } from "@radicar/domain/inner/codes/currencies"
import { elements, text, texts } from "../../../xml/query.ts"
import { reject, type Rule } from "../../Rule.ts"
import { computeDocumentKey, type JudgedDocument } from "../JudgedDocument.ts"

// The currency codes of the runtime's own ISO 4217 table.

const number = (invoice: JudgedDocument): string => text(invoice.root, "cbc:ID") ?? ""

/** Digits of the document number after the range's prefix; `undefined` if the number does not have that form. */
const consecutive = (invoice: JudgedDocument): bigint | undefined => {
  const { range } = invoice
  if (range === undefined || !number(invoice).startsWith(range.prefix)) return undefined
  const digits = number(invoice).slice(range.prefix.length)
  return /^\d+$/u.test(digits) ? BigInt(digits) : undefined
}

const below = (invoice: JudgedDocument): boolean => {
  const value = consecutive(invoice)
  return value !== undefined && invoice.range !== undefined && value < invoice.range.from
}

const above = (invoice: JudgedDocument): boolean => {
  const value = consecutive(invoice)
  return value !== undefined && invoice.range !== undefined && value > invoice.range.to
}

/** Whether the number is outside the bounds that the document itself states. */
const outsideStated = (invoice: JudgedDocument): boolean => {
  const value = consecutive(invoice)
  const from = invoice.control && text(invoice.control, "sts:AuthorizedInvoices/sts:From")
  const to = invoice.control && text(invoice.control, "sts:AuthorizedInvoices/sts:To")
  if (value === undefined || from === undefined || to === undefined) return false
  return value < BigInt(from) || value > BigInt(to)
}

const issueDate = (invoice: JudgedDocument): string => text(invoice.root, "cbc:IssueDate") ?? ""

/** Rules on the document's header (annex group AD). */
export const headerRules: ReadonlyArray<Rule<JudgedDocument>> = [
  reject(
    "FAD01",
    'UBLVersionID: no indica el literal "UBL 2.1".',
    ({ root }) => text(root, "cbc:UBLVersionID") !== "UBL 2.1"
  ),
  reject(
    "FAD02",
    "CustomizationID no indica un valor válido para el tipo de operación.",
    ({ root, kind }) => !kind.operations.has(text(root, "cbc:CustomizationID") ?? "")
  ),
  reject(
    "FAD03",
    "ProfileID: no indica el literal definido para el tipo de documento.",
    ({ root, kind }) => !kind.profiles.includes(text(root, "cbc:ProfileID") ?? "")
  ),
  reject(
    "FAD04",
    "ProfileExecutionID no corresponde al ambiente de destino del documento.",
    ({ root, knowledge: { registry } }) => text(root, "cbc:ProfileExecutionID") !== registry.environment
  ),
  reject(
    "FAD05a",
    "El número del documento contiene caracteres distintos de letras y dígitos.",
    (d) => !/^[0-9A-Za-z]{1,20}$/u.test(number(d))
  ),
  reject("FAD05b", "El número del documento es inferior al número inicial del rango autorizado.", below),
  reject("FAD05c", "El número del documento es superior al número final del rango autorizado.", above),
  reject("FAD05d", "El número del documento no está contenido en el rango de numeración informado.", outsideStated),
  reject(
    "FAD05e",
    "El número del documento no existe para el número de autorización.",
    (d) => d.range !== undefined && consecutive(d) === undefined
  ),
  reject("FAD06", "Valor del CUFE no está calculado correctamente.", (d) => {
    const expected = computeDocumentKey(d)
    return expected !== undefined && text(d.root, "cbc:UUID") !== expected
  }),
  reject(
    "FAD07",
    "El identificador de ambiente del CUFE no corresponde al ambiente de destino.",
    ({ root, knowledge: { registry } }) => text(root, "cbc:UUID/@schemeID") !== registry.environment
  ),
  reject(
    "FAD08",
    "El algoritmo informado para el código único no es el permitido para el tipo de documento.",
    (d) => text(d.root, "cbc:UUID/@schemeName") !== d.kind.keyScheme
  ),
  reject(
    "FAD09a",
    "La fecha de emisión es anterior a la fecha de inicio de la autorización de numeración.",
    (d) => d.range !== undefined && issueDate(d) < d.range.startDate
  ),
  reject(
    "FAD09b",
    "La fecha de emisión es posterior a la fecha final de la autorización de numeración.",
    (d) => d.range !== undefined && issueDate(d) > d.range.endDate
  ),
  reject(
    "FAD09c",
    "La fecha de emisión es posterior en más de 10 días a la fecha de la firma.",
    (d) => Date.parse(issueDate(d)) - Date.parse(d.signature.signingDate ?? "") > 10 * 86_400_000
  ),
  reject(
    "FAD09e",
    "La fecha de emisión debe ser igual a la fecha de la firma del documento.",
    (d) => d.signature.signingDate !== undefined && issueDate(d) !== d.signature.signingDate
  ),
  reject(
    "FAD10",
    "La hora de emisión no se informa con la zona horaria -05:00.",
    ({ root }) => !/^\d{2}:\d{2}:\d{2}-05:00$/u.test(text(root, "cbc:IssueTime") ?? "")
  ),
  reject(
    "FAD15a",
    "El código de la moneda del documento no pertenece a la lista de monedas.",
    ({ root }) => !currencies.has(text(root, "cbc:DocumentCurrencyCode") ?? "")
  ),
  reject("FAD15b", "La moneda de un valor no corresponde a la moneda del documento.", ({ root }) => {
    const currency = text(root, "cbc:DocumentCurrencyCode")
    // Searches each child separately: libxml2 merges the descendants of several nodes in quadratic time.
    return (
      currency !== undefined &&
      elements(root, "cac:*").some((child) =>
        texts(child, "descendant::*/@currencyID").some((each) => each !== currency)
      )
    )
  }),
  reject(
    "FAD16",
    "LineCountNumeric no corresponde al número de líneas del documento.",
    ({ root, lines }) => Number(text(root, "cbc:LineCountNumeric") ?? Number.NaN) !== lines.length
  )
]
