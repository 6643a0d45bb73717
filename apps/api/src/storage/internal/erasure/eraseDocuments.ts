import { Effect } from "effect"
import type { SqlClient } from "effect/sql"
import { blobKeys } from "../../../blobs/blobKeys.ts"
import { keptYears } from "../../../retention/keptYears.ts"
import type { ErasureRequest } from "../../Erasure.ts"
import { counted } from "./counted.ts"

/**
 * Erases the documents of a company that the law does not want, or not any more, and marks the others with the day until
 * which it does. What is left of a document is its row: number, keys, digests and states. The container and answers of a
 * kept document stay; the ZIP that was made of it can be made again.
 */
export const eraseDocuments = Effect.fnUntraced(function* (
  sql: SqlClient.SqlClient,
  { at, companyId, today }: ErasureRequest
) {
  // what is filed in a test environment is no document to the tax authority, and what it has not accepted neither
  const wanted = sql`state = 'accepted' and environment = 'production'`
  yield* sql`
    update submissions set kept_until = make_date(left(document_date, 4)::int + 1 + ${keptYears}, 1, 1)
    where company_id = ${companyId} and ${wanted} and kept_until is null`
  const documents = yield* counted(
    sql,
    sql`update submissions set
        erased_at = ${at}, signed_xml = '', application_response = null, signature_value = '', reference = '',
        status_message = '', status_description = '', error_message = '',
        -- that there is one keeps the number from being given again
        alarm = case when alarm is null then null else 'erased' end
      where company_id = ${companyId} and erased_at is null and not (${wanted} and kept_until > ${today}::date)
      returning id`
  )
  yield* sql`
    update submission_transitions as step set detail = '' from submissions as own
    where own.id = step.submission_id and own.company_id = ${companyId} and own.erased_at is not null and detail <> ''`
  const templates = JSON.stringify(blobKeys.all("*"))
  const [row] = yield* sql<{ readonly n: number }>`
    with gone as (
      delete from blobs where key in (
        select replace(template, '*', own.id::text)
        from submissions as own, jsonb_array_elements_text(cast(${templates}::text as jsonb)) as template
        where own.company_id = ${companyId}
          and (own.erased_at is not null or template = ${blobKeys.package("*")}))
      returning sha256, bytes is null as outside
    ), noted as (
      insert into erased_octets (sha256) select distinct sha256 from gone where outside on conflict do nothing
    )
    select count(*)::int as n from gone`
  return { documents, files: row?.n ?? 0 }
})
