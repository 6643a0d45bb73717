import type { SubmissionItem } from "@radicar/contract/SubmissionsGroup"
import type { Localized } from "@radicar/domain/rules/Language"
import type { Tone } from "../parts/Notice.tsx"

/** What a state is called, and how urgent it is. */
export interface StateFace {
  readonly name: Localized
  /** What it means for the person who has to act on it. */
  readonly meaning: Localized
  readonly tone: Tone
}

const face = (tone: Tone, name: Localized, meaning: Localized): StateFace => ({ tone, name, meaning })

/** Where a submission can stand, in words. */
export const stateFaces: Readonly<Record<SubmissionItem["state"], StateFace>> = {
  signed: face(
    "warning",
    { en: "Pending: recorded", es: "Pendiente: registrado" },
    {
      en: "Signed and recorded; nothing has left yet. The service files it by itself.",
      es: "Firmado y registrado; nada ha salido todavía. El servicio lo radica por sí mismo."
    }
  ),
  contingency: face(
    "warning",
    { en: "Pending: contingency", es: "Pendiente: contingencia" },
    {
      en: "Issued in contingency (04) because the authority was down. The service transmits it when it is back.",
      es: "Expedido en contingencia (04) porque la DIAN no respondía. El servicio lo transmite cuando vuelva."
    }
  ),
  filing: face(
    "warning",
    { en: "Pending: being filed", es: "Pendiente: radicando" },
    { en: "It is being filed right now.", es: "Se está radicando en este momento." }
  ),
  unknown: face(
    "warning",
    { en: "Pending: outcome unknown", es: "Pendiente: sin respuesta" },
    {
      en: "The authority's answer was lost. The service queries the outcome before it sends anything again.",
      es: "Se perdió la respuesta de la DIAN. El servicio pregunta qué pasó antes de volver a enviar."
    }
  ),
  processing: face(
    "warning",
    { en: "Processing", es: "En proceso" },
    {
      en: "The authority has it and will answer later; the service asks by itself.",
      es: "La DIAN lo tiene y responderá después; el servicio pregunta por sí mismo."
    }
  ),
  accepted: face(
    "good",
    { en: "Accepted", es: "Aceptado" },
    {
      en: "The authority accepted it; its signed proof was verified.",
      es: "La DIAN lo aceptó; su respuesta firmada fue verificada."
    }
  ),
  rejected: face(
    "danger",
    { en: "Rejected", es: "Rechazado" },
    {
      en: "The authority's rules refused it. Correct what is listed and file it again; the number is free.",
      es: "Las reglas de la DIAN lo rechazaron. Corrija lo que se lista y radíquelo de nuevo; el número queda libre."
    }
  ),
  refused: face(
    "danger",
    { en: "Refused unread", es: "No recibido" },
    {
      en: "The authority did not process it, so nothing was filed. The number is free.",
      es: "La DIAN no lo miró, así que no se radicó nada. El número queda libre."
    }
  )
}

/** What the list can be narrowed down to. */
export const statusNames: Readonly<Record<"pending" | "processing" | "submitted" | "rejected", Localized>> = {
  pending: { en: "Pending", es: "Pendientes" },
  processing: { en: "Processing", es: "En proceso" },
  submitted: { en: "Accepted", es: "Aceptados" },
  rejected: { en: "Rejected", es: "Rechazados" }
}

const open = new Set<string>(["signed", "contingency", "filing", "unknown", "processing"])

/** Whether the outcome of a submission is still to come. */
export const isOpen = ({ state }: Pick<SubmissionItem, "state">): boolean => open.has(state)
