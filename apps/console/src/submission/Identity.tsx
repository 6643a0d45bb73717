import type { SubmissionDetail } from "@radicar/contract/inner/SubmissionsGroup"
import { useState } from "preact/hooks"
import { useLanguage, useSay } from "../language/LanguageContext.ts"
import { announce } from "../parts/announce.ts"
import { environmentText } from "../parts/environmentText.ts"
import { Facts } from "../parts/Facts.tsx"
import { Moment } from "../parts/Moment.tsx"
import { Outside } from "../parts/Outside.tsx"
import { submissionType } from "../submissions/SubmissionTable.tsx"
import { typeName } from "../submissions/typeNames.ts"

/** A button that copies a text; `what` names it for screen readers. */
const CopyButton = ({ text, what }: { readonly text: string; readonly what: string }) => {
  const say = useSay()
  const [isCopied, setIsCopied] = useState(false)
  // browsers offer the clipboard only to pages over TLS or of this machine
  if (!globalThis.isSecureContext) return null
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(text)
    setIsCopied(true)
    announce(say({ en: `${what} copied`, es: `${what}: copiado` }))
  }
  return (
    <button type="button" class="small" onClick={() => void copy()} onBlur={() => setIsCopied(false)}>
      {isCopied ? say({ en: "Copied", es: "Copiado" }) : say({ en: "Copy", es: "Copiar" })}
      <span class="unseen-label"> {what}</span>
    </button>
  )
}

/** The name of a key as on documents: `CUFE-SHA384` is a CUFE. */
const keyName = (schemeName: string): string => schemeName.split("-")[0] ?? schemeName

/** Identity of a document: issuer, number, type and key. */
export const Identity = ({ detail }: { readonly detail: typeof SubmissionDetail.Type }) => {
  const say = useSay()
  const language = useLanguage()
  const { result, stated } = detail
  const type = submissionType(detail)
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
          [
            say({ en: "Issued", es: "Expedido" }),
            result ? <Moment at={result.document.date} /> : stated && <Moment at={stated.date} />
          ],
          [
            say({ en: "Recorded", es: "Registrado" }),
            result ? <Moment at={result.created} /> : stated && <Moment at={stated.created} />
          ],
          [say({ en: "Number", es: "Número" }), stated && <Outside text={stated.id} />],
          [say({ en: "Type code", es: "Código de tipo" }), type && <Outside text={type} />],
          [
            say({ en: "The number belongs to", es: "El número pertenece a" }),
            result?.response.numberHolder && <code class="key">{result.response.numberHolder}</code>
          ],
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
          [say({ en: "Document", es: "Documento" }), type && typeName(type, language)],
          [
            say({ en: "Authority's signature", es: "Firma de la DIAN" }),
            detail.proof && <Outside text={detail.proof.text} />
          ],
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
