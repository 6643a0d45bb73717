import type { SubmissionDetail } from "@radicar/contract/SubmissionsGroup"
import { useSay } from "../language/LanguageContext.ts"
import { CopyButton } from "../parts/CopyButton.tsx"
import { Facts } from "../parts/Facts.tsx"
import { Moment } from "../parts/Moment.tsx"
import { Outside } from "../parts/Outside.tsx"
import { environmentText } from "../shell/environmentText.ts"

/** The name of a key, as it is written on documents: `CUFE-SHA384` is a CUFE. */
const keyName = (schemeName: string): string => schemeName.split("-")[0] ?? schemeName

/** Which document it is, whose, and under which key. */
export const Identity = ({ detail }: { readonly detail: typeof SubmissionDetail.Type }) => {
  const say = useSay()
  const { result } = detail
  const key = result === undefined ? "" : keyName(result.document.schemeName)
  return (
    <section aria-labelledby="identity">
      <h2 id="identity">{say({ en: "Document", es: "Documento" })}</h2>
      <Facts
        items={[
          [
            key,
            result === undefined ? undefined : (
              <>
                <code class="key">{result.document.uuid}</code> <CopyButton text={result.document.uuid} what={key} />
              </>
            )
          ],
          [say({ en: "Issued", es: "Expedido" }), result && <Moment at={result.document.date} />],
          [say({ en: "Recorded", es: "Registrado" }), result && <Moment at={result.created} />],
          [say({ en: "Type code", es: "Código de tipo" }), result && <Outside text={result.document.type} />],
          [
            say({ en: "Refers to", es: "Se refiere a" }),
            result?.document.reference && <Outside text={result.document.reference} />
          ],
          [
            say({ en: "In contingency since", es: "En contingencia desde" }),
            result?.contingency && <Moment at={result.contingency.since} />
          ],
          [say({ en: "Issuer's NIT", es: "NIT del emisor" }), <Outside key="nit" text={detail.issuerNit} />],
          [say({ en: "Company, provider", es: "Compañía, proveedor" }), `${detail.companyId}, ${detail.providerId}`],
          [say({ en: "Environment", es: "Ambiente" }), say(environmentText[detail.environment])],
          [say({ en: "Operation", es: "Operación" }), detail.operation],
          [say({ en: "Attempts to send", es: "Intentos de envío" }), String(detail.attempts)],
          [
            say({ en: "Id of the submission", es: "Identificador del envío" }),
            <>
              <code class="key">{detail.submissionId}</code>{" "}
              <CopyButton text={detail.submissionId} what={say({ en: "id", es: "identificador" })} />
            </>
          ]
        ]}
      />
    </section>
  )
}
