import type { ContainerFacts } from "../files/containerFacts.ts"

/** The text of a mail whose sender states none: what it brings and how to check it, nothing else (no advertising). */
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
