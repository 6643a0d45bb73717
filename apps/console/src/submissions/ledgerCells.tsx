import type { SubmissionItem } from "@radicar/contract/inner/SubmissionsGroup"
import type { Localized } from "@radicar/domain/inner/rules/Language"
import { useLanguage, useSay } from "../language/LanguageContext.ts"
import { dateText } from "../language/moments.ts"
import { moneyText } from "../language/money.ts"
import { Badge } from "../parts/Notice.tsx"
import { visibly } from "../parts/Outside.tsx"
import { columnNames, type LedgerColumn } from "./columns.ts"
import { faceOfMail } from "./mailText.ts"

/** Names of the authority's forms of payment. */
const paymentForms: Readonly<Record<string, Localized>> = {
  "1": { en: "Cash", es: "Contado" },
  "2": { en: "Credit", es: "Crédito" }
}

/** The form of payment in words; an unknown code as it is. */
export const PaymentForm = ({ code }: { readonly code: string }) => {
  const say = useSay()
  const name = paymentForms[code]
  return <>{name === undefined ? visibly(code) : say(name)}</>
}

/** State of the newest e-mail of a document. */
export const MailBadge = ({ mail }: { readonly mail: NonNullable<SubmissionItem["mail"]> }) => {
  const say = useSay()
  const { name, tone } = faceOfMail(mail)
  return <Badge tone={tone}>{say(name)}</Badge>
}

/** Kinds of values in the columns of the ledger, by which cells are aligned. */
const kinds: Readonly<Record<LedgerColumn, "moment" | "number" | "word">> = {
  base: "number",
  iva: "number",
  withheld: "number",
  due: "moment",
  payment: "word",
  mail: "word"
}

/**
 * A cell of a column of the ledger. On a narrow screen a row is a card without headings: there `data-label` names the
 * cell, and the cells of the class `more` come after those that every list has, unless they are empty.
 */
export const LedgerCell = ({ column, item }: { readonly column: LedgerColumn; readonly item: SubmissionItem }) => {
  const say = useSay()
  const language = useLanguage()
  const { facts, mail, result, stated } = item
  const { currency } = result?.document ?? stated ?? {}
  const amount = (value: string | undefined) => value && moneyText(value, currency, language)
  const values = {
    base: amount(facts?.base),
    iva: amount(facts?.iva),
    withheld: amount(facts?.withheld),
    due: facts?.dueDate && <time dateTime={facts.dueDate}>{dateText(facts.dueDate, language)}</time>,
    payment: facts?.paymentForm && <PaymentForm code={facts.paymentForm} />,
    mail: mail && <MailBadge mail={mail} />
  }
  const value = values[column]
  return (
    <td class={`${kinds[column]} more`} data-label={say(columnNames[column])}>
      {value ? value : <span class="quiet">—</span>}
    </td>
  )
}
