import { useSay } from "../language/LanguageContext.ts"
import { useMay, useSession } from "../session/Session.ts"

/** The first steps of a company that has filed nothing. */
export const FirstDocument = ({ company }: { readonly company: string }) => {
  const say = useSay()
  const mayWrite = useMay("documents:write")
  const { providers } = useSession().self
  const provider = providers.find((id) => id !== "*") ?? "1"
  const command = `curl -X POST "${location.origin}/v1/dian/invoices?companyId=${company}&providerId=${provider}" \\
  -H "Authorization: Bearer $TOKEN" -H "Content-Type: application/json" \\
  --data @invoice.json`
  return (
    <section class="empty" aria-labelledby="first">
      <h2 id="first">{say({ en: "File the first document", es: "Radique el primer documento" })}</h2>
      <p>
        {say({
          en: "This company has filed nothing yet. Send an invoice as JSON; it appears here at once, with the authority's answer.",
          es: "Esta compañía aún no ha radicado nada. Envíe una factura como JSON; aparece aquí de inmediato, con la respuesta de la DIAN."
        })}
      </p>
      <pre tabIndex={0}>
        <code>{command}</code>
      </pre>
      <p>
        {say({
          en: "Add dryRun=true to check a document without filing it.",
          es: "Agregue dryRun=true para revisar un documento sin radicarlo."
        })}{" "}
        <a href="/docs" target="_blank" rel="noreferrer">
          {say({ en: "Description of the API", es: "Descripción de la API" })}
        </a>
      </p>
      {mayWrite ? null : (
        <p>
          {say({
            en: "Your token may only read: filing needs the scope documents:write.",
            es: "Su token solo puede leer: radicar requiere el permiso documents:write."
          })}
        </p>
      )}
    </section>
  )
}
