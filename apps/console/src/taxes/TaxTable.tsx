import type { TaxReport } from "@radicar/contract/inner/taxReport"
import { inboxStateNames } from "@radicar/domain/inner/inbox/inboxStates"
import { useLanguage, useSay } from "../language/LanguageContext.ts"
import { countText } from "../language/moments.ts"
import { moneyText } from "../language/money.ts"
import { href } from "../routing/address.ts"
import { rateText } from "../submissions/taxText.ts"
import { typeName } from "../submissions/typeNames.ts"

/** A part of a report of taxes. */
export type TaxPart = TaxReport["parts"][number]

/** A tax of a part. */
export type TaxLine = TaxPart["lines"][number]

/** Company and days of a report, for the links to its documents. */
export interface TaxScope {
  readonly company: string
  readonly issuedFrom: string
  readonly issuedTo: string
}

const ownBooks = { sale: "sale", support: "purchase", payroll: "payroll" } as const

const isReceived = (state: string): boolean => !["claimed", "withoutAnswer", "notOurs", "unreadable"].includes(state)

const receivedStates = {
  received: inboxStateNames.filter(isReceived).join(","),
  claimed: "claimed",
  unanswered: "withoutAnswer"
} as const

/** The filter of lists for a tax. */
const taxFilter = ({ code, kind, rate }: TaxLine): string =>
  kind === "excluded" ? kind : `${code ?? ""}${rate === undefined ? "" : `:${rate}`}`

/** The link to the documents of a part that state a tax, or only to those of a type. */
const documentsLink = (
  { company, issuedFrom, issuedTo }: TaxScope,
  { line, part }: TaxRow,
  type: string | undefined
): string => {
  const shared = { company, issuedFrom, issuedTo, type, tax: taxFilter(line) }
  if (part === "sale" || part === "support" || part === "payroll")
    return href("/submissions", { ...shared, book: ownBooks[part], status: "submitted" })
  return href("/inbox", { ...shared, state: receivedStates[part] })
}

/** Name of a line: rate of IVA, what is excluded, name of another tax, or of a withholding with its rate. */
const useLineName = () => {
  const say = useSay()
  const language = useLanguage()
  return ({ kind, name, rate }: TaxLine): string => {
    if (kind === "excluded") return say({ en: "Excluded", es: "Excluido" })
    if (rate === undefined) return name
    if (kind === "withholding") return `${name} ${rateText(rate, language)}`
    return Number(rate) === 0 ? say({ en: "Exempt, 0 %", es: "Exento, 0 %" }) : rateText(rate, language)
  }
}

/** An amount of a cell; a dash if there is none. */
const Cell = ({ amount, label }: { readonly amount: string | undefined; readonly label: string }) => {
  const language = useLanguage()
  return (
    <td class="number" data-label={label}>
      {amount === undefined ? "—" : moneyText(amount, "COP", language)}
    </td>
  )
}

/** A line of a table, under the name of its part where a table has several. */
export interface TaxRow {
  readonly part: TaxPart["part"]
  readonly line: TaxLine
  readonly group?: string
}

/**
 * Taxes as a table: each with number of documents, base and amount, and below it the same by type of document. Every
 * number of documents opens them.
 */
export const TaxTable = ({
  amountName,
  caption,
  total,
  rows,
  scope
}: {
  /** Heading of the amounts: IVA, INC, withheld. */
  readonly amountName: string
  readonly caption: string
  /** Totals of all lines, as a last row. */
  readonly total?: TaxPart["iva"]
  readonly rows: ReadonlyArray<TaxRow>
  readonly scope: TaxScope
}) => {
  const say = useSay()
  const language = useLanguage()
  const nameOf = useLineName()
  const hasBase = rows.some(({ line }) => line.base !== undefined)
  const names = {
    tax: say({ en: "Rate or tax", es: "Tarifa o tributo" }),
    documents: say({ en: "Documents", es: "Documentos" }),
    base: say({ en: "Base", es: "Base" })
  }
  return (
    <div class="table" role="group" tabIndex={0} aria-label={caption}>
      <table class="list taxes">
        <caption class="unseen-label">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{names.tax}</th>
            <th scope="col" class="number">
              {names.documents}
            </th>
            {hasBase ? (
              <th scope="col" class="number">
                {names.base}
              </th>
            ) : null}
            <th scope="col" class="number">
              {amountName}
            </th>
          </tr>
        </thead>
        {rows.map((row) => {
          const { group, line, part } = row
          const name = `${group === undefined ? "" : `${group} · `}${nameOf(line)}`
          const [only, ...others] = line.types
          return (
            <tbody key={`${part} ${line.kind} ${line.code ?? ""} ${line.rate ?? ""}`}>
              <tr>
                <th scope="row">
                  <strong>{name}</strong>
                </th>
                <td class="number" data-label={names.documents}>
                  <a
                    href={documentsLink(scope, row, others.length === 0 ? only?.type : undefined)}
                    aria-label={`${countText(line.documents, language)}, ${name}`}
                  >
                    {countText(line.documents, language)}
                  </a>
                </td>
                {hasBase ? <Cell amount={line.base} label={names.base} /> : null}
                <Cell amount={line.amount} label={amountName} />
              </tr>
              {others.length === 0
                ? null
                : line.types.map(({ amount, base, documents, type }) => (
                    <tr key={type} class="of-type">
                      <th scope="row">{typeName(type, language)}</th>
                      <td class="number" data-label={names.documents}>
                        <a
                          href={documentsLink(scope, row, type)}
                          aria-label={`${countText(documents, language)}, ${name}, ${typeName(type, language)}`}
                        >
                          {countText(documents, language)}
                        </a>
                      </td>
                      {hasBase ? <Cell amount={base} label={names.base} /> : null}
                      <Cell amount={amount} label={amountName} />
                    </tr>
                  ))}
            </tbody>
          )
        })}
        {total === undefined ? null : (
          <tfoot>
            <tr>
              <th scope="row" colSpan={2}>
                {say({ en: "Total", es: "Total" })}
              </th>
              {hasBase ? <Cell amount={total.base ?? "0"} label={names.base} /> : null}
              <Cell amount={total.amount ?? "0"} label={amountName} />
            </tr>
          </tfoot>
        )}
      </table>
    </div>
  )
}
