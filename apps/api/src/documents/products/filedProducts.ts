import { maximumProducts } from "@radicar/contract/inner/filedProducts"
import { typesOfBook } from "@radicar/domain/inner/documentRegistry"
import { Effect } from "effect"
import { SqlClient } from "effect/sql"
import type { FilingEnvironment } from "../../platform/AuthorityEndpoints.ts"
import { readAll } from "../../platform/database/records.ts"
import { HeavyWork } from "../../platform/work/HeavyWork.ts"
import { maximumXml, readProducts } from "./readProducts.ts"

/** Company, environment and book of the documents whose products are read. */
export interface ProductSource {
  readonly companyId: string
  readonly environment: FilingEnvironment
  readonly book: "sale" | "purchase"
}

/** Maximum size of the deflated documents that are read, in octets. Signed XML deflates to a quarter. */
const maximumDeflated = maximumXml.all / 4

/** A document to read products from, as the database has it. */
interface FiledSaleRow {
  readonly deflatedXml: Uint8Array
  readonly documentKey: string
  readonly date: string
}

/**
 * The newest accepted documents of a book, the newest first, as far as their size permits. Each type is read from its
 * index, so that a company that files other types does not have all of these read. Documents of an erased company are
 * kept for the law alone.
 */
export const newestSales = (sql: SqlClient.SqlClient, { book, companyId, environment }: ProductSource) =>
  readAll<FiledSaleRow>(
    "Products.newestSales",
    sql`
      with newest as (
        select newest.id from unnest(${`{${typesOfBook(book, 1).join()}}`}::text::text[]) as type
          cross join lateral (
            select id from documents where company_id = ${companyId} and document_type = type
            order by id desc limit ${maximumProducts.documents}) as newest
        order by id desc limit ${maximumProducts.documents}),
      sized as (
        select d.id, sum(octet_length(d.deflated_xml)) over (order by d.id desc) as octets
        from newest join documents as d on d.id = newest.id join standings as s on s.id = d.id
        where d.environment = ${environment} and s.state = 'accepted' and s.kept_until is null and s.erased_at is null
          and octet_length(d.deflated_xml) <= ${maximumXml.document / 4})
      select d.deflated_xml, d.document_key, left(d.document_date, 10) as date
      from sized join documents as d on d.id = sized.id
      where sized.octets <= ${maximumDeflated} order by d.id desc`
  )

/** Makes a function that reads the products of a company's newest documents; it returns the answer as JSON in UTF-8. */
export const filedProducts = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const { run } = yield* HeavyWork
  return Effect.fnUntraced(function* (source: ProductSource) {
    const documents = yield* newestSales(sql, source)
    const octets = documents.reduce((sum, { deflatedXml }) => sum + deflatedXml.length, 0)
    return yield* Effect.orDie(run(readProducts, documents, octets * 4))
  })
})
