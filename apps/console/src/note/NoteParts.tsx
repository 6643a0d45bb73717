import type { SubmissionDetail } from "@radicar/contract/inner/SubmissionsGroup"
import type { Validation } from "@radicar/domain/inner/Validation"
import { useEffect, useState } from "preact/hooks"
import { useLanguage, useSay } from "../language/LanguageContext.ts"
import { amountText, exceeds, moneyText, readAmount } from "../language/money.ts"
import { failureText } from "../live/failureText.ts"
import { Dialog } from "../parts/Dialog.tsx"
import { Facts } from "../parts/Facts.tsx"
import { Badge, Notice, type Notification, Notifications } from "../parts/Notice.tsx"
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

/** Body of a note. */
type Note = Readonly<Record<string, unknown>>

/** Pause after a change before the dry run, in milliseconds. */
const pause = 300

/** Judges a note by a dry run once it has not changed for a while; `run` gets its JSON. */
export const useJudgement = (
  note: Note | undefined,
  run: (json: string, signal: AbortSignal) => Promise<object>
): Judgement => {
  const say = useSay()
  const [judgement, setJudgement] = useState<Judgement>({ _tag: "none" })
  useEffect(() => {
    if (note === undefined) {
      setJudgement({ _tag: "none" })
      return
    }
    setJudgement((before) => (before._tag === "judged" ? before : { _tag: "judging" }))
    const ends = new AbortController()
    const timer = setTimeout(async () => {
      try {
        const answer = await run(JSON.stringify(note), ends.signal)
        if (!ends.signal.aborted && "valid" in answer)
          setJudgement({ _tag: "judged", validation: answer as Validation, note })
      } catch (error) {
        if (!ends.signal.aborted) setJudgement({ _tag: "failed", text: failureText(error, say) })
      }
    }, pause)
    return () => {
      clearTimeout(timer)
      ends.abort()
    }
  }, [note])
  return judgement
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

/** Outcome of the dry run. */
export type Judgement =
  | { readonly _tag: "none" }
  | { readonly _tag: "judging" }
  | { readonly _tag: "judged"; readonly validation: Validation; readonly note: Note }
  | { readonly _tag: "failed"; readonly text: string }

/** The outcome of the dry run for the user; `isCurrent` unless the note has changed since. */
export const Verdict = ({
  excess,
  isCurrent,
  judgement
}: {
  readonly excess: ReadonlyArray<Notification>
  readonly isCurrent: boolean
  readonly judgement: Judgement
}) => {
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
  const { body, notifications, valid, violations } = judgement.validation
  const considered = [...excess, ...notifications]
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
        {isCurrent ? (
          <Badge tone={valid ? (considered.length === 0 ? "good" : "warning") : "danger"}>
            {valid
              ? considered.length === 0
                ? say({ en: "Ready to be filed", es: "Lista para radicar" })
                : say({ en: "Can be filed; consider first", es: "Se puede radicar; antes revise" })
              : say({ en: "To be corrected", es: "Por corregir" })}
          </Badge>
        ) : (
          <span class="quiet">{say({ en: "Checking…", es: "Revisando…" })}</span>
        )}
      </p>
      <Notifications items={considered} />
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

/** The last question before a note is filed: its total, customer and numbers, and what is to be considered. */
export const FileQuestion = ({
  considered,
  detail,
  end,
  file,
  prefix,
  validation: { body }
}: {
  readonly considered: ReadonlyArray<Notification>
  readonly detail: typeof SubmissionDetail.Type
  readonly end: () => void
  readonly file: () => void
  readonly prefix: string
  readonly validation: Validation
}) => {
  const say = useSay()
  const language = useLanguage()
  const { counterparty } = detail.result?.document ?? {}
  const payable = payableOf(body)
  const checkDigit = counterparty?.checkDigit === undefined ? "" : `-${counterparty.checkDigit}`
  return (
    <Dialog title={say({ en: "File the credit note?", es: "¿Radicar la nota crédito?" })} end={end}>
      <Facts
        items={[
          [
            say({ en: "Total", es: "Total" }),
            payable === undefined ? undefined : <strong>{moneyText(payable, currencyOf(body), language)}</strong>
          ],
          [
            say({ en: "Customer", es: "Cliente" }),
            counterparty && (
              <>
                <Outside text={counterparty.name} /> {visibly(`${counterparty.identification}${checkDigit}`)}
              </>
            )
          ],
          [say({ en: "Invoice", es: "Factura" }), visibly(detail.result?.id ?? "")],
          [
            say({ en: "Number", es: "Número" }),
            <>
              {say({ en: "the next one of", es: "el siguiente de" })} {visibly(prefix)}
            </>
          ]
        ]}
      />
      <Notifications items={considered} />
      <p>
        {say({
          en: "It is signed with the company's default certificate and sent to the authority. A filed document cannot be withdrawn.",
          es: "Se firma con el certificado por defecto de la compañía y se envía a la DIAN. Un documento radicado no se puede retirar."
        })}
      </p>
      <p class="actions">
        <button type="button" class="primary" onClick={file}>
          {say({ en: "File", es: "Radicar" })}
        </button>
        <button type="button" onClick={end}>
          {say({ en: "Cancel", es: "Cancelar" })}
        </button>
      </p>
    </Dialog>
  )
}
