import type { AuthorityResponse } from "@radicar/domain/submission/SubmissionResult"
import { useSay } from "../language/LanguageContext.ts"
import { Facts } from "../parts/Facts.tsx"
import { Outside } from "../parts/Outside.tsx"

/** What the authority said, in its own words. */
export const Answer = ({ response }: { readonly response: typeof AuthorityResponse.Type }) => {
  const say = useSay()
  const { errorMessage, statusCode, statusDescription, statusMessage, zipkey } = response
  const text = (value: string) => (value === "" ? undefined : <Outside text={value} />)
  const isSilent = [errorMessage, statusCode, statusDescription, statusMessage, zipkey].every((value) => value === "")
  return (
    <section aria-labelledby="answer">
      <h2 id="answer">{say({ en: "The authority's answer", es: "Respuesta de la DIAN" })}</h2>
      {isSilent ? (
        <p class="quiet">{say({ en: "It has said nothing yet.", es: "Todavía no ha dicho nada." })}</p>
      ) : (
        <Facts
          items={[
            [say({ en: "Code", es: "Código" }), text(statusCode)],
            [say({ en: "Description", es: "Descripción" }), text(statusDescription)],
            [say({ en: "Message", es: "Mensaje" }), text(statusMessage)],
            [
              say({ en: "Rules", es: "Reglas" }),
              errorMessage === "" ? undefined : (
                <span class="lines" lang="es">
                  <Outside text={errorMessage} />
                </span>
              )
            ],
            [say({ en: "Key of the upload", es: "Clave del envío (ZipKey)" }), text(zipkey)]
          ]}
        />
      )}
    </section>
  )
}
