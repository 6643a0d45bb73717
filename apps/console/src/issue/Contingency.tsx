import { useAuthority } from "../authority/authorityFace.ts"
import { useSay } from "../language/LanguageContext.ts"
import { Notice } from "../parts/Notice.tsx"
import { useSession } from "../session/Session.ts"

/**
 * The consequences of an outage of the authority for the document, and of an invoice the offer to issue it in
 * contingency. Nothing while the authority answers.
 */
export const Contingency = ({
  change,
  isChosen,
  isInvoice
}: {
  readonly change: (isChosen: boolean) => void
  readonly isChosen: boolean
  /** Whether the document is a sales invoice (01): no other is issued in contingency. */
  readonly isInvoice: boolean
}) => {
  const say = useSay()
  const { environment } = useSession().self
  const status = useAuthority().data?.items.find((each) => each.environment === environment)
  if (status === undefined || status.state === "closed") return null
  return (
    <Notice tone="warning" alert>
      <p>
        {say({
          en: "DIAN does not answer now. The document is signed and recorded at once, and the service files it when DIAN is back.",
          es: "La DIAN no responde ahora. El documento se firma y se registra de una vez, y el servicio lo radica cuando la DIAN vuelva."
        })}
      </p>
      {isInvoice ? (
        <>
          <label class="check">
            <input type="checkbox" checked={isChosen} onChange={(event) => change(event.currentTarget.checked)} />
            {say({ en: "Issue it in contingency of DIAN", es: "Expedirla en contingencia de la DIAN" })}
          </label>
          <p class="quiet">
            {say({
              en: "If the outage is proven, it becomes a contingency invoice (04): you can give it to the buyer now, and the service transmits it within 48 hours after DIAN is back. Otherwise it stays an invoice (01) and waits.",
              es: "Si la falla está probada, pasa a ser factura de contingencia (04): se puede entregar ya al adquiriente, y el servicio la transmite dentro de las 48 horas después de que la DIAN vuelva. Si no, sigue siendo factura (01) y espera."
            })}
          </p>
        </>
      ) : null}
    </Notice>
  )
}
