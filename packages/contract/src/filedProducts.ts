import { described } from "@radicar/domain/inner/rules/described"
import { bilingual } from "@radicar/domain/inner/rules/Language"
import { Schema } from "effect"
import { HttpApiEndpoint, OpenApi } from "effect/http-api"
import { Forbidden, ServiceUnavailable } from "./problem/problems.ts"
import { FactsFilterQuery } from "./submissionSums.ts"

/** Maximum number of documents from which products are read, and of products that are read from them. */
export const maximumProducts = { documents: 200, products: 500 } as const

/** A product of a filed document. */
const FiledProduct = Schema.Struct({
  item: described(Schema.Record(Schema.String, Schema.Unknown), {
    en: "Line for `Items` of a body: description, codes, unit, price, and taxes with their rates. It has no quantity, no discounts, no withholdings, and no amounts that follow from it.",
    es: "Línea para `Items` de un cuerpo: descripción, códigos, unidad, precio e impuestos con sus tarifas. No tiene cantidad, descuentos, retenciones ni valores que se deduzcan de ella."
  }),
  currency: described(Schema.String, { en: "Currency of the price: COP.", es: "Moneda del precio: COP." }),
  date: described(Schema.String, {
    en: "Day of issue of the document: 2026-01-15.",
    es: "Fecha de expedición del documento: 2026-01-15."
  }),
  uuid: described(Schema.String, {
    en: "Key of the document: its CUFE, CUDE or CUDS.",
    es: "Código del documento: su CUFE, CUDE o CUDS."
  })
}).annotate({ identifier: "FiledProduct" })

/** Products of a company's documents. */
export const FiledProducts = Schema.Struct({
  items: described(Schema.Array(FiledProduct), {
    en: "The products, each as in the newest document that has it, the newest document first: at most 500.",
    es: "Los productos, cada uno como en el documento más reciente que lo tiene, empezando por el más reciente: máximo 500."
  })
}).annotate({ identifier: "FiledProducts" })

/** Company, environment and book of the documents whose products are read. */
export const FiledProductsQuery = {
  companyId: FactsFilterQuery.companyId,
  environment: FactsFilterQuery.environment,
  book: Schema.optionalKey(
    Schema.Literals(["sale", "purchase"]).annotate({
      description: bilingual({
        en: "sale (default): products sold. purchase: products bought, from support documents.",
        es: "sale (por defecto): productos vendidos. purchase: productos comprados, de documentos soporte."
      })
    })
  )
}

/** `GET /v1/submissions/products`. */
export const productsEndpoint = HttpApiEndpoint.get("products", "/products", {
  query: FiledProductsQuery,
  success: FiledProducts,
  error: [Forbidden, ServiceUnavailable]
}).annotateMerge(
  OpenApi.annotations({
    identifier: "SubmissionProducts",
    summary: bilingual({ en: "Products of filed documents", es: "Productos de documentos radicados" }),
    description: bilingual({
      en: "The products in the newest 200 documents of a book, for forms that suggest them. They are read from the documents themselves: there is no list of products to maintain. Only accepted documents count, without gifts and without the largest documents. Products are the same if code and description are, apart from case and accents.",
      es: "Los productos de los 200 documentos más recientes de un libro, para formularios que los sugieren. Se leen de los mismos documentos: no hay lista de productos que mantener. Solo cuentan los documentos aceptados, sin obsequios y sin los documentos más grandes. Un producto es el mismo si lo son código y descripción, salvo mayúsculas y tildes."
    })
  })
)
