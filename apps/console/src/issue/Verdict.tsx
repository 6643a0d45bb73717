import { useLanguage, useSay } from "../language/LanguageContext.ts"
import { moneyText } from "../language/money.ts"
import { Badge, Notice, Notifications } from "../parts/Notice.tsx"
import { Outside, visibly } from "../parts/Outside.tsx"
import type { Fault } from "./faults.ts"
import { pathWords } from "./pathWords.ts"
import type { Judgement } from "./useFiling.ts"

/** Whether the document can be filed, in one word. */
export const VerdictBadge = ({ isClear, valid }: { readonly isClear: boolean; readonly valid: boolean }) => {
  const say = useSay()
  return (
    <Badge tone={valid ? (isClear ? "good" : "warning") : "danger"}>
      {valid
        ? isClear
          ? say({ en: "Ready to be filed", es: "Lista para radicar" })
          : say({ en: "Can be filed; consider first", es: "Se puede radicar; antes revise" })
        : say({ en: "To be corrected", es: "Por corregir" })}
    </Badge>
  )
}

/** Faults, each with the field that it is about. */
export const FaultList = ({
  faults,
  isOfJson = false,
  labelOf
}: {
  readonly faults: ReadonlyArray<Fault>
  /** Whether the user edits JSON, whose paths then name the places. */
  readonly isOfJson?: boolean
  /** Field that shows a fault; `undefined` if none does. */
  readonly labelOf?: (fault: Fault) => { readonly id: string; readonly label: string } | undefined
}) => {
  const language = useLanguage()
  return (
    <ol class="violations">
      {faults.slice(0, 20).map((fault, index) => {
        const { message, path, rule } = fault
        const field = labelOf?.(fault)
        return (
          <li key={index}>
            <h3>
              {rule === undefined ? null : <code>{visibly(rule)}</code>} <Outside text={message} />
            </h3>
            <p class="quiet">
              {field === undefined ? (
                isOfJson ? (
                  <code>{visibly(path)}</code>
                ) : (
                  visibly(pathWords(path, language))
                )
              ) : (
                <button
                  type="button"
                  class="bare small"
                  onClick={() => globalThis.document.getElementById(field.id)?.focus()}
                >
                  {field.label}
                </button>
              )}
            </p>
          </li>
        )
      })}
    </ol>
  )
}

/** The outcome of the dry run for the user; `isCurrent` unless the document has changed since. */
export const Verdict = ({
  currency,
  isCurrent,
  isOfJson = false,
  judgement,
  payable
}: {
  readonly currency: string | undefined
  readonly isCurrent: boolean
  readonly isOfJson?: boolean
  readonly judgement: Judgement
  readonly payable: string | undefined
}) => {
  const say = useSay()
  const language = useLanguage()
  if (judgement._tag === "none" || judgement._tag === "judging")
    return <p class="quiet">{say({ en: "Checking…", es: "Revisando…" })}</p>
  if (judgement._tag === "failed")
    return (
      <Notice tone="warning">
        <p>
          <Outside text={judgement.text} />
        </p>
      </Notice>
    )
  const { notifications, valid, violations } = judgement.validation
  return (
    <>
      <p>
        {payable === undefined ? null : (
          <>
            {say({ en: "Total", es: "Total" })}{" "}
            <strong class="number">{moneyText(payable, currency, language)}</strong>{" "}
          </>
        )}
        {isCurrent ? (
          <VerdictBadge valid={valid} isClear={notifications.length === 0} />
        ) : (
          <span class="quiet">{say({ en: "Checking…", es: "Revisando…" })}</span>
        )}
      </p>
      <Notifications items={notifications} />
      {valid ? null : <FaultList faults={violations} isOfJson={isOfJson} />}
    </>
  )
}
