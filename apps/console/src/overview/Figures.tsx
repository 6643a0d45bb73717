import type { Localized } from "@radicar/domain/inner/rules/Language"
import { useLanguage, useSay } from "../language/LanguageContext.ts"
import { colombianDay, countText } from "../language/moments.ts"
import { addAmounts, moneyText } from "../language/money.ts"
import { useLive } from "../live/useLive.ts"
import { LiveState } from "../parts/LiveState.tsx"
import { href } from "../routing/address.ts"
import { useClient, useMay } from "../session/Session.ts"
import type { Book, Filter } from "../submissions/filter.ts"
import { sumNames } from "../submissions/typeNames.ts"
import { Chart } from "./Chart.tsx"
import {
  daysBetween,
  type Period,
  periodsOf,
  type Received,
  receivedWithoutRate,
  type SumGroup,
  sumOf,
  sumStatuses
} from "./sums.ts"

const everyHalfMinute = (): number => 30_000

/** Words after a number of documents of a status, for one and for several. */
const statusWords: Readonly<Record<(typeof sumStatuses)[number], (isOne: boolean) => Localized>> = {
  submitted: (isOne) => ({ en: "accepted", es: isOne ? "aceptado" : "aceptados" }),
  rejected: (isOne) => ({ en: "rejected", es: isOne ? "rechazado" : "rechazados" }),
  refused: (isOne) => ({ en: "not received", es: isOne ? "no recibido" : "no recibidos" }),
  pending: (isOne) => ({ en: "pending", es: isOne ? "pendiente" : "pendientes" }),
  processing: () => ({ en: "processing", es: "en proceso" })
}

/** None, for a token that may not see the inbox. */
const noneReceived: Received = { documents: 0, total: "0", withoutRate: 0 }

/** The days of a figure with the sums of its documents; `undefined` until they are known. */
interface PeriodSums extends Period {
  readonly groups: ReadonlyArray<SumGroup> | undefined
  readonly received: Received | undefined
}

/** Books in the order of the figures. */
const figureBooks = ["sale", "purchase", "payroll"] as const

/** Names of the figures: what is in each. */
const figureNames: Readonly<Record<(typeof figureBooks)[number], Localized>> = {
  ...sumNames,
  purchase: { en: "Purchases (received and support documents)", es: "Compras (recibidos y documentos soporte)" }
}

/** Sums of one book in a period: of purchases those of support documents. */
const bookSums = ({ groups }: PeriodSums, book: Book) => groups && sumOf(groups.filter((group) => group.book === book))

/** Whether a book has any document in a period. */
const hasAny = (period: PeriodSums, book: Book): boolean =>
  period.groups?.some((group) => group.book === book) === true ||
  (book === "purchase" && (period.received?.documents ?? 0) > 0)

/** One book of a figure: the accepted amount, and how many documents of each outcome, which open them. */
const BookFigure = ({
  book,
  company,
  period
}: {
  readonly book: (typeof figureBooks)[number]
  readonly company: string
  readonly period: PeriodSums
}) => {
  const say = useSay()
  const language = useLanguage()
  const { from, received, to } = period
  const sums = bookSums(period, book)
  const days = { company, issuedFrom: from, issuedTo: to }
  const list = (filter: Filter) => href("/submissions", { ...days, book, ...filter })
  const added = book === "purchase" ? received?.total : "0"
  const amount = sums === undefined || added === undefined ? undefined : addAmounts([sums.amount, added])
  const text = amount === undefined ? "…" : moneyText(amount, "COP", language, true)
  // support documents are only a part of the purchases
  const accepted = (isOne: boolean): Localized =>
    book === "purchase"
      ? {
          en: isOne ? "support document" : "support documents",
          es: isOne ? "documento soporte" : "documentos soporte"
        }
      : statusWords.submitted(isOne)
  return (
    <div class="book">
      <p class="quiet">{say(figureNames[book])}</p>
      {/* in the large type a figure has room for 16 characters */}
      <p class={text.length > 16 ? "amount long" : "amount"}>{text}</p>
      {sums === undefined ? null : (
        <p class="parts">
          {book === "purchase" && received !== undefined && received.documents > 0 ? (
            <a href={href("/inbox", days)}>
              {countText(received.documents, language)}{" "}
              {say({ en: "received", es: received.documents === 1 ? "recibido" : "recibidos" })}
            </a>
          ) : null}
          {sumStatuses
            // sales are always there, so that a company that filed nothing yet sees where its count will be
            .filter((status) => (status === "submitted" && book === "sale") || sums.byStatus[status] > 0)
            .map((status) => {
              const isOne = sums.byStatus[status] === 1
              return (
                <a key={status} href={list({ status })}>
                  {countText(sums.byStatus[status], language)}{" "}
                  {say(status === "submitted" ? accepted(isOne) : statusWords[status](isOne))}
                </a>
              )
            })}
        </p>
      )}
    </div>
  )
}

/** Received documents of each period, by the name of the period. They are queried only if the token may see them. */
const useReceived = (company: string, mayRead: boolean, periods: ReadonlyArray<Period>) => {
  const client = useClient()
  const [{ to } = { to: "" }] = periods
  return useLive(
    mayRead ? `received ${company} ${to}` : undefined,
    async (signal) =>
      new Map(
        await Promise.all(
          periods.map(async ({ from, name, to: last }) => {
            const query = { companyId: company, issuedFrom: from, issuedTo: last }
            const report = await client.submissions.taxes({ query }, { signal })
            const part = "parts" in report ? report.parts.find((each) => each.part === "received") : undefined
            const { documents, total, withoutRate = 0 } = part ?? noneReceived
            return [name, { documents, total, withoutRate }] as const
          })
        )
      ),
    everyHalfMinute
  )
}

const periodNames: Readonly<Record<Period["name"], Localized>> = {
  today: { en: "Today", es: "Hoy" },
  week: { en: "This week", es: "Esta semana" },
  month: { en: "This month", es: "Este mes" },
  monthBefore: { en: "Last month", es: "Mes anterior" }
}

/** Sums of the documents issued from a day to today. The answer has `more` if there are over 1000 groups. */
const useSums = (company: string, by: string, issuedFrom: string, today: string) => {
  const client = useClient()
  return useLive(
    `sums ${company} ${by} ${issuedFrom} ${today}`,
    (signal) =>
      client.submissions.summary(
        { query: { companyId: company, by, issuedFrom, issuedTo: today, limit: "1000" } },
        { signal }
      ),
    everyHalfMinute
  )
}

/** Today, this week, this month and the month before as figures, each by book, and two weeks of sales as a chart. */
export const Figures = ({ company }: { readonly company: string }) => {
  const say = useSay()
  const { fortnight, periods, today } = periodsOf(colombianDay(Date.now()))
  const first = periods.at(-1)?.from ?? today
  const byDay = useSums(company, "day,status", fortnight, today)
  const byMonth = useSums(company, "month,status", first, today)
  const mayRead = useMay("inbox:read")
  const received = useReceived(company, mayRead, periods)
  const shown = periods.map((period): PeriodSums => {
    const { from, name, to } = period
    const isShort = name === "today" || name === "week"
    const groups: ReadonlyArray<SumGroup> | undefined = (isShort ? byDay : byMonth).data?.groups
    const ofPeriod = groups?.filter(({ day = "", month = "" }) =>
      isShort ? day >= from && day <= to : month === from.slice(0, 7)
    )
    return { ...period, groups: ofPeriod, received: mayRead ? received.data?.get(name) : noneReceived }
  })
  const shownBooks = figureBooks.filter((book) => book === "sale" || shown.some((period) => hasAny(period, book)))
  const sales = (byDay.data?.groups ?? []).filter(({ book }) => book === "sale")
  // the sums by month cover the days of all figures
  const without = sumOf(byMonth.data?.groups ?? []).withoutRate + receivedWithoutRate(received.data)
  const days = daysBetween(fortnight, today).map((day) => ({
    day,
    sums: sumOf(sales.filter((group) => group.day === day))
  }))
  const failed = [byDay, byMonth, received].find(({ failure }) => failure !== undefined)
  return (
    <section aria-labelledby="figures">
      <h2 id="figures" class="unseen-label">
        {say({ en: "Figures", es: "Cifras" })}
      </h2>
      {failed === undefined ? null : <LiveState live={failed} />}
      <ul class="figures periods plain">
        {shown.map((period) => (
          <li key={period.name} class="figure">
            <h3>{say(periodNames[period.name])}</h3>
            {shownBooks.map((book) => (
              <BookFigure key={book} book={book} company={company} period={period} />
            ))}
          </li>
        ))}
      </ul>
      <p>
        <a href={href("/taxes", { company })}>
          {say({ en: "IVA, INC and withholdings of a period", es: "IVA, INC y retenciones de un período" })}
        </a>
      </p>
      <div class="panel">
        <h3>
          {say({
            en: "Number of sales documents by day of issue, two weeks",
            es: "Cantidad de documentos de venta por día de expedición, dos semanas"
          })}
        </h3>
        <Chart company={company} days={days} />
        <p class="quiet">
          {say({
            en: "Amounts are accepted documents less the notes that lower them, in pesos at the rate of each document. Purchases are what reached the inbox and support documents.",
            es: "Los valores son documentos aceptados menos las notas que los disminuyen, en pesos a la tasa de cada documento. Las compras son lo que llegó a Recibidos y los documentos soporte."
          })}
          {without === 0
            ? ""
            : say({
                en: ` Without an exchange rate, and not in the amounts: ${without}.`,
                es: ` Sin tasa de cambio, y fuera de los valores: ${without}.`
              })}
          {byDay.data?.more === true || byMonth.data?.more === true
            ? say({ en: " There is more than can be shown here.", es: " Hay más de lo que se puede mostrar aquí." })
            : ""}
        </p>
      </div>
    </section>
  )
}
