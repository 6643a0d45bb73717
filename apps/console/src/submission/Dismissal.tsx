import type { SubmissionDetail, SubmissionItem } from "@radicar/contract/inner/SubmissionsGroup"
import { useRef, useState } from "preact/hooks"
import { useSay } from "../language/LanguageContext.ts"
import { failureText } from "../live/failureText.ts"
import { announce } from "../parts/announce.ts"
import { Dialog } from "../parts/Dialog.tsx"
import { Moment } from "../parts/Moment.tsx"
import { Notice } from "../parts/Notice.tsx"
import { Outside } from "../parts/Outside.tsx"
import { useClient, useMay } from "../session/Session.ts"
import { submissionName } from "../submissions/SubmissionTable.tsx"

/** Takes a rejected document off the list of those to correct, with a reason. */
export const DismissButton = ({ done, item }: { readonly done: () => void; readonly item: SubmissionItem }) => {
  const say = useSay()
  const client = useClient()
  const mayWrite = useMay("documents:write")
  const field = useRef<HTMLTextAreaElement>(null)
  const [isAsking, setIsAsking] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  if (!mayWrite) return null
  const dismiss = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault()
    const reason = field.current?.value.trim() ?? ""
    if (reason === "") {
      setFailure(say({ en: "State a reason.", es: "Indique un motivo." }))
      field.current?.focus()
      return
    }
    setIsBusy(true)
    setFailure(undefined)
    try {
      await client.submissions.dismiss({ params: { id: item.submissionId }, payload: { Reason: reason } })
      setIsAsking(false)
      announce(say({ en: "Dismissed", es: "Descartado" }))
      done()
    } catch (error) {
      setFailure(failureText(error, say))
    } finally {
      setIsBusy(false)
    }
  }
  return (
    <>
      <button type="button" class="small" onClick={() => setIsAsking(true)}>
        {say({ en: "Dismiss", es: "Descartar" })}
        <span class="unseen-label"> {submissionName(item)}</span>
      </button>
      {isAsking ? (
        <Dialog
          title={say({
            en: `Dismiss ${submissionName(item)}?`,
            es: `¿Descartar ${submissionName(item)}?`
          })}
          end={() => setIsAsking(false)}
        >
          <form onSubmit={(event) => void dismiss(event)}>
            <p>
              {say({
                en: "It leaves the list of documents to correct. Nothing is sent to the authority. Reason and person stay on record.",
                es: "Sale de la lista de documentos por corregir. No se envía nada a la DIAN. Quedan registrados el motivo y la persona."
              })}
            </p>
            <label>
              {say({ en: "Reason", es: "Motivo" })}
              <textarea
                ref={field}
                maxLength={500}
                autoFocus
                aria-invalid={failure !== undefined}
                aria-describedby={failure === undefined ? undefined : "dismiss-failure"}
              />
            </label>
            {failure === undefined ? null : (
              <p id="dismiss-failure" class="error" role="alert">
                {failure}
              </p>
            )}
            <p class="actions">
              <button type="submit" class="primary" aria-disabled={isBusy}>
                {say({ en: "Dismiss", es: "Descartar" })}
              </button>
              <button type="button" onClick={() => setIsAsking(false)}>
                {say({ en: "Cancel", es: "Cancelar" })}
              </button>
            </p>
          </form>
        </Dialog>
      ) : null}
    </>
  )
}

/** The decision not to correct a document, with a way back. */
export const Dismissal = ({
  detail,
  done
}: {
  readonly detail: typeof SubmissionDetail.Type
  readonly done: () => void
}) => {
  const say = useSay()
  const client = useClient()
  const mayWrite = useMay("documents:write")
  const [failure, setFailure] = useState<string>()
  const { dismissal } = detail
  if (dismissal === undefined) return null
  const restore = async (): Promise<void> => {
    try {
      await client.submissions.restore({ params: { id: detail.submissionId } })
      announce(say({ en: "To be corrected again", es: "De nuevo por corregir" }))
      done()
    } catch (error) {
      setFailure(failureText(error, say))
    }
  }
  return (
    <Notice tone="neutral">
      <p>
        <strong>{say({ en: "Dismissed", es: "Descartado" })}</strong> · <Moment at={dismissal.at} /> ·{" "}
        <Outside text={dismissal.callerName ?? dismissal.tokenId} />
      </p>
      <p>
        <Outside text={dismissal.reason} />
      </p>
      {mayWrite ? (
        <button type="button" class="small" onClick={() => void restore()}>
          {say({ en: "Take back", es: "Deshacer" })}
        </button>
      ) : null}
      {failure === undefined ? null : (
        <p class="error" role="alert">
          {failure}
        </p>
      )}
    </Notice>
  )
}
