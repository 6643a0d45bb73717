import { useLanguage, useSay } from "../language/LanguageContext.ts"
import { countText, dateText } from "../language/moments.ts"
import { moneyText } from "../language/money.ts"
import { href } from "../routing/address.ts"
import type { Sums } from "./sums.ts"

/** A day of the chart. */
export interface ChartDay {
  readonly day: string
  readonly sums: Omit<Sums, "byStatus" | "withoutRate">
}

/** The number at the top of the scale: the highest one, rounded up to one digit with zeros. */
const topOf = (most: number): number => {
  const unit = 10 ** Math.floor(Math.log10(most))
  return Math.ceil(most / unit) * unit
}

const [width, height, gap, widest] = [560, 128, 6, 24]

const Swatch = ({ kind }: { readonly kind: string }) => (
  <svg viewBox="0 0 12 12" aria-hidden="true">
    <rect class={kind} width="12" height="12" rx="3" />
  </svg>
)

/** Sales by day as stacked bars, with the same figures as a table whose days open their documents. */
export const Chart = ({ company, days }: { readonly company: string; readonly days: ReadonlyArray<ChartDay> }) => {
  const say = useSay()
  const language = useLanguage()
  const names = {
    accepted: say({ en: "Accepted", es: "Aceptados" }),
    rejected: say({ en: "Rejected", es: "Rechazados" }),
    open: say({ en: "Open", es: "Abiertos" })
  }
  const kinds = ["accepted", "rejected", "open"] as const
  const top = topOf(Math.max(1, ...days.map(({ sums }) => sums.accepted + sums.rejected + sums.open)))
  const step = width / Math.max(1, days.length)
  const bar = Math.max(2, Math.min(step - gap, widest))
  const heightOf = (count: number): number => (count === 0 ? 0 : Math.max(3, (count / top) * height))
  /** A day in words: what the bar shows, for those who point at it. */
  const inWords = ({ day, sums }: ChartDay): string =>
    [
      `${dateText(day, language)}: ${kinds.map((kind) => `${names[kind]} ${countText(sums[kind], language)}`).join(", ")}`,
      moneyText(sums.amount, "COP", language, true)
    ].join(" · ")
  return (
    <figure class="chart">
      <p class="chart-top" aria-hidden="true">
        {countText(top, language)}
      </p>
      <svg class="chart-bars" viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true">
        {[0.5, height / 2, height - 0.5].map((y) => (
          <line key={y} class="axis" x1="0" x2={width} y1={y} y2={y} />
        ))}
        {days.map((chartDay, index) => {
          const { day, sums } = chartDay
          const parts = kinds.map((kind) => ({ kind, tall: heightOf(sums[kind]) }))
          let y = height
          return (
            <g key={day}>
              <title>{inWords(chartDay)}</title>
              <rect class="column" x={index * step} width={step} height={height} />
              {parts.map(({ kind, tall }) => {
                y -= tall
                return tall === 0 ? null : (
                  <rect key={kind} class={kind} x={index * step + (step - bar) / 2} y={y} width={bar} height={tall} />
                )
              })}
            </g>
          )
        })}
      </svg>
      <p class="chart-days" aria-hidden="true">
        {days.map(({ day }, index) => {
          const [number, month] = dateText(day, language).split(" ")
          return (
            <span key={day}>
              {number}
              {index === 0 || number === "1" ? <b>{month}</b> : null}
            </span>
          )
        })}
      </p>
      <ul class="legend" aria-hidden="true">
        {kinds.map((kind) => (
          <li key={kind}>
            <Swatch kind={kind} /> {names[kind]}{" "}
            <span class="number">
              {countText(
                days.reduce((sum, { sums }) => sum + sums[kind], 0),
                language
              )}
            </span>
          </li>
        ))}
      </ul>
      <details>
        <summary>{say({ en: "Figures by day", es: "Cifras por día" })}</summary>
        <div class="table">
          <table class="list">
            <caption class="unseen-label">{say({ en: "Documents by day", es: "Documentos por día" })}</caption>
            <thead>
              <tr>
                <th scope="col">{say({ en: "Day", es: "Día" })}</th>
                <th scope="col" class="number">
                  {names.accepted}
                </th>
                <th scope="col" class="number">
                  {names.rejected}
                </th>
                <th scope="col" class="number">
                  {names.open}
                </th>
                <th scope="col" class="number">
                  {say({ en: "Amount", es: "Valor" })}
                </th>
              </tr>
            </thead>
            <tbody>
              {days.toReversed().map(({ day, sums }) => (
                <tr key={day}>
                  <th scope="row">
                    <a href={href("/submissions", { company, book: "sale", issuedFrom: day, issuedTo: day })}>
                      {dateText(day, language)}
                    </a>
                  </th>
                  <td class="number">{countText(sums.accepted, language)}</td>
                  <td class="number">{countText(sums.rejected, language)}</td>
                  <td class="number">{countText(sums.open, language)}</td>
                  <td class="number">{moneyText(sums.amount, "COP", language, true)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </figure>
  )
}
