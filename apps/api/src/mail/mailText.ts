import type { ContainerFacts } from "../documents/files/containDocument.ts"

/** A part of a subject, without separators of parts, lines or headers. */
const part = (text: string): string =>
  text
    .replaceAll(/[;\p{Cc}\p{Zl}\p{Zp}\s]+/gu, " ")
    .trim()
    .slice(0, 200)

/** A document to mail. */
interface Mailed {
  readonly facts: ContainerFacts
  /** Without check digit. */
  readonly issuerNit: string
  /** Type code of table 13.1.3, such as `01`; for an event, its own code. */
  readonly documentType: string
}

/**
 * The subject, which receivers parse by program (annex FE, chapter on the delivery by e-mail): NIT, name, number, type
 * code, trade name. For an event: the word `Evento`, number of its document, NIT, name, number and code.
 */
export const mailSubject = ({ documentType, facts, issuerNit }: Mailed): string => {
  const { event, number, sender, tradeName } = facts
  const parts =
    event === undefined
      ? [issuerNit, sender.name, number, documentType, tradeName]
      : ["Evento", event.reference, issuerNit, sender.name, number, event.code]
  return parts.map(part).join(";")
}

/** The default text of a mail: its contents and how to check them, without advertising. */
export const mailText = (
  { event, number, sender }: ContainerFacts,
  key: { readonly scheme: string; readonly value: string }
): string =>
  [
    event === undefined
      ? `${sender.name} le envía el documento electrónico ${number}, validado por la DIAN.`
      : `${sender.name} le envía el evento ${number} sobre el documento ${event.reference}, validado por la DIAN.`,
    "",
    "El archivo adjunto contiene el documento con la respuesta de la DIAN (AttachedDocument) y su representación gráfica en PDF.",
    "",
    `${key.scheme.replace(/-.*$/u, "")}: ${key.value}`
  ].join("\n")
