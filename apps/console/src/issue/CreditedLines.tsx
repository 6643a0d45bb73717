import { useState } from "preact/hooks"
import { useLanguage, useSay } from "../language/LanguageContext.ts"
import { amountText } from "../language/money.ts"
import type { Notification } from "../parts/Notice.tsx"
import { Outside } from "../parts/Outside.tsx"
import { type CreditedLine, excessOf, itemOf, itemsOfLines } from "./credited.ts"
import { useEditing } from "./Editing.tsx"
import { type Json, listOf } from "./jsonBody.ts"

/** Rule by which a note exceeds the balance that earlier notes left of its invoice. */
const overBalance = "RAD77"

/** The lines of the invoice that a note is about, each with whether the note credits it, and how much of it is left. */
export const CreditedLines = ({ lines }: { readonly lines: ReadonlyArray<CreditedLine> }) => {
  const say = useSay()
  const language = useLanguage()
  const { body, isFrozen, set } = useEditing()
  const items = listOf(body["Items"])
  const indices = itemsOfLines(lines, items)
  const change = (line: CreditedLine, index: number | undefined): void =>
    set(["Items"], index === undefined ? [...items, itemOf(line)] : items.filter((_, at) => at !== index))
  return (
    <div
      class="table"
      role="group"
      tabIndex={0}
      aria-label={say({ en: "Lines to credit", es: "Líneas que se acreditan" })}
    >
      <table class="list lines-table stack">
        <caption class="unseen-label">{say({ en: "Lines to credit", es: "Líneas que se acreditan" })}</caption>
        <thead>
          <tr>
            <th scope="col" class="select">
              <span class="unseen-label">{say({ en: "Credit", es: "Acreditar" })}</span>
            </th>
            <th scope="col">{say({ en: "Description", es: "Descripción" })}</th>
            <th scope="col" class="number">
              {say({ en: "Invoiced", es: "Facturado" })}
            </th>
            <th scope="col" class="number">
              {say({ en: "Price", es: "Precio" })}
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line, at) => (
            <tr key={at}>
              <td class="select">
                <input
                  type="checkbox"
                  aria-label={`${say({ en: "Credit", es: "Acreditar" })} ${line.description}`}
                  checked={indices[at] !== undefined}
                  disabled={isFrozen}
                  onChange={() => change(line, indices[at])}
                />
              </td>
              <th scope="row">
                <Outside text={line.description} />
              </th>
              <td class="number" data-label={say({ en: "Invoiced", es: "Facturado" })}>
                {amountText(line.invoiced, language, true)}
                {line.left === line.invoiced ? null : (
                  <span class="under">
                    {say({ en: "left:", es: "quedan:" })} {amountText(line.left, language, true)}
                  </span>
                )}
              </td>
              <td class="number" data-label={say({ en: "Price", es: "Precio" })}>
                {amountText(line.price, language, true)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/**
 * Lines of which a note credits more than is left, as notifications, and the confirmation that such a note needs, as it
 * does if it exceeds the balance of its invoice.
 */
export const useExcess = (
  body: Json,
  lines: ReadonlyArray<CreditedLine>,
  notifications: ReadonlyArray<Notification>
) => {
  const say = useSay()
  const language = useLanguage()
  const [confirmed, setConfirmed] = useState<Json>()
  const excess = excessOf(lines, listOf(body["Items"])).map(({ credited, description, left }): Notification => {
    const [more, rest] = [amountText(credited, language, true), amountText(left, language, true)]
    return {
      message: say({
        en: `${description}: the note credits ${more}, and ${rest} are left.`,
        es: `${description}: la nota acredita ${more} y quedan ${rest}.`
      })
    }
  })
  const isNeeded = excess.length > 0 || notifications.some(({ rule }) => rule === overBalance)
  const confirmation = isNeeded ? (
    <label class="check">
      <input
        type="checkbox"
        checked={confirmed === body}
        onChange={(event) => setConfirmed(event.currentTarget.checked ? body : undefined)}
      />
      {say({
        en: "The note is meant to credit more than is left of the invoice.",
        es: "La nota debe acreditar más de lo que queda de la factura."
      })}
    </label>
  ) : null
  return { confirmation, excess, isConfirmed: !isNeeded || confirmed === body }
}
