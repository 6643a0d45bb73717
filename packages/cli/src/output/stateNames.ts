import type { Localized } from "@radicar/domain/inner/rules/Language"

/** Display names of the states of mails, webhooks and deliveries, by the English word in answers. */
const names: Readonly<Record<string, Localized>> = {
  queued: { en: "queued", es: "en cola" },
  sent: { en: "sent", es: "enviado" },
  partial: { en: "partly sent", es: "enviado en parte" },
  ready: { en: "to be sent", es: "por enviar" },
  noConsent: { en: "without consent", es: "sin consentimiento" },
  failed: { en: "failed", es: "fallido" },
  bounced: { en: "bounced", es: "devuelto" },
  delayed: { en: "delayed", es: "demorado" },
  enabled: { en: "enabled", es: "activo" },
  disabled: { en: "disabled", es: "inactivo" },
  pending: { en: "pending", es: "pendiente" },
  delivered: { en: "delivered", es: "entregado" },
  asked: { en: "asked for", es: "solicitado" },
  gone: { en: "it answered 410", es: "respondió 410" },
  failing: { en: "nothing taken for days", es: "días sin recibir" }
}

/** Name of a state; an unknown state is shown unchanged. */
export const stateName = (state: string): Localized =>
  Object.hasOwn(names, state) ? (names[state] ?? { en: state, es: state }) : { en: state, es: state }
