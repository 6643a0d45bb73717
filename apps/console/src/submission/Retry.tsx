import type { SubmissionDetail } from "@radicar/contract/inner/SubmissionsGroup"
import { useRef, useState } from "preact/hooks"
import { useSay } from "../language/LanguageContext.ts"
import { failureText } from "../live/failureText.ts"
import { announce } from "../parts/announce.ts"
import { Dialog } from "../parts/Dialog.tsx"
import { Notice } from "../parts/Notice.tsx"
import { useClient, useMay } from "../session/Session.ts"
import { faceOfItem, isOpen } from "../submissions/statusText.ts"
import { submissionName } from "../submissions/SubmissionTable.tsx"

type Detail = typeof SubmissionDetail.Type

/** Makes the service retry an open submission now, after asking for confirmation. */
export const Retry = ({ detail, done }: { readonly detail: Detail; readonly done: () => void }) => {
  const say = useSay()
  const client = useClient()
  const mayWrite = useMay("documents:write")
  const button = useRef<HTMLButtonElement>(null)
  const [isAsking, setIsAsking] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const [outcome, setOutcome] = useState<{ readonly isFailure: boolean; readonly text: string }>()

  const retry = async (): Promise<void> => {
    setIsAsking(false)
    setIsBusy(true)
    setOutcome(undefined)
    try {
      const after = await client.submissions.retry({ params: { id: detail.submissionId } })
      const state = say(faceOfItem(after).name)
      if (isOpen(after))
        setOutcome({
          isFailure: false,
          text: say({
            en: `Retrying: ${state}. If this persists without a reason below, the certificate may not be stored: its caller must post the document again.`,
            es: `Atendido: ${state}. Si sigue así sin un motivo abajo, puede que no se conserve el certificado: quien lo envió debe enviarlo de nuevo.`
          })
        })
      else announce(state)
    } catch (failure) {
      setOutcome({ isFailure: true, text: failureText(failure, say) })
    } finally {
      setIsBusy(false)
      done()
    }
  }

  if (!mayWrite) {
    return (
      <p class="quiet">
        {say({
          en: "Retrying needs a token with the scope documents:write.",
          es: "Reintentar requiere un token con el permiso documents:write."
        })}
      </p>
    )
  }
  return (
    <div class="retry">
      {/* not disabled while busy: what has the focus would lose it */}
      <button
        ref={button}
        type="button"
        class="primary"
        aria-disabled={isBusy}
        onClick={() => {
          if (!isBusy) setIsAsking(true)
        }}
      >
        {isBusy ? say({ en: "Retrying…", es: "Reintentando…" }) : say({ en: "Retry now", es: "Reintentar ahora" })}
      </button>
      {outcome === undefined ? null : (
        <Notice tone={outcome.isFailure ? "danger" : "neutral"} alert>
          <p>{outcome.text}</p>
        </Notice>
      )}
      {isAsking ? (
        <Dialog title={say({ en: "Retry now?", es: "¿Reintentar ahora?" })} end={() => setIsAsking(false)}>
          <p>
            {say({
              en: `The service retries ${submissionName(detail)} now instead of later. It queries the authority first and never files a document twice.`,
              es: `El servicio atiende ${submissionName(detail)} ahora y no después. Primero le pregunta a la DIAN y nunca radica un documento dos veces.`
            })}
          </p>
          <p class="actions">
            <button type="button" class="primary" onClick={() => void retry()}>
              {say({ en: "Retry", es: "Reintentar" })}
            </button>
            <button type="button" onClick={() => setIsAsking(false)}>
              {say({ en: "Cancel", es: "Cancelar" })}
            </button>
          </p>
        </Dialog>
      ) : null}
    </div>
  )
}
