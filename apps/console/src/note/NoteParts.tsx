import { useLanguage, useSay } from "../language/LanguageContext.ts"
import { amountText, exceeds, readAmount } from "../language/money.ts"
import type { Notification } from "../parts/Notice.tsx"
import { Outside } from "../parts/Outside.tsx"
import type { NoteLine } from "./noteBody.ts"

/** Choices for a line: whether the note credits it, and how much of it. */
export interface LineChoice {
  readonly isChosen: boolean
  readonly quantity: string
  readonly price: string
}

/** The lines of the invoice, each with how much of it the note credits. */
export const Lines = ({
  change,
  choices,
  lines
}: {
  readonly change: (index: number, choice: Partial<LineChoice>) => void
  readonly choices: ReadonlyArray<LineChoice>
  readonly lines: ReadonlyArray<NoteLine>
}) => {
  const say = useSay()
  const language = useLanguage()
  const field = (index: number, part: "quantity" | "price", label: string) => (
    <input
      inputMode="decimal"
      autocomplete="off"
      aria-label={label}
      disabled={choices[index]?.isChosen !== true}
      value={choices[index]?.[part]}
      aria-invalid={readAmount(choices[index]?.[part] ?? "", language) === undefined}
      onInput={(event) => change(index, { [part]: event.currentTarget.value })}
    />
  )
  return (
    <div class="table" role="group" tabIndex={0} aria-label={say({ en: "Lines", es: "Líneas" })}>
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
              {say({ en: "Quantity", es: "Cantidad" })}
            </th>
            <th scope="col" class="number">
              {say({ en: "Price", es: "Precio" })}
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ description, index, invoiced, left }) => (
            <tr key={index}>
              <td class="select">
                <input
                  type="checkbox"
                  aria-label={`${say({ en: "Credit", es: "Acreditar" })} ${description}`}
                  checked={choices[index]?.isChosen === true}
                  onChange={(event) => change(index, { isChosen: event.currentTarget.checked })}
                />
              </td>
              <th scope="row">
                <Outside text={description} />
              </th>
              <td class="number" data-label={say({ en: "Invoiced", es: "Facturado" })}>
                {amountText(invoiced, language, true)}
                {left === invoiced ? null : (
                  <span class="under">
                    {say({ en: "left:", es: "quedan:" })} {amountText(left, language, true)}
                  </span>
                )}
              </td>
              <td data-label={say({ en: "Quantity", es: "Cantidad" })}>
                {field(index, "quantity", `${say({ en: "Quantity of", es: "Cantidad de" })} ${description}`)}
              </td>
              <td data-label={say({ en: "Price", es: "Precio" })}>
                {field(index, "price", `${say({ en: "Price of", es: "Precio de" })} ${description}`)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** Lines of which a note credits more than is left, as notifications. */
export const useExcess = (
  lines: ReadonlyArray<NoteLine>,
  choices: ReadonlyArray<LineChoice>
): ReadonlyArray<Notification> => {
  const say = useSay()
  const language = useLanguage()
  return lines.flatMap(({ description, index, left }) => {
    const { isChosen = false, quantity = "" } = choices[index] ?? {}
    const credited = readAmount(quantity, language) || "0"
    if (!isChosen || !exceeds(credited, left)) return []
    const [more, rest] = [amountText(credited, language, true), amountText(left, language, true)]
    return [
      {
        message: say({
          en: `${description}: the note credits ${more}, and ${rest} are left.`,
          es: `${description}: la nota acredita ${more} y quedan ${rest}.`
        })
      }
    ]
  })
}
