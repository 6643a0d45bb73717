import { Cause, Effect, Stream } from "effect"
import { SqlClient } from "effect/sql"
import { withStatementBound } from "../../platform/database/statementBounds.ts"
import { csvBegin } from "../../platform/tables/textRows.ts"
import { Workbook } from "../../platform/tables/Workbook.ts"
import { HeavyWork } from "../../platform/work/HeavyWork.ts"
import type { ListFilter } from "../submissions/filterDocuments.ts"
import { afterPlace, placeIn } from "../submissions/submissionFilter.ts"
import { Submissions } from "../submissions/Submissions.ts"
import { exportLayout, type ExportLayoutName, type ExportSubject } from "./exportLayouts.ts"
import { type ExportRow, exportRows } from "./ExportRow.ts"
import { rowOctets, writeExportRows } from "./writeExportRows.ts"
import { logError } from "../../platform/observability/log.ts"

/** Formats of an export, with their content types. */
export const exportFormats = {
  csv: "text/csv; charset=utf-8",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  jsonl: "application/x-ndjson"
} as const

type ExportFormat = keyof typeof exportFormats

/** Format, layout and constant facts of an export. */
export interface ExportForm extends ExportSubject {
  readonly format: ExportFormat
  readonly layout: ExportLayoutName
}

/** Filter of the documents to export, and the form of the export. */
export interface ExportRequest extends ExportForm {
  readonly filter: ListFilter
}

/** Number of documents read per SQL statement. */
export const pageRows = 1000

/** The filter of a request, limited to the states that its layout includes. */
const filterOf = ({ filter, layout }: ExportRequest): ExportRequest["filter"] => {
  const { states } = exportLayout(layout)
  if (states === undefined) return filter
  return { ...filter, states: states.filter((state) => filter.states?.includes(state) ?? true) }
}

/** One page of an export's rows. */
export interface ExportPage {
  readonly rows: ReadonlyArray<ExportRow>
  /** Place of the last document read; `undefined` after the last page. */
  readonly after: string | undefined
}

/** Writes an export in one format: beginning, rows, end. */
interface ExportWriter {
  readonly begin: Effect.Effect<Uint8Array>
  readonly rows: (rows: ReadonlyArray<ExportRow>) => Effect.Effect<Uint8Array>
  readonly end: Effect.Effect<Uint8Array>
}

const none = new Uint8Array()

const subjectOf = ({ environment, issuerName, language }: ExportForm): ExportSubject => ({
  issuerName,
  language,
  ...(environment === undefined ? {} : { environment })
})

const textWriter = (form: ExportForm, { run }: HeavyWork["Service"]): ExportWriter => {
  const { format, language, layout } = form
  const subject = subjectOf(form)
  return {
    begin: Effect.sync(() =>
      format === "csv" ? Buffer.from(csvBegin(exportLayout(layout).columns(subject), language), "utf8") : none
    ),
    rows: (rows) =>
      run(writeExportRows, { format, layout, rows, ...subject }, rows.length * rowOctets).pipe(
        Effect.orDie,
        Effect.map(({ octets }) => octets)
      ),
    end: Effect.succeed(none)
  }
}

const workbookWriter = (form: ExportForm, { run }: HeavyWork["Service"]): ExportWriter => {
  const { language, layout } = form
  const subject = subjectOf(form)
  const { columns, sheet } = exportLayout(layout)
  const workbook = new Workbook(columns(subject), { language, name: sheet[language] })
  const addRows = Effect.fnUntraced(function* (rows: ReadonlyArray<ExportRow>) {
    const { place: before } = workbook
    const task = { format: "xlsx", layout, rows, place: before, ...subject } as const
    const { octets, place = before } = yield* Effect.orDie(run(writeExportRows, task, rows.length * rowOctets))
    return workbook.add({ deflated: octets, place })
  })
  return {
    begin: Effect.sync(() => workbook.nextSheet()),
    rows: Effect.fnUntraced(function* (rows) {
      const written: Array<Uint8Array> = []
      for (let rest = rows; rest.length > 0;) {
        if (workbook.room === 0) written.push(workbook.nextSheet())
        const { room } = workbook
        written.push(yield* addRows(rest.slice(0, room)))
        rest = rest.slice(room)
      }
      return Buffer.concat(written)
    }),
    end: Effect.sync(() => workbook.finish())
  }
}

/**
 * Streams an export page by page. The first page is read before the effect succeeds, so that its failure can still be
 * answered. Each further page is read only when the reader has taken the previous one. A slow reader therefore holds no
 * database connection and no thread, and at most one page in memory.
 */
export const writeExport = Effect.map(HeavyWork, (work) =>
  Effect.fnUntraced(function* (form: ExportForm, readPage: (after?: string) => Effect.Effect<ExportPage>) {
    const pageOf = (after?: string) => withStatementBound("export")(readPage(after))
    const first = yield* pageOf()
    // owner of the work and tracer of the request, which charge its processor time
    const context = yield* Effect.context<never>()
    const writer = form.format === "xlsx" ? workbookWriter(form, work) : textWriter(form, work)
    /** Next part of the file: rows of a page already read, rows of the page after an id, the end, or nothing. */
    type Next = { readonly page: ExportPage } | { readonly after: string } | "end" | "nothing"
    const begin: Next = { page: first }
    const parts = Stream.unfold<Next, Uint8Array, never, never>(
      begin,
      Effect.fnUntraced(function* (next) {
        if (next === "nothing") return undefined
        if (next === "end") return [yield* writer.end, "nothing"] as const
        const { after, rows } = "page" in next ? next.page : yield* pageOf(next.after)
        return [yield* writer.rows(rows), after === undefined ? "end" : { after }] as const
      })
    )
    return Stream.concat(Stream.fromEffect(writer.begin), parts).pipe(
      Stream.filter(({ length }) => length > 0),
      // the answer has begun: the connection ends, and only the log says why
      Stream.tapCause((cause) =>
        Cause.hasInterruptsOnly(cause)
          ? Effect.void
          : logError({ en: "An export failed", es: "Falló una exportación" }, cause)
      ),
      Stream.provideContext(context)
    )
  })
)

/** Exports the documents of a filter, in the order of the list. */
export const exportDocuments = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const submissions = yield* Submissions
  const write = yield* writeExport

  const pageOf = Effect.fnUntraced(function* (request: ExportRequest, after?: string) {
    const { types } = exportLayout(request.layout)
    const filter = filterOf(request)
    if (filter.states?.length === 0) return { rows: [], after: undefined } satisfies ExportPage
    const summaries = yield* submissions.list({
      ...filter,
      limit: pageRows,
      ...(after === undefined ? {} : afterPlace(after))
    })
    const wanted = types === undefined ? summaries : summaries.filter(({ documentType }) => types.has(documentType))
    const last = summaries.at(-1)
    const page: ExportPage = {
      rows: yield* exportRows(sql, filter.companyId, wanted),
      after: summaries.length < pageRows || last === undefined ? undefined : placeIn(filter)(last)
    }
    return page
  })

  return (request: ExportRequest) => write(request, (after) => pageOf(request, after))
})
