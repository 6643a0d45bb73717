import type { SubmissionStep } from "@radicar/contract/inner/SubmissionsGroup"
import type { Localized } from "@radicar/domain/inner/rules/Language"
import { useSay } from "../language/LanguageContext.ts"
import { Moment } from "../parts/Moment.tsx"
import { Sign, stepTone } from "../parts/Notice.tsx"
import { Outside } from "../parts/Outside.tsx"
import { faceOf } from "../submissions/statusText.ts"

type Step = typeof SubmissionStep.Type

const origins: Readonly<Record<Step["origin"], Localized>> = {
  request: { en: "by a caller's request", es: "por una petición" },
  worker: { en: "by the service itself", es: "por el servicio mismo" },
  authority: { en: "by the authority's answer", es: "por respuesta de la DIAN" },
  operator: { en: "by an operator", es: "por un operador" }
}

/** The history of a submission, the latest step first. */
export const History = ({ steps }: { readonly steps: ReadonlyArray<Step> }) => {
  const say = useSay()
  return (
    <section aria-labelledby="history">
      <h2 id="history">{say({ en: "History", es: "Historia" })}</h2>
      <ol class="history" reversed>
        {steps.toReversed().map(({ at, attempt, detail, origin, to }, index) => (
          <li key={steps.length - index}>
            <p class="step">
              <Sign tone={stepTone(faceOf(to).tone, index === 0)} />
              <strong>{say(faceOf(to).name)}</strong>
            </p>
            <p class="quiet">
              <Moment at={at} />, {say(origins[origin])}
              {attempt === 0 ? "" : say({ en: `, attempt ${attempt}`, es: `, intento ${attempt}` })}
            </p>
            {detail === "" ? null : (
              <p>
                <Outside text={detail} />
              </p>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}
