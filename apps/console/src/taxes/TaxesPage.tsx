import type { TaxReport } from "@radicar/contract/inner/taxReport"
import type { Localized } from "@radicar/domain/inner/rules/Language"
import { useContext } from "preact/hooks"
import { useLanguage, useSay } from "../language/LanguageContext.ts"
import { colombianDay, countText, dateText } from "../language/moments.ts"
import { moneyText } from "../language/money.ts"
import { CompaniesContext, useCompany } from "../live/useCompany.ts"
import { useLive } from "../live/useLive.ts"
import { Heading } from "../parts/Heading.tsx"
import { LiveState } from "../parts/LiveState.tsx"
import { NoCompany } from "../parts/NoCompany.tsx"
import { Notice } from "../parts/Notice.tsx"
import { Outside } from "../parts/Outside.tsx"
import { useAddress } from "../routing/address.ts"
import { useClient } from "../session/Session.ts"
import { DownloadNotice, useDownload } from "../submissions/Downloads.tsx"
import { PeriodChoice } from "./PeriodChoice.tsx"
import { daysOf, periodCode, periodName, periodOf, readPeriod, type TaxPeriod } from "./taxPeriods.ts"
import { type TaxLine, type TaxPart, type TaxRow, type TaxScope, TaxTable } from "./TaxTable.tsx"

const everyMinute = (): number => 60_000

interface PageScope extends TaxScope {
  readonly period: TaxPeriod
}

const isIva = ({ code, kind }: TaxLine): boolean => kind === "excluded" || code === "01"

const ivaOf = (part: TaxPart | undefined): string => part?.iva.amount ?? "0"

const rowsOf = (part: TaxPart, wanted: (line: TaxLine) => boolean, group?: string): ReadonlyArray<TaxRow> =>
  part.lines.filter(wanted).map((line) => ({ part: part.part, line, ...(group === undefined ? {} : { group }) }))

/** Warnings about documents that the amounts of a part lack; nothing if they lack none. */
const Lacking = ({ part }: { readonly part: TaxPart }) => {
  const say = useSay()
  const language = useLanguage()
  const { withoutRate, withoutTaxes } = part
  const count = (number: number): string => countText(number, language)
  return (
    <>
      {withoutRate === undefined ? null : (
        <p class="alarm">
          {say({
            en: `Without an exchange rate, and in no amount: ${count(withoutRate)}.`,
            es: `Sin tasa de cambio, y fuera de los valores: ${count(withoutRate)}.`
          })}
        </p>
      )}
      {withoutTaxes === undefined ? null : (
        <p class="alarm">
          {say({
            en: `In whose XML no tax was found: ${count(withoutTaxes)}. Look at them one by one.`,
            es: `En cuyo XML no se encontró ningún impuesto: ${count(withoutTaxes)}. Revíselos uno por uno.`
          })}
        </p>
      )}
    </>
  )
}

/** IVA of one part by rate, with the total. */
const IvaOfPart = ({
  name,
  part,
  scope,
  under
}: {
  readonly name: string
  readonly part: TaxPart | undefined
  readonly scope: TaxScope
  /** A sentence below the name. */
  readonly under?: string
}) => {
  const say = useSay()
  const rows = part === undefined ? [] : rowsOf(part, isIva)
  return (
    <section aria-label={name} class="tax-part">
      <h3>{name}</h3>
      {under === undefined ? null : <p class="quiet">{under}</p>}
      {part === undefined ? null : <Lacking part={part} />}
      {part === undefined || rows.length === 0 ? (
        <p class="quiet">{say({ en: "None in this period.", es: "No hay en este período." })}</p>
      ) : (
        <TaxTable amountName="IVA" caption={name} total={part.iva} rows={rows} scope={scope} />
      )}
    </section>
  )
}

const partGroups: Readonly<Record<TaxPart["part"], { readonly taxes: Localized; readonly withheld: Localized }>> = {
  sale: {
    taxes: { en: "Sales", es: "Ventas" },
    withheld: { en: "Stated in your invoices", es: "Indicadas en sus facturas" }
  },
  support: {
    taxes: { en: "Support documents", es: "Documentos soporte" },
    withheld: { en: "Made in support documents", es: "Practicadas en documentos soporte" }
  },
  payroll: { taxes: { en: "Payroll", es: "Nómina" }, withheld: { en: "Made in payroll", es: "Practicadas en nómina" } },
  received: {
    taxes: { en: "Received", es: "Recibidos" },
    withheld: { en: "Stated by suppliers", es: "Indicadas por proveedores" }
  },
  claimed: {
    taxes: { en: "Claimed", es: "Reclamados" },
    withheld: { en: "Stated in claimed documents", es: "Indicadas en documentos reclamados" }
  },
  unanswered: {
    taxes: { en: "Without DIAN's answer", es: "Sin respuesta de la DIAN" },
    withheld: { en: "Stated in documents without an answer", es: "Indicadas en documentos sin respuesta" }
  }
}

/** Sums at the head of the report, apart from each other. */
const Heads = ({ of, report }: { readonly of: PartOf; readonly report: TaxReport }) => {
  const say = useSay()
  const language = useLanguage()
  const heads = [
    [say({ en: "IVA generated", es: "IVA generado" }), ivaOf(of("sale"))],
    ...(report.withInbox
      ? [[say({ en: "IVA of received documents", es: "IVA de recibidos" }), ivaOf(of("received"))]]
      : []),
    [say({ en: "IVA of support documents", es: "IVA de documentos soporte" }), ivaOf(of("support"))],
    ...(report.withInbox
      ? [[say({ en: "IVA of purchases: both", es: "IVA en compras: la suma" }), report.purchases.amount ?? "0"]]
      : [])
  ] as const
  return (
    <section aria-labelledby="heads">
      <h2 id="heads" class="unseen-label">
        {say({ en: "Figures", es: "Cifras" })}
      </h2>
      <ul class="figures plain">
        {heads.map(([name = "", amount = "0"]) => {
          const text = moneyText(amount, "COP", language, true)
          return (
            <li key={name} class="figure">
              <h3>{name}</h3>
              <p class={text.length > 16 ? "amount long" : "amount"}>{text}</p>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

type PartOf = (name: TaxPart["part"]) => TaxPart | undefined

/** IVA of purchases: received and support documents apart, then what is not added. */
const Purchases = ({
  of,
  report,
  scope
}: {
  readonly of: PartOf
  readonly report: TaxReport
  readonly scope: TaxScope
}) => {
  const say = useSay()
  const apart = ["claimed", "unanswered"] as const
  return (
    <section aria-labelledby="purchases">
      <h2 id="purchases">{say({ en: "IVA of purchases", es: "IVA en compras" })}</h2>
      {report.withInbox ? (
        <>
          <p>
            {say({
              en: "What reached the inbox, and your support documents; what is deductible is for the accountant to decide.",
              es: "Lo que llegó a Recibidos y sus documentos soporte; qué es descontable lo decide el contador."
            })}
          </p>
          <IvaOfPart name={say({ en: "Received", es: "Recibidos" })} part={of("received")} scope={scope} />
        </>
      ) : (
        <p class="quiet">
          {say({
            en: "Received documents are missing here: your token lacks the scope inbox:read.",
            es: "Aquí faltan los recibidos: a su token le falta el permiso inbox:read."
          })}
        </p>
      )}
      <IvaOfPart name={say({ en: "Support documents", es: "Documentos soporte" })} part={of("support")} scope={scope} />
      {apart.map((name) => {
        const part = of(name)
        return part === undefined ? null : (
          <IvaOfPart
            key={name}
            part={part}
            scope={scope}
            name={say(
              name === "claimed"
                ? { en: "Claimed (031), not added", es: "Reclamados (031), no se suman" }
                : { en: "Without DIAN's answer, not added", es: "Sin respuesta de la DIAN, no se suman" }
            )}
            under={say(
              name === "claimed"
                ? { en: "With the notes about them.", es: "Con las notas sobre ellos." }
                : {
                    en: "Nothing that came shows that DIAN validated them.",
                    es: "Nada de lo que llegó muestra que la DIAN los validó."
                  }
            )}
          />
        )
      })}
    </section>
  )
}

/** The report: IVA of sales and of purchases, other taxes, and withholdings. */
const Report = ({ report, scope }: { readonly report: TaxReport; readonly scope: TaxScope }) => {
  const say = useSay()
  const of: PartOf = (name) => report.parts.find(({ part }) => part === name)
  const rows = (kind: TaxLine["kind"], group: "taxes" | "withheld") =>
    report.parts.flatMap((part) =>
      rowsOf(part, (line) => line.kind === kind && !isIva(line), say(partGroups[part.part][group]))
    )
  const others = rows("tax", "taxes")
  const withheld = rows("withholding", "withheld")
  const none = <p class="quiet">{say({ en: "None in this period.", es: "No hay en este período." })}</p>
  return (
    <>
      <Heads of={of} report={report} />
      <section aria-labelledby="generated">
        <h2 id="generated">{say({ en: "IVA generated", es: "IVA generado" })}</h2>
        <IvaOfPart
          name={say({ en: "Sales", es: "Ventas" })}
          part={of("sale")}
          scope={scope}
          under={say({
            en: "Accepted documents by their own date; credit notes are subtracted.",
            es: "Documentos aceptados por su propia fecha, menos notas crédito y más notas débito."
          })}
        />
      </section>
      <Purchases of={of} report={report} scope={scope} />
      <section aria-labelledby="other-taxes">
        <h2 id="other-taxes">{say({ en: "INC and other taxes", es: "INC y otros impuestos" })}</h2>
        {others.length === 0 ? (
          none
        ) : (
          <TaxTable
            amountName={say({ en: "Tax", es: "Impuesto" })}
            caption={say({ en: "INC and other taxes", es: "INC y otros impuestos" })}
            rows={others}
            scope={scope}
          />
        )}
      </section>
      <section aria-labelledby="withholdings">
        <h2 id="withholdings">{say({ en: "Withholdings", es: "Retenciones" })}</h2>
        {withheld.length === 0 ? (
          none
        ) : (
          <TaxTable
            amountName={say({ en: "Withheld", es: "Retenido" })}
            caption={say({ en: "Withholdings", es: "Retenciones" })}
            rows={withheld}
            scope={scope}
          />
        )}
      </section>
      <p class="quiet">
        {say({
          en: "All amounts are in pesos, each document at the rate that it states.",
          es: "Todos los valores están en pesos, cada documento a la tasa que indica."
        })}
      </p>
    </>
  )
}

/** The report of one period, which prints and can be saved. */
const Taxes = ({ company, period, today }: Pick<PageScope, "company" | "period"> & { readonly today: string }) => {
  const say = useSay()
  const client = useClient()
  const language = useLanguage()
  const download = useDownload()
  const days = daysOf(period)
  const scope = { company, ...days }
  const query = { companyId: company, ...days }
  const live = useLive(
    `taxes ${company} ${periodCode(period)}`,
    (signal) => client.submissions.taxes({ query }, { signal }),
    everyMinute
  )
  const report = live.data !== undefined && "parts" in live.data ? live.data : undefined
  return (
    <>
      <div class="filter unprinted">
        <PeriodChoice company={company} period={period} today={today} />
        <div class="filter-actions">
          <button type="button" class="small" onClick={() => globalThis.print()}>
            {say({ en: "Print", es: "Imprimir" })}
          </button>
          {(["xlsx", "csv"] as const).map((format) => (
            <button
              key={format}
              type="button"
              class="small"
              disabled={download.isBusy}
              onClick={() =>
                void download.fetchFile(client.submissions.taxes({ query: { ...query, format } }, { timeout: 600_000 }))
              }
            >
              {format === "xlsx" ? "Excel" : "CSV"}
            </button>
          ))}
        </div>
      </div>
      <DownloadNotice state={download} />
      {report === undefined || live.failure !== undefined ? <LiveState live={live} /> : null}
      {report === undefined ? null : report.parts.length === 0 ? (
        <Notice tone="neutral">
          <p>
            {say({
              en: `Nothing was issued or received in ${periodName(period, language)}.`,
              es: `No se expidió ni se recibió nada en ${periodName(period, language)}.`
            })}
          </p>
        </Notice>
      ) : (
        <Report report={report} scope={scope} />
      )}
    </>
  )
}

/** The taxes of a company by period. */
export const TaxesPage = () => {
  const say = useSay()
  const language = useLanguage()
  const company = useCompany()
  const { query } = useAddress()
  const { knownCompanies } = useContext(CompaniesContext)
  if (company === undefined) return <NoCompany />
  const today = colombianDay(Date.now())
  const period = readPeriod(query.get("period") ?? "") ?? periodOf("month", today)
  const { issuedFrom, issuedTo } = daysOf(period)
  const title = say({ en: "Taxes", es: "Impuestos" })
  const name = knownCompanies.find(({ id }) => id === company)?.name ?? company
  return (
    <>
      <div class="title-row">
        <Heading title={title}>{title}</Heading>
        <p class="quiet">
          <span class="printed">
            <Outside text={name} /> ·{" "}
          </span>
          {dateText(issuedFrom, language)} – {dateText(issuedTo, language)}
        </p>
      </div>
      <Taxes key={`${company} ${periodCode(period)}`} company={company} period={period} today={today} />
    </>
  )
}
