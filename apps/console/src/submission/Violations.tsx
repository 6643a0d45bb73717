import type { RejectedRule } from "@radicar/domain/submission/SubmissionResult"
import { useSay } from "../language/LanguageContext.ts"
import { Outside, visibly } from "../parts/Outside.tsx"

/** Why the authority rejected the document: each rule with what is wrong, where, and what to do. */
export const Violations = ({ violations }: { readonly violations: ReadonlyArray<RejectedRule> }) => {
  const say = useSay()
  return (
    <section aria-labelledby="violations">
      <h2 id="violations">
        {say({ en: "What to correct", es: "Qué corregir" })} ({violations.length})
      </h2>
      <ol class="violations">
        {violations.map(({ cause, fix, message, path, rule }, index) => (
          <li key={index}>
            <h3>
              {rule === undefined ? null : <code>{visibly(rule)}</code>} <Outside text={cause ?? message} />
            </h3>
            <dl>
              {fix === undefined ? null : (
                <div>
                  <dt>{say({ en: "What to do", es: "Qué hacer" })}</dt>
                  <dd>
                    <Outside text={fix} />
                  </dd>
                </div>
              )}
              {path === undefined ? null : (
                <div>
                  <dt>{say({ en: "Where in the body", es: "Dónde en el cuerpo" })}</dt>
                  <dd>
                    <code>{visibly(path)}</code>
                  </dd>
                </div>
              )}
              {cause === undefined ? null : (
                <div>
                  <dt>{say({ en: "The authority's words", es: "Palabras de la DIAN" })}</dt>
                  <dd lang="es">
                    <Outside text={message} />
                  </dd>
                </div>
              )}
            </dl>
          </li>
        ))}
      </ol>
    </section>
  )
}
