import type { Validation } from "@radicar/domain/inner/Validation"
import { useLanguage, useSay } from "../language/LanguageContext.ts"
import { amountText, moneyText, readAmount } from "../language/money.ts"
import { Badge, Notice } from "../parts/Notice.tsx"
import { Outside, visibly } from "../parts/Outside.tsx"
import { currencyOf, type NoteLine, payableOf } from "./noteBody.ts"

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
          {lines.map(({ description, index, invoiced }) => (
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

/** Outcome of the dry run. */
export type Judgement =
  | { readonly _tag: "none" }
  | { readonly _tag: "judging" }
  | { readonly _tag: "judged"; readonly validation: Validation }
  | { readonly _tag: "failed"; readonly text: string }

/** The outcome of the dry run for the user. */
export const Verdict = ({ judgement }: { readonly judgement: Judgement }) => {
  const say = useSay()
  const language = useLanguage()
  if (judgement._tag === "none") {
    return (
      <p class="quiet">
        {say({ en: "Choose a reason and at least one line.", es: "Elija un motivo y al menos una línea." })}
      </p>
    )
  }
  if (judgement._tag === "judging") return <p class="quiet">{say({ en: "Checking…", es: "Revisando…" })}</p>
  if (judgement._tag === "failed")
    return (
      <Notice tone="warning">
        <p>
          <Outside text={judgement.text} />
        </p>
      </Notice>
    )
  const { body, valid, violations } = judgement.validation
  const payable = payableOf(body)
  return (
    <>
      <p>
        {payable === undefined ? null : (
          <>
            {say({ en: "Total of the note", es: "Total de la nota" })}{" "}
            <strong class="number">{moneyText(payable, currencyOf(body), language)}</strong>{" "}
          </>
        )}
        <Badge tone={valid ? "good" : "danger"}>
          {valid
            ? say({ en: "Ready to be filed", es: "Lista para radicar" })
            : say({ en: "To be corrected", es: "Por corregir" })}
        </Badge>
      </p>
      {valid ? null : (
        <ol class="violations">
          {violations.slice(0, 20).map(({ message, path, rule }, index) => (
            <li key={index}>
              <h3>
                <code>{visibly(rule)}</code> <Outside text={message} />
              </h3>
              <p class="quiet">
                <code>{visibly(path)}</code>
              </p>
            </li>
          ))}
        </ol>
      )}
    </>
  )
}
