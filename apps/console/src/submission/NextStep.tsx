import type { SubmissionDetail } from "@radicar/contract/inner/SubmissionsGroup"
import type { Localized } from "@radicar/domain/inner/rules/Language"
import { outcomeOf, type SubmissionOutcome } from "@radicar/domain/inner/submission/submissionAdvice"
import { useSay } from "../language/LanguageContext.ts"
import { Notice } from "../parts/Notice.tsx"
import { needsCorrection } from "../submissions/statusText.ts"
import { submissionName } from "../submissions/SubmissionTable.tsx"

type Outcome = Extract<SubmissionOutcome, "numberTaken" | "refused" | "rejected"> | "reassigned"

const steps: Readonly<Record<Outcome, (number: string) => Localized>> = {
  rejected: (number) => ({
    en: `Correct the document and file it again under the same number, ${number}. If it is no longer needed, dismiss it.`,
    es: `Corrija el documento y radíquelo de nuevo con el mismo número, ${number}. Si ya no se necesita, descártelo.`
  }),
  refused: (number) => ({
    en: `Once the cause is removed, file the document again as it was, under the same number, ${number}.`,
    es: `Cuando elimine la causa, radique de nuevo el documento tal como estaba, con el mismo número, ${number}.`
  }),
  reassigned: (number) => ({
    en: `Correct the document and file it again without a number: it gets the next one, because ${number} went to another document. If it is no longer needed, dismiss it.`,
    es: `Corrija el documento y radíquelo de nuevo sin número: recibe el siguiente, porque ${number} lo recibió otro documento. Si ya no se necesita, descártelo.`
  }),
  numberTaken: (number) => ({
    en: `File the document again under the next number of the range, because ${number} belongs to another document.`,
    es: `Radique de nuevo el documento con el siguiente número del rango, porque ${number} es de otro documento.`
  })
}

const isOutcome = (outcome: SubmissionOutcome | "reassigned"): outcome is Outcome => Object.hasOwn(steps, outcome)

/**
 * The next step for a rejected document, and the number with which to file it again; nothing if that was done or
 * dismissed.
 */
export const NextStep = ({ detail }: { readonly detail: typeof SubmissionDetail.Type }) => {
  const say = useSay()
  const outcome = detail.reassigned === true ? "reassigned" : outcomeOf(detail)
  if (!isOutcome(outcome) || !needsCorrection(detail)) return null
  return (
    <Notice tone="neutral">
      <p>
        <strong>{say({ en: "Next: ", es: "Lo que sigue: " })}</strong>
        {say(steps[outcome](submissionName(detail)))}
      </p>
    </Notice>
  )
}
