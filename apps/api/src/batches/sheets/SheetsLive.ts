import { isTrue } from "@radicar/contract/inner/FilingQuery"
import { UnreadableDocument } from "@radicar/contract/inner/problem/problems"
import { RadicarApi } from "@radicar/contract/inner/RadicarApi"
import { AnsweredSheet, maximumSheetOctets } from "@radicar/contract/inner/SheetsGroup"
import type { Language, Localized } from "@radicar/domain/inner/rules/Language"
import { submissionAdvice } from "@radicar/domain/inner/submission/submissionAdvice"
import { Effect } from "effect"
import { HttpServerResponse } from "effect/http"
import { HttpApiBuilder } from "effect/http-api"
import { SqlClient } from "effect/sql"
import { requireCompany } from "../../access/requireAccess.ts"
import { exportFormats } from "../../documents/exports/exportDocuments.ts"
import { type SubmissionState, submissionStates } from "../../documents/submissions/submissionStates.ts"
import { downloadName } from "../../http/downloadName.ts"
import { CallerLanguage, failWith } from "../../http/language.ts"
import { readOctets, readResource, requireWorkbook } from "../../http/readBody.ts"
import { AuthorityEndpoints, type FilingEnvironment, testEnvironment } from "../../platform/AuthorityEndpoints.ts"
import { readAll } from "../../platform/database/records.ts"
import { HeavyWork, tooCostly } from "../../platform/work/HeavyWork.ts"
import { isReference, readSales, type SheetRow } from "./readSales.ts"
import { salesTemplate, writeSales } from "./writeSales.ts"

/** Largest body of an answer: the sheet in base64, and a reason for each row. */
const maximumAnswerOctets = 24 * 1024 * 1024

const operation = "InvoiceCreate"

/** The document that was filed under the key of a sale. */
interface KeyedDocument {
  readonly key: string
  readonly submissionId: string
  readonly state: SubmissionState
  readonly id: string
  readonly uuid: string
}

/** Record of a sale: the key of its latest document, and that of a correction. */
interface SaleRecord {
  readonly idempotencyKey: string
  readonly correctionKey?: string
  readonly recorded?: KeyedDocument
}

/** Maximum number of corrections of a sale under one reference. */
const mostCorrections = 50

/**
 * The Idempotency-Key of a sale: of its first document, or of the `attempt`th if those before were rejected. A key has
 * visible ASCII characters only.
 */
const keyOf = (reference: string, attempt: number): string =>
  `sheet:${encodeURIComponent(reference)}${attempt === 1 ? "" : `:${attempt}`}`

const unreadable = (text: Localized) => failWith(UnreadableDocument, text)

/** Makes the function that finds what is on record for the references of a company's sheet. */
const makeRecords = Effect.map(SqlClient.SqlClient, (sql) => {
  const ofKeys = (companyId: string, environment: FilingEnvironment, keys: ReadonlyArray<string>) =>
    readAll<KeyedDocument>(
      "Sheets.records",
      sql`
        select k.key, s.id::text as submission_id, s.state, d.document_key as uuid,
          coalesce(d.written_id, d.prefix || d.number::text) as id
        from idempotency_keys as k join documents as d on d.id = k.submission_id join standings as s on s.id = d.id
        where k.company_id = ${companyId} and k.operation = ${operation} and d.environment = ${environment}
          and k.key in (select jsonb_array_elements_text(${JSON.stringify(keys)}::text::jsonb))`
    )
  return Effect.fnUntraced(function* (
    companyId: string,
    environment: FilingEnvironment,
    references: ReadonlyArray<string>
  ) {
    const records = new Map<string, SaleRecord>(
      references.map((reference) => [reference, { idempotencyKey: keyOf(reference, 1) }])
    )
    let open = references
    for (let attempt = 1; open.length > 0 && attempt <= mostCorrections; attempt++) {
      const keyed = yield* ofKeys(
        companyId,
        environment,
        open.map((reference) => keyOf(reference, attempt))
      )
      const byKey = new Map(keyed.map((document) => [document.key, document]))
      const freed: Array<string> = []
      for (const reference of open) {
        const recorded = byKey.get(keyOf(reference, attempt))
        if (recorded === undefined) continue
        const isFreed = submissionStates[recorded.state].freesNumber
        if (isFreed) freed.push(reference)
        records.set(reference, {
          recorded,
          idempotencyKey: recorded.key,
          ...(isFreed ? { correctionKey: keyOf(reference, attempt + 1) } : {})
        })
      }
      open = freed
    }
    return records
  })
})

/** Rows of a sheet with the document on record of each, and the reasons why others were not filed. */
const withResults = (
  rows: ReadonlyArray<SheetRow>,
  records: ReadonlyMap<string, SaleRecord>,
  reasons: ReadonlyArray<{ readonly row: number; readonly text: string }>,
  language: Language
) => {
  const byRow = Map.groupBy(reasons, ({ row }) => row)
  return rows.map((each) => {
    const recorded = records.get(each.reference)?.recorded
    const texts = new Set(byRow.get(each.row)?.map(({ text }) => text))
    return {
      ...each,
      result: {
        id: recorded?.id ?? "",
        uuid: recorded?.uuid ?? "",
        state: recorded === undefined ? "" : submissionAdvice[recorded.state].name[language],
        reasons: [...texts].join(" ")
      }
    }
  })
}

/** Sheets of sales over HTTP. Nothing is filed here: callers file each invoice under the key that they get. */
export const SheetsLive = HttpApiBuilder.group(
  RadicarApi,
  "sheets",
  Effect.fn(function* (handlers) {
    const { run } = yield* HeavyWork
    const { standard } = yield* AuthorityEndpoints
    const recordsOf = yield* makeRecords
    const environmentOf = (isTest: string | undefined) => (isTrue(isTest) ? testEnvironment(standard) : standard)

    const read = Effect.fnUntraced(function* (bytes: Uint8Array<ArrayBuffer>) {
      const language = yield* CallerLanguage
      const result = yield* run(readSales, { bytes, language }, bytes.length).pipe(
        Effect.catchTag("TaskStopped", (stopped) => unreadable(tooCostly(stopped)))
      )
      return "unreadable" in result ? yield* unreadable(result.unreadable) : result
    })

    const workbook = (octets: Uint8Array, language: Language, company: { readonly company?: string } = {}) =>
      HttpServerResponse.uint8Array(octets, {
        contentType: exportFormats.xlsx,
        headers: downloadName("sales", language, { ...company, extension: "xlsx" })
      })

    return handlers
      .handleRaw(
        "template",
        Effect.fn("SheetTemplate")(function* () {
          return yield* Effect.map(CallerLanguage, (language) => workbook(salesTemplate(language), language))
        })
      )
      .handleRaw(
        "read",
        Effect.fn("SheetRead")(function* ({ query, request }) {
          const { companyId, isTest } = query
          yield* requireCompany(companyId)
          yield* requireWorkbook(request)
          const bytes = yield* readOctets(request, unreadable, maximumSheetOctets)
          const { faults, sales } = yield* read(Uint8Array.from(bytes))
          const references = sales.map(({ reference }) => reference)
          const records = yield* recordsOf(companyId, environmentOf(isTest), references)
          const texts = sales.map(({ json, reference }) => {
            const { recorded, ...keys } = records.get(reference) ?? { idempotencyKey: keyOf(reference, 1) }
            const { key: _, ...document } = recorded ?? { key: "" }
            const known = JSON.stringify({ ...keys, ...(recorded === undefined ? {} : { recorded: document }) })
            return `${json},${known.slice(1)}`
          })
          return HttpServerResponse.text(`{"sales":[${texts.join(",")}],"faults":${JSON.stringify(faults)}}`, {
            contentType: "application/json"
          })
        })
      )
      .handleRaw(
        "results",
        Effect.fn("SheetResults")(function* ({ query, request }) {
          const { companyId, isTest } = query
          yield* requireCompany(companyId)
          const { content, reasons: given = [] } = yield* readResource(request, AnsweredSheet, maximumAnswerOctets)
          const { faults, headings, rows } = yield* read(Uint8Array.from(Buffer.from(content, "base64")))
          const language = yield* CallerLanguage
          const references = [...new Set(rows.map(({ reference }) => reference).filter(isReference))]
          const records = yield* recordsOf(companyId, environmentOf(isTest), references)
          const reasons = [
            ...faults.map(({ cell, message, row }) => ({
              row,
              text: cell === undefined ? message : `${cell}: ${message}`
            })),
            ...given
          ]
          const answered = withResults(rows, records, reasons, language)
          const octets = yield* Effect.orDie(
            run(writeSales, { headings, language, rows: answered }, rows.length * 1024)
          )
          return workbook(octets, language, { company: companyId })
        })
      )
  })
)
