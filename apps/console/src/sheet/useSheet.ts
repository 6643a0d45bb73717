import { saleFault, salePlace } from "@radicar/contract/inner/salePlaces"
import type { SheetFault, SheetSale } from "@radicar/contract/inner/SheetsGroup"
import type { Violation } from "@radicar/domain/inner/rules/Violation"
import { useEffect, useRef, useState } from "preact/hooks"
import { type Say, useSay } from "../language/LanguageContext.ts"
import { addAmounts } from "../language/money.ts"
import { failureText } from "../live/failureText.ts"
import { announce } from "../parts/announce.ts"
import { base64 } from "../session/base64.ts"
import {
  type Client,
  IdempotencyConflict,
  NumberConflict,
  Problem,
  TooManyRequests
} from "@radicar/http-client/inner/plain"
import { useClient } from "../session/Session.ts"

/** A sale that can be filed. */
export interface FileableSale {
  readonly sale: SheetSale
  readonly key: string
  /** Payable amount, as a decimal. */
  readonly total: string
}

/** Outcome of a sale: its number and key, or why it has none. */
interface SaleOutcome {
  readonly status: string
  readonly id?: string
  /** Id or key of the submission. */
  readonly uuid?: string
  readonly message?: string
}

/** Outcomes of sales by their references. */
export type Outcomes = ReadonlyMap<string, SaleOutcome>

/** A sheet that was read and checked. */
interface CheckedSheet {
  readonly name: string
  readonly bytes: Uint8Array
  readonly faults: ReadonlyArray<SheetFault>
  readonly sales: ReadonlyArray<FileableSale>
}

/** Sum of the payable amounts of sales, as a decimal. */
export const sumOf = (sales: ReadonlyArray<FileableSale>): string =>
  addAmounts(["0", ...sales.map(({ total }) => total)])

/** Whether a sale has a document that was not rejected: to file it again would change nothing. */
export const isFiled = ({ sale }: FileableSale, outcomes: Outcomes): boolean => {
  const status = outcomes.get(sale.reference)?.status
  return status !== undefined && status !== "failed" && status !== "rejected"
}

/** Number of sales of a step that are done, and their number in all. */
interface Step {
  readonly name: "checking" | "filing"
  readonly done: number
  readonly of: number
}

/** Number of sales that are checked or filed at a time. */
const atOnce = 4

/** Pause before a sale is sent again to a service that is busy or does not answer, in milliseconds. */
const pause = 3000

/** Maximum number of times that a sale is sent. */
const mostTries = 5

/** Answer to an invoice: the findings of a dry run, or the result of its filing. */
interface Answer {
  readonly valid?: boolean
  readonly violations?: ReadonlyArray<Violation>
  readonly body?: { readonly LegalMonetaryTotal?: { readonly PayableAmount?: unknown } }
  readonly status?: string
  readonly id?: string
  readonly document?: { readonly uuid: string }
  readonly response?: { readonly errorMessage?: string }
}

const isBusyAnswer = (error: unknown): boolean =>
  !(error instanceof Problem) || error.status === 429 || error.status >= 500

/** Runs work for each item, a few at a time, in the order of the list, until it is stopped. */
const each = async <A>(
  items: ReadonlyArray<A>,
  run: (item: A) => Promise<void>,
  isStopped: () => boolean = () => false
): Promise<void> => {
  const queue = items.values()
  const worker = async (): Promise<void> => {
    for (const item of queue) {
      if (isStopped()) return
      await run(item)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
}

/** Sends the invoice of a sale, again where the service is busy: its key makes it one document. */
const send = async (
  client: Client,
  query: { readonly companyId: string; readonly providerId: string; readonly dryRun?: "true" },
  { body }: SheetSale,
  key: string
): Promise<Answer> => {
  for (let tries = 1; ; tries++) {
    try {
      return await client.documents.invoiceCreate({
        query: { ...query, complete: "totals" },
        headers: { "idempotency-key": key },
        payload: JSON.stringify(body)
      })
    } catch (error) {
      if (tries >= mostTries || !isBusyAnswer(error)) throw error
      const wait = error instanceof TooManyRequests ? error.retryAfter * 1000 : pause
      await new Promise((resolve) => setTimeout(resolve, wait))
    }
  }
}

const changedText = (id: string, say: Say): string =>
  say({
    en: `${id} was filed for this reference, with other data. Correct it with a note; a new sale needs a reference of its own.`,
    es: `Con esta referencia se radicó ${id}, con otros datos. Corríjalo con una nota; una venta nueva necesita su propia referencia.`
  })

/** Checks a sale by a dry run under its key, or that of a correction if it was rejected and has changed. */
const check = async (
  client: Client,
  query: { readonly companyId: string; readonly providerId: string },
  sale: SheetSale,
  say: Say,
  key = sale.idempotencyKey
): Promise<FileableSale | ReadonlyArray<SheetFault>> => {
  const { correctionKey, recorded, reference } = sale
  try {
    const { body, valid, violations = [] } = await send(client, { ...query, dryRun: "true" }, sale, key)
    if (valid === true) return { sale, key, total: String(body?.LegalMonetaryTotal?.PayableAmount ?? "0") }
    return violations.map((violation) => saleFault(sale, violation))
  } catch (error) {
    const isTaken = error instanceof IdempotencyConflict || error instanceof NumberConflict
    if (isTaken && correctionKey !== undefined && key !== correctionKey)
      return check(client, query, sale, say, correctionKey)
    const message = isTaken ? changedText(recorded?.id ?? key, say) : failureText(error, say)
    return [{ ...salePlace(sale, "$"), reference, message }]
  }
}

/** Company and provider for which sales are filed. */
type SheetQuery = Parameters<typeof check>[1]

/** Reads a sheet and checks its sales; `onStep` gets the progress. */
const readSheet = async (
  client: Client,
  query: SheetQuery,
  file: File,
  say: Say,
  onStep: (step: Step) => void
): Promise<CheckedSheet> => {
  const bytes = new Uint8Array(await file.arrayBuffer())
  const { faults, sales } = await client.sheets.read({ query: { companyId: query.companyId }, payload: bytes })
  const checked = new Map<string, FileableSale>()
  const all: Array<SheetFault> = [...faults]
  let done = 0
  onStep({ name: "checking", done, of: sales.length })
  await each(sales, async (sale) => {
    const outcome = await check(client, query, sale, say)
    if ("sale" in outcome) checked.set(sale.reference, outcome)
    else all.push(...outcome)
    done += 1
    onStep({ name: "checking", done, of: sales.length })
  })
  const fileable = sales.flatMap(({ reference }) => checked.get(reference) ?? [])
  return {
    name: file.name,
    bytes,
    faults: all.toSorted((left, right) => left.row - right.row),
    sales: fileable
  }
}

/** Statuses of the states on record; any other state is open. */
const recordedStatus: Readonly<Record<string, string>> = {
  accepted: "submitted",
  rejected: "rejected",
  refused: "failed"
}

/** Outcomes of the sales that an earlier upload of the sheet filed. */
const recordedOutcomes = (sales: CheckedSheet["sales"]): Outcomes =>
  new Map(
    sales.flatMap(({ key, sale: { idempotencyKey, recorded, reference } }) => {
      if (recorded === undefined || key !== idempotencyKey) return []
      const { id, state, submissionId } = recorded
      return [[reference, { status: recordedStatus[state] ?? "open", id, uuid: submissionId }]]
    })
  )

/** Files sales one after the other, until it is stopped; `onOutcome` gets the outcome of each. */
const fileSales = (
  client: Client,
  query: SheetQuery,
  sales: CheckedSheet["sales"],
  say: Say,
  onOutcome: (reference: string, outcome: SaleOutcome) => void,
  isStopped: () => boolean
): Promise<void> =>
  each(
    sales,
    async ({ key, sale }) => {
      const { reference } = sale
      try {
        const { document, id, response, status = "" } = await send(client, query, sale, key)
        onOutcome(reference, {
          status,
          ...(id === undefined ? {} : { id }),
          ...(document === undefined ? {} : { uuid: document.uuid }),
          ...(status === "rejected" ? { message: response?.errorMessage ?? "" } : {})
        })
      } catch (error) {
        onOutcome(reference, { status: "failed", message: failureText(error, say) })
      }
    },
    isStopped
  )

/** Reasons why rows of a sheet were not filed, in the form of the contract. */
const reasonsOf = ({ faults, sales }: Pick<CheckedSheet, "faults" | "sales">, outcomes: Outcomes) => [
  ...faults.map(({ cell, message, row }) => ({
    Row: row,
    Text: cell === undefined ? message : `${cell}: ${message}`
  })),
  ...sales.flatMap(({ sale }) => {
    const { message = "" } = outcomes.get(sale.reference) ?? {}
    return message === "" ? [] : [{ Row: salePlace(sale, "$").row, Text: message.slice(0, 2000) }]
  })
]

/** A sheet of sales: read and checked, then filed. Whatever ends it, the same sheet can be filed again. */
export const useSheet = (company: string, provider: string) => {
  const say = useSay()
  const client = useClient()
  const query = { companyId: company, providerId: provider }
  const [step, setStep] = useState<Step>()
  const [failure, setFailure] = useState<string>()
  const [sheet, setSheet] = useState<CheckedSheet>()
  const [outcomes, setOutcomes] = useState<Outcomes>(new Map())
  const isRunning = useRef(false)
  const isStopped = useRef(false)

  const stop = (): void => {
    isStopped.current = true
  }
  // whoever leaves has been asked
  useEffect(() => stop, [])

  const alone = async (run: () => Promise<void>): Promise<void> => {
    if (isRunning.current) return
    isRunning.current = true
    isStopped.current = false
    setFailure(undefined)
    try {
      await run()
    } catch (error) {
      setFailure(failureText(error, say))
    } finally {
      isRunning.current = false
      setStep(undefined)
    }
  }

  const read = (file: File | undefined): Promise<void> =>
    alone(async () => {
      if (file === undefined) return
      setSheet(undefined)
      const checked = await readSheet(client, query, file, say, setStep)
      setOutcomes(recordedOutcomes(checked.sales))
      setSheet(checked)
      announce(say({ en: "The sheet was checked", es: "La hoja se revisó" }))
    })

  const file = (): Promise<void> =>
    alone(async () => {
      const open = (sheet?.sales ?? []).filter((sale) => !isFiled(sale, outcomes))
      let done = 0
      setStep({ name: "filing", done, of: open.length })
      const onOutcome = (reference: string, outcome: SaleOutcome): void => {
        done += 1
        setOutcomes((before) => new Map([...before, [reference, outcome]]))
        setStep({ name: "filing", done, of: open.length })
      }
      await fileSales(client, query, open, say, onOutcome, () => isStopped.current)
      announce(
        isStopped.current
          ? say({ en: "Filing was stopped", es: "La radicación se detuvo" })
          : say({ en: "The sheet was filed", es: "La hoja se radicó" })
      )
    })

  /** The sheet with number, CUFE, state and reasons. */
  const answer = (): Promise<unknown> =>
    client.sheets.results({
      query: { companyId: company },
      payload: {
        Content: base64(sheet?.bytes ?? new Uint8Array()),
        Reasons: reasonsOf(sheet ?? { faults: [], sales: [] }, outcomes)
      }
    })

  return { answer, failure, file, outcomes, read, sheet, step, stop }
}
