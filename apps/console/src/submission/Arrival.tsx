import { useState } from "preact/hooks"
import { takeOutcome } from "../issue/afterwards.ts"
import { useSay } from "../language/LanguageContext.ts"
import { Dialog } from "../parts/Dialog.tsx"
import { Notice } from "../parts/Notice.tsx"
import { Outside } from "../parts/Outside.tsx"
import { Pdf } from "../parts/Pdf.tsx"

/** The outcome of the actions after a filing: a mail that was refused, and the PDF to print. It is shown once. */
export const Arrival = ({ id }: { readonly id: string }) => {
  const say = useSay()
  const [outcome] = useState(() => takeOutcome(id))
  const [isPrinting, setIsPrinting] = useState(outcome?.isPrinted === true)
  return (
    <>
      {outcome?.warning === undefined ? null : (
        <Notice tone="warning" alert>
          <p>
            <Outside text={outcome.warning} />
          </p>
        </Notice>
      )}
      {isPrinting ? (
        <Dialog title={say({ en: "Print", es: "Imprimir" })} end={() => setIsPrinting(false)} isWide>
          <Pdf id={id} isAsked get={(client, signal) => client.files.pdf({ query: { uuid: id } }, { signal })} />
          <p class="actions">
            <button type="button" onClick={() => setIsPrinting(false)}>
              {say({ en: "Close", es: "Cerrar" })}
            </button>
          </p>
        </Dialog>
      ) : null}
    </>
  )
}
