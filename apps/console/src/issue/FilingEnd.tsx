import type { Localized } from "@radicar/domain/inner/rules/Language"
import type { ComponentChildren } from "preact"
import { useState } from "preact/hooks"
import { useSay } from "../language/LanguageContext.ts"
import { AddressField } from "../mail/sendDocument.tsx"
import { Dialog } from "../parts/Dialog.tsx"
import { Facts } from "../parts/Facts.tsx"
import { Notice, type Notification, Notifications } from "../parts/Notice.tsx"
import { Pdf } from "../parts/Pdf.tsx"
import { href } from "../routing/address.ts"
import { Contingency } from "./Contingency.tsx"
import { rememberChoice, rememberedChoice } from "./afterwards.ts"
import type { Filing } from "./useFiling.ts"

/** Warning that the company has no certificate for the console to file with. */
export const NoCertificate = ({ company }: { readonly company: string }) => {
  const say = useSay()
  return (
    <Notice tone="warning" alert>
      <p>
        {say({
          en: "The company has no default certificate, so the console cannot file. The document can be prepared and checked.",
          es: "La compañía no tiene certificado por defecto, así que la consola no puede radicar. El documento se puede preparar y revisar."
        })}
      </p>
      <p>
        <a href={href("/certificates", { company })}>
          {say({
            en: "Store a certificate and make it the default",
            es: "Guarde un certificado y hágalo el de por defecto"
          })}
        </a>
      </p>
    </Notice>
  )
}

/** Says that the token may not file. */
export const NoScope = () => {
  const say = useSay()
  return (
    <Notice tone="neutral">
      <p>
        {say({
          en: "Filing needs a token with the scope documents:write.",
          es: "Radicar requiere un token con el permiso documents:write."
        })}
      </p>
    </Notice>
  )
}

/** Says that the draft was filed, with the link to its document. */
const FiledAlready = ({ company, document }: { readonly company: string; readonly document: string }) => {
  const say = useSay()
  return (
    <Notice tone="warning" alert>
      <p>{say({ en: "This draft was already filed.", es: "Este borrador ya se radicó." })}</p>
      <p>
        <a href={href(`/submissions/${document}`, { company })}>
          {say({ en: "Open its document", es: "Abrir su documento" })}
        </a>
      </p>
    </Notice>
  )
}

/** Texts of a form's end. */
export interface FilingTexts {
  /** The button that opens the question. */
  readonly button: string
  readonly question: string
}

/** Says that the answer to the filing was lost, and offers to send the same document again. */
const Unanswered = ({ again }: { readonly again: () => void }) => {
  const say = useSay()
  return (
    <Notice tone="warning" alert>
      <p>
        {say({
          en: "The document was sent, but no answer arrived. Send it again as it was: if it was filed, its answer is returned and nothing is filed twice.",
          es: "El documento se envió, pero no llegó respuesta. Envíelo de nuevo tal como estaba: si se radicó, se devuelve su respuesta y nada se radica dos veces."
        })}
      </p>
      <button type="button" onClick={again}>
        {say({ en: "Send it again", es: "Enviarlo de nuevo" })}
      </button>
    </Notice>
  )
}

/** The PDF of the document as a draft. */
const Preview = ({ end, filing }: { readonly end: () => void; readonly filing: Filing }) => {
  const say = useSay()
  return (
    <Dialog title={say({ en: "Preview: not filed", es: "Vista previa: sin radicar" })} end={end} isWide>
      <Pdf id="" isAsked get={(_, signal) => filing.preview(signal)} />
      <p class="actions">
        <button type="button" onClick={end}>
          {say({ en: "Close", es: "Cerrar" })}
        </button>
      </p>
    </Dialog>
  )
}

/** The other party, to whom the document can be mailed. */
export interface Receiver {
  readonly address: string
  /** Text of the tick. */
  readonly label: string
}

/** Text of the tick that mails the document to its buyer. */
export const sendToBuyer: Localized = { en: "Send it to the buyer", es: "Enviar al adquiriente" }

/** The last question before filing: what is filed, and what is done once it is accepted. */
const Question = ({
  children,
  end,
  file,
  isInvoice,
  receiver,
  title
}: {
  readonly children: ComponentChildren
  readonly end: () => void
  readonly file: Filing["file"]
  readonly isInvoice: boolean
  readonly receiver: Receiver | undefined
  readonly title: string
}) => {
  const say = useSay()
  const [choice, setChoice] = useState(rememberedChoice)
  const [to, setTo] = useState(receiver?.address ?? "")
  const [isContingent, setIsContingent] = useState(false)
  const isMailed = choice.isMailed && receiver !== undefined
  const confirm = (): void => {
    rememberChoice(choice)
    end()
    file({ isContingent, isPrinted: choice.isPrinted, ...(isMailed ? { mailTo: to } : {}) })
  }
  return (
    <Dialog title={title} end={end}>
      {children}
      <Contingency change={setIsContingent} isChosen={isContingent} isInvoice={isInvoice} />
      <p>
        {say({
          en: "It is signed with the company's default certificate and sent to the authority. A filed document cannot be withdrawn.",
          es: "Se firma con el certificado por defecto de la compañía y se envía a la DIAN. Un documento radicado no se puede retirar."
        })}
      </p>
      <fieldset>
        <legend>{say({ en: "Once it is accepted", es: "Cuando se acepte" })}</legend>
        {receiver === undefined ? null : (
          <label class="check">
            <input
              type="checkbox"
              checked={choice.isMailed}
              onChange={(event) => setChoice({ ...choice, isMailed: event.currentTarget.checked })}
            />
            {receiver.label}
          </label>
        )}
        {isMailed ? <AddressField change={setTo} value={to} /> : null}
        <label class="check">
          <input
            type="checkbox"
            checked={choice.isPrinted}
            onChange={(event) => setChoice({ ...choice, isPrinted: event.currentTarget.checked })}
          />
          {say({ en: "Open it to print", es: "Abrirlo para imprimir" })}
        </label>
      </fieldset>
      <p class="actions">
        <button type="button" class="primary" onClick={confirm}>
          {say({ en: "File", es: "Radicar" })}
        </button>
        <button type="button" onClick={end}>
          {say({ en: "Cancel", es: "Cancelar" })}
        </button>
      </p>
    </Dialog>
  )
}

/** The end of a form: confirmation, failure, the button, and the last question before filing. */
export const FilingEnd = ({
  cancel,
  company,
  confirmation,
  considered,
  facts,
  filing,
  isInvoice = false,
  isReady,
  receiver,
  texts,
  tried
}: {
  /** Link that leaves the form. */
  readonly cancel: string
  readonly company: string
  /** Confirmation that the filing needs. */
  readonly confirmation?: ComponentChildren
  readonly considered: ReadonlyArray<Notification>
  /** Facts for the question: total, customer, number. */
  readonly facts: ReadonlyArray<readonly [name: string, value: ComponentChildren]>
  readonly filing: Filing
  /** Whether the document is a sales invoice (01). */
  readonly isInvoice?: boolean
  readonly isReady: boolean
  /** Absent for documents that nobody is mailed. */
  readonly receiver?: Receiver | undefined
  readonly texts: FilingTexts
  /** Called when the user wants to file a document that cannot be filed yet. */
  readonly tried?: () => void
}) => {
  const say = useSay()
  const [shown, setShown] = useState<"question" | "preview">()
  const { failure, file, filedDocument, isBusy, isSent, validation } = filing
  const end = (): void => setShown(undefined)
  const isPrintable = validation?.valid === true && !isBusy
  const isOpen = isReady && !isBusy && !isSent && filedDocument === undefined
  return (
    <>
      {confirmation}
      {failure === undefined ? null : (
        <Notice tone="danger" alert>
          <p>{failure}</p>
        </Notice>
      )}
      {isSent ? <Unanswered again={() => file({ isPrinted: false })} /> : null}
      {filedDocument === undefined ? null : <FiledAlready company={company} document={filedDocument} />}
      <p class="actions">
        <button
          type="button"
          class="primary"
          aria-disabled={!isOpen}
          onClick={() => {
            if (isOpen) setShown("question")
            else tried?.()
          }}
        >
          {isBusy ? say({ en: "Filing…", es: "Radicando…" }) : texts.button}
        </button>
        <button
          type="button"
          aria-disabled={!isPrintable}
          onClick={() => {
            if (isPrintable) setShown("preview")
          }}
        >
          {say({ en: "Preview", es: "Vista previa" })}
        </button>
        <a class="button" href={cancel}>
          {say({ en: "Cancel", es: "Cancelar" })}
        </a>
      </p>
      {shown === "preview" ? <Preview end={end} filing={filing} /> : null}
      {shown === "question" ? (
        <Question end={end} file={file} isInvoice={isInvoice} receiver={receiver} title={texts.question}>
          <Facts items={facts} />
          <Notifications items={considered} />
        </Question>
      ) : null}
    </>
  )
}
