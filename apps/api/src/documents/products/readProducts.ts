import { maximumProducts } from "@radicar/contract/inner/filedProducts"
import { taxKind } from "@radicar/domain/inner/document/TaxTotal"
import { JsonNumber, JsonObject, type JsonValue, writeJson } from "@radicar/domain/inner/json/JsonValue"
import { foldText } from "@radicar/domain/inner/text/foldText"
import { parse } from "@radicar/signature/inner/XmlTree"
import { readXml } from "@radicar/ubl/inner/read/readXml"
import { Result } from "effect"
import { inflateRawSync } from "node:zlib"
import type { Task } from "../../platform/work/HeavyWork.ts"
import { receivedLimits } from "../reading/readDocuments.ts"

const MEBIBYTE = 1024 * 1024

/** Octets of XML up to which products are read: of one document, and of all. */
export const maximumXml = { document: MEBIBYTE, all: 4 * MEBIBYTE } as const

/** A filed document to read products from. */
interface FiledSale {
  /** Signed XML, deflated (RFC 1951). */
  readonly deflatedXml: Uint8Array
  readonly documentKey: string
  /** Day of issue: 2026-01-15. */
  readonly date: string
}

/** Fields of a line that describe the product. */
const described = [
  "Code",
  "Description",
  "UnitCode",
  "Price",
  "BrandName",
  "ModelName",
  "StandardItemIdentification"
] as const

/** Fields of a tax that do not follow from the line. */
const ofTax = ["Code", "Percentage", "PerUnitAmount", "BaseQuantity", "BaseUnitCode", "Concept"] as const

const objectsIn = (value: JsonValue | undefined): ReadonlyArray<JsonObject> =>
  Array.isArray(value) ? value.filter((each) => each instanceof JsonObject) : []

const textOf = (value: JsonValue | undefined): string => (value === undefined || value === null ? "" : String(value))

/** An object's fields of these names. Decimals become texts, of which no client's JSON parser makes a binary float. */
const only = (source: JsonObject, names: ReadonlyArray<string>): JsonObject =>
  JsonObject.from(
    Object.fromEntries(
      names.flatMap((name) => {
        const value = source.get(name)
        return value === undefined ? [] : [[name, value instanceof JsonNumber ? value.text : value]]
      })
    )
  )

/** The product of a line; `undefined` for one without a price of its own, such as a gift. */
const productOf = (line: JsonObject): JsonObject | undefined => {
  if (!/[1-9]/u.test(textOf(line.get("Price"))) || textOf(line.get("Description")).trim() === "") return undefined
  // a withholding depends on the buyer
  const taxes = objectsIn(line.get("Taxes")).filter((tax) => taxKind(textOf(tax.get("Code"))) !== "withholding")
  const product = only(line, described)
  return taxes.length === 0
    ? product
    : product.with(
        "Taxes",
        taxes.map((tax) => only(tax, ofTax))
      )
}

const inflate = (deflated: Uint8Array): Uint8Array | undefined => {
  try {
    return inflateRawSync(deflated, { maxOutputLength: maximumXml.document })
  } catch {
    // larger, and so are its lines
    return undefined
  }
}

const bodyOf = (xml: Uint8Array): JsonObject | undefined => {
  const parsed = parse(xml, receivedLimits)
  return Result.isFailure(parsed) ? undefined : readXml(parsed.success.root)?.body
}

const read = (documents: ReadonlyArray<FiledSale>): Uint8Array => {
  const items = new Map<string, JsonValue>()
  let octets = 0
  for (const { date, deflatedXml, documentKey } of documents) {
    if (items.size >= maximumProducts.products) break
    const xml = inflate(deflatedXml)
    if (xml === undefined) continue
    octets += xml.length
    if (octets > maximumXml.all) break
    const body = bodyOf(xml)
    const currency = textOf(body?.get("CurrencyCode")) || "COP"
    for (const line of objectsIn(body?.get("Items"))) {
      const item = productOf(line)
      const key = foldText(`${textOf(line.get("Code"))} ${textOf(line.get("Description"))}`)
      if (item === undefined || items.has(key) || items.size >= maximumProducts.products) continue
      items.set(key, JsonObject.from({ item, currency, date, uuid: documentKey }))
    }
  }
  return new TextEncoder().encode(writeJson(JsonObject.from({ items: [...items.values()] })))
}

/** Reads the products of documents, the newest first; returns the service's answer as JSON in UTF-8. */
export const readProducts: Task<ReadonlyArray<FiledSale>, Uint8Array> = {
  name: "readProducts",
  run: read,
  smallest: 16 * 1024
}
