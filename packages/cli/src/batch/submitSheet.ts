import type { SheetFault, SheetSale } from "@radicar/contract/inner/SheetsGroup"
import { JsonObject, writeJson } from "@radicar/domain/inner/json/JsonValue"
import { parseJson } from "@radicar/domain/inner/json/parseJson"
import type { Localized } from "@radicar/domain/inner/rules/Language"
import type { RadicarOperations } from "@radicar/http-client/inner/effect/RadicarClient"
import type { SubmitOptions } from "@radicar/http-client/inner/effect/Submit"
import { Effect, Option, type Redacted, Result } from "effect"
import { Prompt } from "effect/cli"
import { withCertificate } from "../document/parseJsonBody.ts"
import type { ExitReason } from "../ExitCode.ts"
import { failure, untranslated } from "../Failure.ts"
import { askAtTerminal } from "../input/askAtTerminal.ts"
import { readInput } from "../input/readInput.ts"
import { listText } from "../output/layout.ts"
import { Output } from "../output/Output.ts"
import { writeFile } from "../output/write.ts"
import { resourceFailure } from "../service/resourceFailure.ts"
import { batchCountsText, fileResultText } from "./batchText.ts"
import { type Filed, filedResult } from "./fileOne.ts"
import { type FileableSale, isFiled, judgeSales, sumOf } from "./judgeSales.ts"
import { startProgress } from "./Progress.ts"
import { runBatch } from "./runBatch.ts"
import { batchOutcome, counted, emptyTally } from "./Tally.ts"

/** A sheet of sales to file, and the settings. */
interface SheetRun {
  readonly client: RadicarOperations
  readonly url: string
  readonly query: SubmitOptions["query"]
  /** Certificate that signs; without one, the service has its own. */
  readonly certificate: { readonly bytes: Uint8Array; readonly password: Redacted.Redacted } | undefined
  readonly concurrency: number
  /** Whether to file without a question. */
  readonly isConfirmed: boolean
  readonly isStopping: () => boolean
}

const faultsText = listText<SheetFault>({ en: "No fault.", es: "Sin fallas." }, ({ paint }) => [
  { heading: { en: "cell", es: "celda" }, cell: ({ cell, row }) => [cell ?? String(row), paint.bold] },
  { heading: { en: "reference", es: "referencia" }, cell: ({ reference }) => reference },
  { heading: { en: "problem", es: "problema" }, cell: ({ message }) => message }
])

const cannotConfirm = failure(
  "usage",
  { en: "The sheet was only checked: nothing was filed.", es: "La hoja solo se revisó: no se radicó nada." },
  { en: "Use --yes to file what is right.", es: "Use --yes para radicar lo que está bien." }
)

const countText = (sales: ReadonlyArray<FileableSale>): Localized => {
  const [count, sum] = [sales.length, sumOf(sales)]
  return {
    en: `${count} ${count === 1 ? "invoice" : "invoices"}, to be paid ${sum} in all`,
    es: `${count} ${count === 1 ? "factura" : "facturas"}, por un total a pagar de ${sum}`
  }
}

/** Numbers and sums of the sales that earlier runs have filed, and of the rest. */
const filedText = (filed: ReadonlyArray<FileableSale>, open: ReadonlyArray<FileableSale>): Localized => ({
  en: `${filed.length} already filed for ${sumOf(filed)}; ${open.length} to go for ${sumOf(open)}.`,
  es: `${filed.length} ya ${filed.length === 1 ? "radicada" : "radicadas"} por ${sumOf(filed)}; ${open.length === 1 ? "falta" : "faltan"} ${open.length} por ${sumOf(open)}.`
})

const question = (sales: ReadonlyArray<FileableSale>): Localized => {
  const { en, es } = countText(sales)
  return { en: `File ${en}?`, es: `¿Radicar ${es}?` }
}

/** The file of a sheet's results: `sales.radicar.xlsx` next to `sales.xlsx`. */
const answerFile = (file: string): string => file.replace(/\.xlsx$/iu, ".radicar.xlsx")

const writtenText = (path: string): Localized => ({ en: `Wrote ${path}.`, es: `Se escribió ${path}.` })

/** Whether a path names a sheet of sales. */
export const isSheet = (path: string): boolean => path.toLowerCase().endsWith(".xlsx")

/**
 * Files the sales of a sheet, each once under its reference: reads and checks all, shows what is wrong by cell, has
 * count and sum confirmed, files, and writes the sheet with its results. Returns the most urgent reason, or `ok`.
 */
export const submitSheet = Effect.fn("submitSheet")(function* (file: string, run: SheetRun) {
  const { certificate, client, concurrency, isConfirmed, isStopping, query, url } = run
  const output = yield* Output
  const bytes = yield* readInput(file)
  const { companyId, isTest } = query
  const sheetQuery = { companyId, ...(isTest === undefined ? {} : { isTest }) }
  const sheet = yield* client.sheets
    .read({ query: sheetQuery, payload: bytes })
    .pipe(
      Effect.mapError((error) =>
        error._tag === "UnreadableDocument"
          ? failure("invalid-document", untranslated(error.detail ?? error.title))
          : resourceFailure(error, url)
      )
    )
  const bodyOf = ({ body }: SheetSale): string => {
    const text = JSON.stringify(body)
    const json = certificate === undefined ? undefined : Result.getOrThrow(parseJson(text))
    return json instanceof JsonObject && certificate !== undefined
      ? writeJson(withCertificate(json, certificate))
      : text
  }
  const judged = yield* judgeSales(sheet, { bodyOf, client, concurrency, query, say: output.say, url })
  const { faults } = judged
  if (faults.length > 0) yield* output.message(faultsText(faults, output))
  const sales = new Map(judged.sales.map((each) => [each.sale.reference, each]))
  let tally = emptyTally(sales.size)
  const reasons: Array<{ readonly row: number; readonly text: string }> = faults.map(({ cell, message, row }) => ({
    row,
    text: cell === undefined ? message : `${cell}: ${message}`
  }))
  const filed = judged.sales.filter(isFiled)
  const open = judged.sales.filter((sale) => !isFiled(sale))
  if (filed.length > 0) yield* output.message(output.say(filedText(filed, open)))
  if (sales.size > 0) {
    const mustAsk = !isConfirmed && open.length > 0
    if (mustAsk && !(yield* askAtTerminal(question(open), Prompt.Confirm, cannotConfirm))) return "ok"
    if (isConfirmed && filed.length === 0) yield* output.message(output.say(countText(open)))
    const fileSale = Effect.fnUntraced(function* (reference: string) {
      // references are those of the sales
      const { key, sale } = yield* Effect.orDie(Effect.fromNullishOr(sales.get(reference)))
      const answer = yield* Effect.result(
        client.submit("InvoiceCreate", bodyOf(sale), { query, headers: { "idempotency-key": key } })
      )
      return filedResult(reference, answer, { complete: Option.some("totals"), say: output.say, url })
    })
    yield* Effect.scoped(
      Effect.gen(function* () {
        const progress = yield* startProgress(() => tally)
        const onResult = ({ result }: Filed) => {
          tally = counted(tally, result)
          const text = result.problem?.message ?? result.result?.response.errorMessage ?? ""
          const row = sales.get(result.file)?.sale.rows[0]
          if (text !== "" && row !== undefined) reasons.push({ row, text: text.slice(0, 2000) })
          return progress.around(output.item(result, () => fileResultText(result, output)))
        }
        yield* runBatch({ paths: [...sales.keys()], concurrency, isStopping, file: fileSale, onResult })
      })
    )
    yield* output.message(batchCountsText(tally, output))
  }
  const content = Buffer.from(bytes).toString("base64")
  const answered = yield* Effect.mapError(
    client.sheets.results({ query: sheetQuery, payload: { content, reasons } }),
    (error) => resourceFailure(error, url)
  )
  yield* writeFile(answerFile(file), answered)
  yield* output.message(output.say(writtenText(answerFile(file))))
  const reason: ExitReason = batchOutcome(tally)
  return reason === "ok" && faults.length > 0 ? "invalid-document" : reason
})
