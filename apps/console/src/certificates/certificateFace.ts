import type { Localized } from "@radicar/domain/rules/Language"
import type { Tone } from "../parts/Notice.tsx"

/** How a certificate stands by the whole days that are left of it; the days are those at which webhooks warn. */
export const certificateFace = (daysLeft: number): { readonly tone: Tone; readonly text: Localized } => {
  if (daysLeft < 0) return { tone: "danger", text: { en: "Expired: it signs no more", es: "Vencido: ya no firma" } }
  if (daysLeft <= 5)
    return { tone: "danger", text: { en: "Expires now: replace it today", es: "Vence ya: reemplácelo hoy" } }
  if (daysLeft <= 15)
    return { tone: "warning", text: { en: "Expires soon: replace it", es: "Vence pronto: reemplácelo" } }
  if (daysLeft <= 30) return { tone: "warning", text: { en: "Ask for the next one", es: "Solicite el siguiente" } }
  return { tone: "good", text: { en: "In force", es: "Vigente" } }
}
