import type { SubmissionSums } from "@radicar/contract/inner/submissionSums"
import books from "virtual:radicar/books"
import { environmentNames } from "@radicar/domain/inner/submission/environmentNames"
import { useLanguage, useSay } from "../language/LanguageContext.ts"
import { countText } from "../language/moments.ts"
import { addAmounts, moneyText } from "../language/money.ts"
import { useLive } from "../live/useLive.ts"
import { useClient } from "../session/Session.ts"
import { type Book, type Filter, wireFilter } from "./filter.ts"
import { taxFilterText } from "./taxText.ts"
import { issuedBooks, sumNames } from "./typeNames.ts"

type Answer = typeof SubmissionSums.Type

type Group = Answer["groups"][number]

const everyMinute = (): number => 60_000

/** Number and sum of the accepted documents of a book. */
interface BookSum {
  readonly book: Book
  readonly documents: number
  /** Sum in pesos, at the rate of each document; absent if no document has an amount in pesos. */
  readonly pesos: string | undefined
  /** Sums in foreign currencies. */
  readonly foreign: ReadonlyArray<readonly [currency: string, total: string]>
  /** Number of documents in a foreign currency without an exchange rate, which `pesos` lacks. */
  readonly withoutRate: number
}

/** The number of all documents of the groups by status, and the sums of the accepted ones by book. */
const ledgerSums = (
  groups: ReadonlyArray<Pick<Group, "book" | "currency" | "documents" | "pesos" | "status" | "total" | "withoutRate">>
): { readonly documents: number; readonly books: ReadonlyArray<BookSum> } => ({
  documents: groups.reduce((sum, { documents }) => sum + documents, 0),
  books: (Object.keys(books) as ReadonlyArray<Book>).flatMap((book) => {
    const accepted = groups.filter((group) => group.book === book && group.status === "submitted")
    if (accepted.length === 0) return []
    const pesos = accepted.flatMap(({ pesos }) => pesos ?? [])
    return [
      {
        book,
        documents: accepted.reduce((sum, { documents }) => sum + documents, 0),
        pesos: pesos.length === 0 ? undefined : addAmounts(pesos),
        foreign: accepted.flatMap(({ currency, total }): BookSum["foreign"] =>
          currency === undefined || currency === "COP" || total === undefined ? [] : [[currency, total]]
        ),
        withoutRate: accepted.reduce((sum, { withoutRate = 0 }) => sum + withoutRate, 0)
      }
    ]
  })
})

/** Sums of whole documents by book. */
const BookSums = ({ sums }: { readonly sums: ReadonlyArray<BookSum> }) => {
  const say = useSay()
  const language = useLanguage()
  return sums.map(({ book, documents: accepted, foreign, pesos }) => (
    <span key={book} class="ledger-book">
      {say(sumNames[book])}{" "}
      {pesos === undefined ? null : <strong class="number">{moneyText(pesos, "COP", language)}</strong>}
      {foreign.map(([currency, total]) => (
        <span key={currency} class="number">
          {" "}
          {say({ en: "with", es: "incluye" })} {moneyText(total, currency, language)}
        </span>
      ))}{" "}
      <span class="quiet">
        ({countText(accepted, language)}{" "}
        {accepted === 1 ? say({ en: "accepted", es: "aceptado" }) : say({ en: "accepted", es: "aceptados" })})
      </span>
    </span>
  ))
}

/** Base and amount of the tax of a filter by book: the figures of the report that leads to the list. */
const TaxSums = ({ tax, taxes }: { readonly tax: string; readonly taxes: NonNullable<Answer["taxes"]> }) => {
  const say = useSay()
  const language = useLanguage()
  return taxes.map(({ amount, base, book }) => (
    <span key={book} class="ledger-book">
      <strong>{taxFilterText(tax, language)}</strong>, {say(issuedBooks[book])}:{" "}
      {base === undefined ? null : (
        <>
          {say({ en: "base", es: "base" })} <strong class="number">{moneyText(base, "COP", language)}</strong>
        </>
      )}
      {base === undefined || amount === undefined ? "" : ", "}
      {amount === undefined ? null : (
        <>
          {say({ en: "amount", es: "valor" })} <strong class="number">{moneyText(amount, "COP", language)}</strong>
        </>
      )}
    </span>
  ))
}

/** Number and sums of all documents of a list's filter, and what counts. */
export const LedgerSum = ({ company, filter }: { readonly company: string; readonly filter: Filter }) => {
  const say = useSay()
  const language = useLanguage()
  const client = useClient()
  const { cursor: _, sort: __, ...wanted } = filter
  const live = useLive(
    `ledger ${company} ${JSON.stringify(wanted)}`,
    (signal) =>
      client.submissions.summary(
        { query: { companyId: company, by: "status", ...wireFilter(wanted), limit: "1000" } },
        { signal }
      ),
    everyMinute
  )
  const { data } = live
  if (data === undefined) return live.failure === undefined ? <p class="ledger-sum" aria-busy="true" /> : null
  const { books: sums, documents } = ledgerSums(data.groups)
  const withoutRate = sums.reduce((sum, each) => sum + each.withoutRate, 0)
  return (
    <section class="ledger-sum" aria-label={say({ en: "Sum of the filter", es: "Suma del filtro" })}>
      <p>
        <strong>
          {countText(documents, language)}{" "}
          {documents === 1 ? say({ en: "document", es: "documento" }) : say({ en: "documents", es: "documentos" })}
        </strong>
        {wanted.tax === undefined ? <BookSums sums={sums} /> : <TaxSums tax={wanted.tax} taxes={data.taxes ?? []} />}
      </p>
      {sums.length === 0 || wanted.tax === undefined ? null : (
        <p>
          {say({ en: "Totals of the whole documents:", es: "Totales de los documentos completos:" })}{" "}
          <BookSums sums={sums} />
        </p>
      )}
      <p class="quiet">
        {say({
          en: `Adds up the accepted documents of ${environmentNames[data.environment].en}: credit notes are subtracted, each document is in pesos at its own rate, payrolls that were replaced or deleted do not count.`,
          es: `Suma los documentos aceptados de ${environmentNames[data.environment].es}: las notas crédito se restan, cada documento va en pesos a su propia tasa, las nóminas reemplazadas o eliminadas no cuentan.`
        })}
        {withoutRate === 0
          ? ""
          : say({
              en: ` Without an exchange rate, and not in pesos: ${withoutRate}.`,
              es: ` Sin tasa de cambio, y fuera de los pesos: ${withoutRate}.`
            })}
      </p>
    </section>
  )
}
