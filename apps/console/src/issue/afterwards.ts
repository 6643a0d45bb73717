import type { Say } from "../language/LanguageContext.ts"
import { failureText, isLasting } from "../live/failureText.ts"
import { mailQueued, sendDocument } from "../mail/sendDocument.tsx"
import { announce } from "../parts/announce.ts"
import type { Client } from "@radicar/http-client/inner/plain"

/** Choices in the question before filing: contingency, and actions to take once the document is accepted. */
export interface Afterwards {
  /** Whether an invoice may be issued in contingency while the authority is down. */
  readonly isContingent?: boolean
  /** Addresses to mail it to, as typed; empty: the registered one of its receiver. Absent: it is not mailed. */
  readonly mailTo?: string
  readonly isPrinted: boolean
}

/** Outcome of what was to be done after a filing, for the document's page. */
interface Outcome {
  /** Reason for not mailing it. */
  readonly warning?: string
  readonly isPrinted: boolean
}

const outcomes = new Map<string, Outcome>()

/** The outcome for a document by its key, the first time that its page asks. */
export const takeOutcome = (document: string): Outcome | undefined => {
  const outcome = outcomes.get(document)
  outcomes.delete(document)
  return outcome
}

/** A document that was just filed. */
interface FiledDocument {
  readonly company: string
  readonly provider: string
  readonly isTest: boolean
  readonly draft: string
  readonly uuid: string
  readonly isAccepted: boolean
}

/**
 * Mails a document; returns the reason if the service refuses. Fails if it is unknown whether the mail is queued. The
 * mail has the key of its draft, so that a repetition sends nothing.
 */
const mail = async (
  client: Client,
  say: Say,
  { draft, isAccepted, ...document }: FiledDocument,
  to: string
): Promise<string | undefined> => {
  if (!isAccepted)
    return say({
      en: "The document is not accepted yet, so it was not mailed. Send it from this page once it is.",
      es: "El documento aún no está aceptado, así que no se envió por correo. Envíelo desde esta página cuando lo esté."
    })
  try {
    await sendDocument(client, { ...document, to, idempotencyKey: `mail-${draft}` })
    announce(say(mailQueued))
    return undefined
  } catch (error) {
    if (!isLasting(error)) throw error
    const reason = failureText(error, say)
    return say({
      en: `The document was filed, but not mailed. ${reason}`,
      es: `El documento se radicó, pero no se envió por correo. ${reason}`
    })
  }
}

/**
 * Takes the chosen actions for a filed document, and keeps their outcome for the document's page. Fails without an
 * answer; it can be repeated.
 */
export const finish = async (
  client: Client,
  say: Say,
  document: FiledDocument,
  { isPrinted, mailTo }: Afterwards
): Promise<void> => {
  const warning = mailTo === undefined ? undefined : await mail(client, say, document, mailTo)
  outcomes.set(document.uuid, {
    isPrinted: isPrinted && document.isAccepted,
    ...(warning === undefined ? {} : { warning })
  })
}

const choiceKey = "radicar.console.afterwards"

/** Ticks of the question before filing. */
export interface Choice {
  readonly isMailed: boolean
  readonly isPrinted: boolean
}

/** The ticks of the last filing in this browser. */
export const rememberedChoice = (): Choice => {
  const [isMailed = false, isPrinted = false]: ReadonlyArray<boolean> = JSON.parse(
    localStorage.getItem(choiceKey) ?? "[]"
  )
  return { isMailed, isPrinted }
}

/** Remembers the ticks in this browser. */
export const rememberChoice = ({ isMailed, isPrinted }: Choice): void =>
  localStorage.setItem(choiceKey, JSON.stringify([isMailed, isPrinted]))
