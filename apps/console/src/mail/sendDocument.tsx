import type { RefObject } from "preact"
import type { Localized } from "@radicar/domain/inner/rules/Language"
import { useSay } from "../language/LanguageContext.ts"
import type { Client } from "@radicar/http-client/inner/plain"

/** A document to mail, and to whom. */
interface DocumentMail {
  readonly company: string
  readonly provider: string
  readonly isTest: boolean
  /** Key of the document. */
  readonly uuid: string
  /** Addresses as typed; if empty, the document goes to the one that its receiver registered with the authority. */
  readonly to: string
  /** Key under which the mail is queued once. */
  readonly idempotencyKey: string
}

/** News that a mail is queued. */
export const mailQueued: Localized = { en: "The mail is queued", es: "El correo está en cola" }

/** Queues the mail of a document. */
export const sendDocument = async (
  client: Client,
  { company, idempotencyKey, isTest, provider, to, uuid }: DocumentMail
): Promise<void> => {
  const addresses = to.split(/[\s,;]+/u).filter((each) => each !== "")
  await client.mails.sendMailCreate({
    query: { companyId: company, providerId: provider, ...(isTest ? { isTest: "true" as const } : {}) },
    headers: { "idempotency-key": idempotencyKey },
    payload: { Uuid: uuid, ...(addresses.length === 0 ? {} : { To: addresses }) }
  })
}

/** The field for the addresses to which a document is mailed. */
export const AddressField = ({
  change,
  field = null,
  isWrong = false,
  value
}: {
  readonly change: (typed: string) => void
  readonly field?: RefObject<HTMLInputElement | null> | null
  readonly isWrong?: boolean
  readonly value: string
}) => {
  const say = useSay()
  return (
    <>
      <label>
        {say({ en: "To", es: "Para" })}
        <input
          ref={field}
          value={value}
          autocomplete="off"
          inputMode="email"
          aria-invalid={isWrong}
          aria-describedby="address-help"
          onInput={(event) => change(event.currentTarget.value)}
        />
      </label>
      <p id="address-help" class="quiet">
        {say({
          en: "Addresses separated by commas; the one of the document stands here. Empty: the address that the receiver registered with the authority.",
          es: "Direcciones separadas por comas; está la del documento. Vacío: la dirección que el receptor registró en la DIAN."
        })}
      </p>
    </>
  )
}
