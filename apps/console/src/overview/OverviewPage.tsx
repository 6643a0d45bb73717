import type { Localized } from "@radicar/domain/inner/rules/Language"
import { useId } from "preact/hooks"
import books from "virtual:radicar/books"
import { authorityFace, useAuthority } from "../authority/authorityFace.ts"
import { certificateFace, useCertificates } from "../certificates/useCertificates.ts"
import { useLanguage, useSay } from "../language/LanguageContext.ts"
import { colombianDay, countText, dateText } from "../language/moments.ts"
import { moneyText } from "../language/money.ts"
import { useCompany } from "../live/useCompany.ts"
import { type Live, useLive } from "../live/useLive.ts"
import { useOpenNotices } from "../live/useNotices.ts"
import { environmentNames } from "@radicar/domain/inner/submission/environmentNames"
import { Heading } from "../parts/Heading.tsx"
import { LiveState } from "../parts/LiveState.tsx"
import { NoCompany } from "../parts/NoCompany.tsx"
import { Badge } from "../parts/Notice.tsx"
import { visibly } from "../parts/Outside.tsx"
import { rangeEnd } from "../ranges/rangeEnd.ts"
import { useRanges } from "../ranges/useRanges.ts"
import { href } from "../routing/address.ts"
import { useClient } from "../session/Session.ts"
import { DismissButton } from "../submission/Dismissal.tsx"
import { type Book, type Filter, wireFilter } from "../submissions/filter.ts"
import { SubmissionTable } from "../submissions/SubmissionTable.tsx"
import { Chart } from "./Chart.tsx"
import { FirstDocument } from "./FirstDocument.tsx"
import { Notices } from "./Notices.tsx"
import { daysBetween, periodsOf, type SumGroup, sumOf, sumStatuses } from "./sums.ts"

const interval = (): number => 10_000
const everyHalfMinute = (): number => 30_000

/** An amount in pesos; a long one is smaller, so that it stays on one line. */
const Amount = ({ amount }: { readonly amount: string | undefined }) => {
  const language = useLanguage()
  const text = amount === undefined ? "…" : moneyText(amount, "COP", language, true)
  return <p class={text.length > 16 ? "amount long" : "amount"}>{text}</p>
}

/** Words after a number of documents of a status, for one and for several. */
const statusWords: Readonly<Record<(typeof sumStatuses)[number], (isOne: boolean) => Localized>> = {
  submitted: (isOne) => ({ en: "accepted", es: isOne ? "aceptado" : "aceptados" }),
  rejected: (isOne) => ({ en: "rejected", es: isOne ? "rechazado" : "rechazados" }),
  refused: (isOne) => ({ en: "not received", es: isOne ? "no recibido" : "no recibidos" }),
  pending: (isOne) => ({ en: "pending", es: isOne ? "pendiente" : "pendientes" }),
  processing: () => ({ en: "processing", es: "en proceso" })
}

const otherBooks = ["purchase", "payroll"] as const

/** A figure of the overview: accepted sales, with their other outcomes, purchases and payroll below. */
const Figure = ({
  company,
  from,
  groups,
  title,
  to
}: {
  readonly company: string
  readonly from: string
  readonly groups: ReadonlyArray<SumGroup> | undefined
  readonly title: string
  readonly to: string
}) => {
  const say = useSay()
  const language = useLanguage()
  const sumsOf = (book: Book) => groups && sumOf(groups.filter((group) => group.book === book))
  const sums = sumsOf("sale")
  const list = (filter: Filter) => href("/submissions", { company, issuedFrom: from, issuedTo: to, ...filter })
  return (
    <li class="figure">
      <h3>{title}</h3>
      <Amount amount={sums?.amount} />
      {sums === undefined ? null : (
        <p class="parts">
          {sumStatuses
            .filter((status) => status === "submitted" || sums.byStatus[status] > 0)
            .map((status) => (
              <a key={status} href={list({ book: "sale", status })}>
                {countText(sums.byStatus[status], language)} {say(statusWords[status](sums.byStatus[status] === 1))}
              </a>
            ))}
        </p>
      )}
      {otherBooks.map((book) => {
        const other = sumsOf(book)
        return other === undefined || other.accepted === 0 ? null : (
          <p key={book} class="parts">
            <a href={list({ book, status: "submitted" })}>{say(books[book])}</a>{" "}
            <span class="number">{moneyText(other.amount, "COP", language, true)}</span>
          </p>
        )
      })}
    </li>
  )
}

/** Today, this week and this month as figures, and two weeks as a chart. */
const Figures = ({ company }: { readonly company: string }) => {
  const say = useSay()
  const client = useClient()
  const { fortnight, month, today, week } = periodsOf(colombianDay(Date.now()))
  const first = [fortnight, month, week].toSorted()[0] ?? today
  const live = useLive(
    `sums ${company} ${first} ${today}`,
    (signal) =>
      client.submissions.summary(
        { query: { companyId: company, by: "day,status", issuedFrom: first, issuedTo: today, limit: "1000" } },
        { signal }
      ),
    everyHalfMinute
  )
  const groups: ReadonlyArray<SumGroup> | undefined = live.data?.groups
  const since = (day: string) => groups?.filter((group) => (group.day ?? "") >= day)
  const sales = groups?.filter(({ book }) => book === "sale") ?? []
  const { withoutRate } = sumOf(sales)
  const days = daysBetween(fortnight, today).map((day) => ({
    day,
    sums: sumOf(sales.filter((group) => group.day === day))
  }))
  return (
    <section aria-labelledby="figures">
      <h2 id="figures" class="unseen-label">
        {say({ en: "Figures", es: "Cifras" })}
      </h2>
      {live.failure === undefined ? null : <LiveState live={live} />}
      <ul class="figures plain">
        <Figure
          company={company}
          title={say({ en: "Sales today", es: "Ventas de hoy" })}
          from={today}
          to={today}
          groups={since(today)}
        />
        <Figure
          company={company}
          title={say({ en: "Sales this week", es: "Ventas de la semana" })}
          from={week}
          to={today}
          groups={since(week)}
        />
        <Figure
          company={company}
          title={say({ en: "Sales this month", es: "Ventas del mes" })}
          from={month}
          to={today}
          groups={since(month)}
        />
      </ul>
      <div class="panel">
        <h3>
          {say({
            en: "Sales of two weeks, by day of issue",
            es: "Ventas de dos semanas, por día de expedición"
          })}
        </h3>
        <Chart company={company} days={days} />
        <p class="quiet">
          {say({
            en: "Amounts are accepted sales less credit notes, in pesos at the rate of each document.",
            es: "Los valores son ventas aceptadas menos notas crédito, en pesos a la tasa de cada documento."
          })}
          {withoutRate === 0
            ? ""
            : say({
                en: ` Without an exchange rate, and not in the amounts: ${withoutRate}.`,
                es: ` Sin tasa de cambio, y fuera de los valores: ${withoutRate}.`
              })}
          {live.data?.more === true
            ? say({ en: " There is more than can be shown here.", es: " Hay más de lo que se puede mostrar aquí." })
            : ""}
        </p>
      </div>
    </section>
  )
}

/** The newest submissions that match a filter, with a link to all of them; nothing if there are none and no `none`. */
const Few = ({
  company,
  dismissible = false,
  filter,
  none,
  title
}: {
  readonly company: string
  readonly dismissible?: boolean
  readonly filter: Filter
  readonly none?: string
  readonly title: string
}) => {
  const say = useSay()
  const id = useId()
  const client = useClient()
  const language = useLanguage()
  const live = useLive(
    `few ${language} ${company} ${JSON.stringify(filter)}`,
    (signal) =>
      client.submissions.list({ query: { companyId: company, limit: "5", ...wireFilter(filter) } }, { signal }).page(),
    interval
  )
  const { data, failure } = live
  if (none === undefined && failure === undefined && (data?.items.length ?? 0) === 0) return null
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>
        <a href={href("/submissions", { company, ...filter })}>{title}</a>
      </h2>
      {data === undefined || failure !== undefined ? <LiveState live={live} /> : null}
      {data === undefined ? null : data.items.length === 0 ? (
        <p class="quiet">{none}</p>
      ) : (
        <>
          <SubmissionTable
            caption={title}
            company={company}
            items={data.items}
            {...(dismissible ? { action: (item) => <DismissButton item={item} done={live.ask} /> } : {})}
          />
          {data.next === undefined ? null : (
            <p>
              <a href={href("/submissions", { company, ...filter })}>{say({ en: "All of them", es: "Ver todos" })}</a>
            </p>
          )}
        </>
      )}
    </section>
  )
}

const Authority = ({ company }: { readonly company: string }) => {
  const say = useSay()
  const live = useAuthority()
  return (
    <section aria-labelledby="authority">
      <h2 id="authority">
        <a href={href("/authority", { company })}>{say({ en: "Authority", es: "DIAN" })}</a>
      </h2>
      {live.data === undefined || live.failure !== undefined ? <LiveState live={live} /> : null}
      <ul class="plain">
        {live.data?.items.map((status) => {
          const { meaning, name, tone } = authorityFace(status)
          return (
            <li key={status.environment}>
              {say(environmentNames[status.environment])} <Badge tone={tone}>{say(name)}</Badge>
              {tone === "good" ? null : <p class="quiet">{say(meaning)}</p>}
            </li>
          )
        })}
      </ul>
    </section>
  )
}

const Certificates = ({ company }: { readonly company: string }) => {
  const say = useSay()
  const live = useCertificates(company)
  const soon = live.data?.filter(({ daysLeft }) => certificateFace(daysLeft).tone !== "good")
  return (
    <section aria-labelledby="certificates">
      <h2 id="certificates">
        <a href={href("/certificates", { company })}>{say({ en: "Certificates", es: "Certificados" })}</a>
      </h2>
      {soon === undefined ? <LiveState live={live} /> : null}
      {soon?.length === 0 ? (
        <p class="quiet">
          {live.data?.length === 0
            ? say({ en: "None is stored.", es: "No hay guardados." })
            : say({ en: "None expires within 30 days.", es: "Ninguno vence en 30 días." })}
        </p>
      ) : null}
      <ul class="plain">
        {soon?.map(({ daysLeft, id, nit }) => {
          const { text, tone } = certificateFace(daysLeft)
          return (
            <li key={id}>
              NIT {nit ?? "—"}: {daysLeft} {say(daysLeft === 1 ? { en: "day", es: "día" } : { en: "days", es: "días" })}{" "}
              <Badge tone={tone}>{say(text)}</Badge>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

/** The ranges in use, each with the day on which it will end. */
const Ranges = ({ company }: { readonly company: string }) => {
  const say = useSay()
  const language = useLanguage()
  const { live, provider } = useRanges(company)
  const { data, failure } = live
  const shown = data?.items.filter(({ Used, Warnings }) => Used > 0 || Warnings.length > 0)
  return (
    <section aria-labelledby="ranges">
      <h2 id="ranges">
        <a href={href("/ranges", { company })}>{say({ en: "Numbering ranges", es: "Rangos de numeración" })}</a>
      </h2>
      {failure !== undefined || provider === undefined ? (
        <p class="quiet">
          {say({
            en: "Open the ranges to query the authority.",
            es: "Abra los rangos para consultar a la DIAN."
          })}
        </p>
      ) : shown === undefined ? (
        <LiveState live={live} />
      ) : shown.length === 0 ? (
        <p class="quiet">{say({ en: "None is in use.", es: "Ninguno está en uso." })}</p>
      ) : (
        <ul class="plain">
          {shown.slice(0, 6).map((range) => {
            const { text, tone } = rangeEnd(range)
            return (
              <li key={`${range.Id} ${range.Prefix} ${range.FromNumber}`}>
                <strong>{visibly(range.Prefix || "—")}</strong> {countText(range.Left, language)}{" "}
                {say({ en: "left", es: "disponibles" })} <Badge tone={tone}>{text(language)}</Badge>
              </li>
            )
          })}
        </ul>
      )}
    </section>
  )
}

/** Whether the company has filed anything; `undefined` until that is known. */
const useHasFiled = (company: string): boolean | undefined => {
  const client = useClient()
  const live: Live<boolean> = useLive(
    `any ${company}`,
    async (signal) =>
      (await client.submissions.list({ query: { companyId: company, limit: "1" } }, { signal }).page()).items.length >
      0,
    (isAny) => (isAny === true ? 3_600_000 : 5_000)
  )
  return live.failure === undefined ? live.data : true
}

const Parts = ({ company }: { readonly company: string }) => {
  const say = useSay()
  const hasFiled = useHasFiled(company)
  return (
    <>
      {hasFiled === false ? <FirstDocument company={company} /> : <Figures company={company} />}
      {hasFiled === false ? null : (
        <Few
          company={company}
          filter={{ status: "toCorrect" }}
          dismissible
          title={say({ en: "Rejected, to be corrected", es: "Rechazados por corregir" })}
          none={say({ en: "Nothing has to be corrected.", es: "No hay nada por corregir." })}
        />
      )}
      <Few company={company} filter={{ status: "pending" }} title={say({ en: "Pending", es: "Pendientes" })} />
      <Few
        company={company}
        filter={{ status: "processing" }}
        title={say({ en: "Processing at the authority", es: "En proceso en la DIAN" })}
      />
      <div class="columns">
        <Authority company={company} />
        <Ranges company={company} />
        <Certificates company={company} />
      </div>
    </>
  )
}

/** The overview: figures, notices, documents that need a person, the authority, ranges and certificates. */
export const OverviewPage = () => {
  const say = useSay()
  const language = useLanguage()
  const company = useCompany()
  const notices = useOpenNotices()
  const title = say({ en: "Overview", es: "Resumen" })
  return (
    <>
      {company === undefined ? (
        <NoCompany />
      ) : (
        <div class="title-row">
          <Heading title={title}>{title}</Heading>
          <p class="quiet">{dateText(colombianDay(Date.now()), language)}</p>
        </div>
      )}
      {notices === undefined ? null : <Notices live={notices} />}
      {company === undefined ? null : <Parts key={company} company={company} />}
    </>
  )
}
