import type { SubmissionDetail } from "@radicar/contract/inner/SubmissionsGroup"
import type { Localized } from "@radicar/domain/inner/rules/Language"
import { outcomeOf, type SubmissionOutcome } from "@radicar/domain/inner/submission/submissionAdvice"
import { useSay } from "../language/LanguageContext.ts"
import { Notice } from "../parts/Notice.tsx"
import { needsCorrection } from "../submissions/statusText.ts"
import { submissionName } from "../submissions/SubmissionTable.tsx"

type Outcome = Extract<SubmissionOutcome, "numberTaken" | "refused" | "rejected"> | "reassigned"

const steps: Readonly<Record<Outcome, (operation: string, number: string) => Localized>> = {
  rejected: (operation, number) => ({
    en: `File the corrected body with ${operation} under the same number, ${number}. If it is no longer needed, dismiss it.`,
    es: `Radique el cuerpo corregido con ${operation} y el mismo número, ${number}. Si ya no se necesita, descártelo.`
  }),
  refused: (operation, number) => ({
    en: `Once the cause is removed, file the same body with ${operation} under the same number, ${number}.`,
    es: `Cuando elimine la causa, radique el mismo cuerpo con ${operation} y el mismo número, ${number}.`
  }),
  reassigned: (operation, number) => ({
    en: `File the corrected body with ${operation} without a number: it gets the next one, because ${number} went to another document. If it is no longer needed, dismiss it.`,
    es: `Radique el cuerpo corregido con ${operation} y sin número: recibe el siguiente, porque ${number} lo recibió otro documento. Si ya no se necesita, descártelo.`
  }),
  numberTaken: (operation, number) => ({
    en: `File the same body with ${operation} under the next number of the range, because ${number} belongs to another document.`,
    es: `Radique el mismo cuerpo con ${operation} y el siguiente número del rango, porque ${number} es de otro documento.`
  })
}

const isOutcome = (outcome: SubmissionOutcome | "reassigned"): outcome is Outcome => Object.hasOwn(steps, outcome)

/** The operation and the number with which to file a rejected document again; nothing if that was done or dismissed. */
export const NextStep = ({ detail }: { readonly detail: typeof SubmissionDetail.Type }) => {
  const say = useSay()
  const outcome = detail.reassigned === true ? "reassigned" : outcomeOf(detail)
  if (!isOutcome(outcome) || !needsCorrection(detail)) return null
  return (
    <Notice tone="neutral">
      <p>
        <strong>{say({ en: "Next: ", es: "Lo que sigue: " })}</strong>
        {say(steps[outcome](detail.operation, submissionName(detail)))}
      </p>
    </Notice>
  )
}
