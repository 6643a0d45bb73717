import { useState } from "preact/hooks"
import { useSay } from "../language/LanguageContext.ts"
import { href } from "../routing/address.ts"
import { storedDraft, storeDraft } from "./draftStore.ts"
import { FilingEnd } from "./FilingEnd.tsx"
import type { Beginning } from "./openBody.ts"
import { currencyOf, payableOf } from "./totals.ts"
import { colombianNow, type Send, useFiling } from "./useFiling.ts"
import { Verdict } from "./Verdict.tsx"

/** The act that files a document by the name of its operation: `PayrollCreate`. */
const sendBy =
  (operation: string): Send =>
  (client, request, options) => {
    const name = `${operation.slice(0, 1).toLowerCase()}${operation.slice(1)}`
    const send = Object.entries(client.documents).find(([each]) => each === name)?.[1]
    if (send === undefined) throw new Error(`no operation ${operation}`)
    return send(request, options)
  }

/** The form of a document whose fields the console does not know: its JSON, with the same dry run. */
export const JsonForm = ({
  beginning,
  company,
  draft,
  hasCertificate,
  provider
}: {
  readonly beginning: Beginning
  readonly company: string
  readonly draft: string
  readonly hasCertificate: boolean
  readonly provider: string
}) => {
  const say = useSay()
  const [json, setJson] = useState(() => {
    const stored = storedDraft(draft)?.body["json"]
    return typeof stored === "string"
      ? stored
      : JSON.stringify({ ...beginning.body, Date: colombianNow() }, undefined, 2)
  })
  const operation = beginning.operation ?? "InvoiceCreate"
  const filing = useFiling(json, {
    company,
    draft,
    isTest: beginning.isTest,
    operation,
    provider,
    send: sendBy(operation)
  })
  const { judgement, validation } = filing
  const judgedBody = judgement._tag === "judged" ? judgement.validation.body : undefined
  const change = (next: string): void => {
    setJson(next)
    storeDraft(draft, { body: { json: next } })
  }
  return (
    <form class="form" onSubmit={(event) => event.preventDefault()}>
      <p>
        {say({
          en: "The console has no form for this kind of document. Correct its JSON; the service judges it as you type.",
          es: "La consola no tiene formulario para esta clase de documento. Corrija su JSON; el servicio lo revisa mientras escribe."
        })}
      </p>
      <label>
        {say({ en: "Body of the document (JSON)", es: "Cuerpo del documento (JSON)" })}
        <textarea
          class="json"
          spellcheck={false}
          rows={24}
          value={json}
          disabled={filing.isSent || filing.isBusy || filing.filedDocument !== undefined}
          onInput={(event) => change(event.currentTarget.value)}
        />
      </label>
      <div aria-live="polite" class="panel">
        <Verdict
          isOfJson
          currency={currencyOf(judgedBody)}
          isCurrent={validation !== undefined}
          judgement={judgement}
          payable={payableOf(judgedBody)}
        />
      </div>
      <FilingEnd
        cancel={href("/submissions", { company })}
        company={company}
        considered={validation?.notifications ?? []}
        facts={[
          [say({ en: "Operation", es: "Operación" }), beginning.operation],
          [say({ en: "Number", es: "Número" }), validation?.number]
        ]}
        filing={filing}
        isReady={hasCertificate && validation?.valid === true}
        texts={{
          button: say({ en: "File…", es: "Radicar…" }),
          question: say({ en: "File this document?", es: "¿Radicar este documento?" })
        }}
      />
    </form>
  )
}
