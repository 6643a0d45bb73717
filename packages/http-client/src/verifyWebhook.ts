import type { Language, Localized } from "@radicar/domain/inner/rules/Language"
import type { WebhookEventType } from "./plain/generated/wireTypes.ts"

/** An event that the service posted. `docs/guides/webhooks.md` lists what `data` has for each type. */
export interface WebhookEvent {
  /** Name of the event. A service that is newer than this package may send others too. */
  readonly type: WebhookEventType
  /** Time of the event, the same for each delivery: ISO 8601, UTC. */
  readonly timestamp: string
  readonly data: Readonly<Record<string, unknown>>
}

/** A request to a webhook's address, as it came. */
export interface WebhookRequest {
  /** Body before anything parses it. */
  readonly body: string | Uint8Array
  /** Headers of `fetch`, or those of `node:http`, whose names may have capitals. */
  readonly headers: Pick<Headers, "get"> | Readonly<Record<string, string | ReadonlyArray<string> | undefined>>
  /** Secret that the creation or rotation of the webhook answered: `whsec_…`. */
  readonly secret: string
  /** Language of the error; English when absent. */
  readonly language?: Language
}

/** The part of a request that a {@link WebhookRefused} is about. */
export type WebhookFault = "body" | "headers" | "secret" | "timestamp" | "signature"

/** Error for a request that is not proven to be an event of the service. The message names the likely mistake. */
export class WebhookRefused extends Error {
  override readonly name = "WebhookRefused"
  readonly fault: WebhookFault

  constructor(fault: WebhookFault, message: string) {
    super(message)
    this.fault = fault
  }
}

/** Longest time between signing and verifying, in seconds: that of the libraries of Standard Webhooks. */
const tolerance = 300

const base64 = "(?:[A-Za-z0-9+/]{4})+(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?"
const secretForm = new RegExp(`^whsec_(${base64})$`, "u")
const signatureForm = new RegExp(`^v1,(${base64})$`, "u")

/** Decodes what follows the prefix of a form; `undefined` if the text has another form. */
const bytesOf = (text: string, form: RegExp): Uint8Array<ArrayBuffer> | undefined => {
  const [, encoded] = form.exec(text) ?? []
  return encoded === undefined ? undefined : Uint8Array.from(atob(encoded), (byte) => byte.codePointAt(0) ?? 0)
}

type Refuse = (fault: WebhookFault, text: Localized) => WebhookRefused

const headerOf = (headers: WebhookRequest["headers"], name: string, refuse: Refuse): string => {
  const value =
    typeof headers.get === "function"
      ? headers.get(name)
      : Object.entries(headers).find(([key]) => key.toLowerCase() === name)?.[1]
  if (typeof value === "string") return value
  throw refuse("headers", {
    en: `The header ${name} is missing: the request is no event, or a proxy dropped the header.`,
    es: `Falta el encabezado ${name}: la solicitud no es un evento, o un proxy quitó el encabezado.`
  })
}

const keyOf = (secret: string, refuse: Refuse): Promise<CryptoKey> => {
  if (/\s/u.test(secret)) {
    throw refuse("secret", {
      en: "The secret has white space in it, often the line end of a file: remove it.",
      es: "El secreto tiene espacios, a menudo el fin de línea de un archivo: quítelos."
    })
  }
  const bytes = bytesOf(secret, secretForm)
  if (bytes === undefined) {
    throw refuse("secret", {
      en: "This is no secret of a webhook: it is whsec_ with base64, as the creation of the webhook answered it.",
      es: "Este no es el secreto de un webhook: es whsec_ con base64, como lo respondió la creación del webhook."
    })
  }
  return crypto.subtle.importKey("raw", bytes, { name: "HMAC", hash: "SHA-256" }, false, ["verify"])
}

const requireRecent = (timestamp: string, refuse: Refuse): void => {
  const now = Math.floor(Date.now() / 1000)
  if (Math.abs(now - Number(timestamp)) <= tolerance) return
  throw refuse("timestamp", {
    en: `webhook-timestamp (${timestamp}) is more than ${tolerance} s from this machine's clock (${now}): the event is an old one sent again, or the clock is wrong.`,
    es: `webhook-timestamp (${timestamp}) dista más de ${tolerance} s del reloj de esta máquina (${now}): el evento es uno viejo enviado de nuevo, o el reloj está mal.`
  })
}

/**
 * Verifies an event that the service posted to a webhook, by Standard Webhooks 1.0, and returns it. Where a rotation
 * has added a second signature, either secret verifies it.
 *
 * @throws {WebhookRefused} if the request is not proven to be an event: take nothing from it
 */
export const verifyWebhook = async ({
  body,
  headers,
  language = "en",
  secret
}: WebhookRequest): Promise<WebhookEvent> => {
  const refuse: Refuse = (fault, text) => new WebhookRefused(fault, text[language])
  if (typeof body !== "string" && !(body instanceof Uint8Array)) {
    throw refuse("body", {
      en: "The body was parsed before: pass its text or its bytes as they came (request.text(), express.raw).",
      es: "El cuerpo ya se interpretó: pase su texto o sus bytes como llegaron (request.text(), express.raw)."
    })
  }
  const [id = "", timestamp = "", signatures = ""] = ["webhook-id", "webhook-timestamp", "webhook-signature"].map(
    (name) => headerOf(headers, name, refuse)
  )
  const key = await keyOf(secret, refuse)
  requireRecent(timestamp, refuse)
  const text = typeof body === "string" ? body : new TextDecoder().decode(body)
  const signed = new TextEncoder().encode(`${id}.${timestamp}.${text}`)
  for (const each of signatures.split(" ")) {
    const signature = bytesOf(each, signatureForm)
    if (signature !== undefined && (await crypto.subtle.verify("HMAC", key, signature, signed))) return JSON.parse(text)
  }
  throw refuse("signature", {
    en: "No signature is of this secret and this body: the secret is another webhook's or was replaced, or the body was parsed and written again.",
    es: "Ninguna firma es de este secreto y este cuerpo: el secreto es de otro webhook o se reemplazó, o el cuerpo se interpretó y se escribió de nuevo."
  })
}
