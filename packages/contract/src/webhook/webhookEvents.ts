import type { Localized } from "@radicar/domain/inner/rules/Language"

/** The events that the service reports, by name; the first part of a name is the event's family. */
export const webhookEvents = {
  "document.accepted": { en: "The authority accepted a document.", es: "La DIAN aceptó un documento." },
  "document.rejected": {
    en: "The authority's rules rejected a document; `rules` has their codes. The number may be filed again, except where `numberHolder` names another document that has it.",
    es: "Las reglas de la DIAN rechazaron un documento; `rules` tiene sus códigos. El número se puede radicar de nuevo, salvo que `numberHolder` nombre otro documento que ya lo tiene."
  },
  "document.pending": {
    en: "A document is signed and recorded, and the authority's verdict is still to come. Once for a document.",
    es: "Un documento está firmado y registrado, y falta el veredicto de la DIAN. Una vez por documento."
  },
  "document.unknown": {
    en: "The answer to a document was lost or proves nothing; the service asks the authority by itself. Once for a document.",
    es: "La respuesta a un documento se perdió o no prueba nada; el servicio consulta a la DIAN por sí mismo. Una vez por documento."
  },
  "document.reconciled": {
    en: "A document whose outcome was open got one; it accompanies `document.accepted` or `document.rejected`.",
    es: "Un documento de resultado abierto lo obtuvo; acompaña a `document.accepted` o `document.rejected`."
  },
  "document.overdue": {
    en: "A document has had no verdict for three days: look at the authority's portal, then retry it. Once for a document.",
    es: "Un documento lleva tres días sin veredicto: consulte el portal de la DIAN y reinténtelo. Una vez por documento."
  },
  "document.contingency_overdue": {
    en: "A document that was issued in contingency 48 hours ago has not been transmitted. Once for a document.",
    es: "Un documento emitido en contingencia hace 48 horas no se ha transmitido. Una vez por documento."
  },
  "document.needs_review": {
    en: "The authority's answer to a document contradicts the record or cannot be relied on: compare the evidence with the authority's portal. Once for a document.",
    es: "La respuesta de la DIAN a un documento contradice lo registrado o no es confiable: compare la evidencia con el portal de la DIAN. Una vez por documento."
  },
  "batch.stalled": {
    en: "The authority has not processed an upload for hours, so it was never queued: upload its documents again, or query each by its key. Once for an upload.",
    es: "La DIAN no ha procesado un envío en horas, así que nunca entró en cola: envíe de nuevo sus documentos o consulte cada uno por su clave. Una vez por envío."
  },
  "queue.stalled": {
    en: "A queue of the service has stalled: its most overdue job is more than five minutes late.",
    es: "Una cola del servicio está detenida: su tarea más atrasada lleva más de cinco minutos de retraso."
  },
  "queue.recovered": {
    en: "A queue of the service that stood still has no late job any more.",
    es: "Una cola del servicio que estaba detenida ya no tiene tareas atrasadas."
  },
  "job.overdue": {
    en: "A regular job of the service has not succeeded: its next run is more than two hours late.",
    es: "Una tarea periódica del servicio no se ha completado: su próxima ejecución lleva más de dos horas de retraso."
  },
  "job.recovered": {
    en: "A regular job of the service that was overdue has succeeded.",
    es: "Una tarea periódica del servicio que estaba atrasada se completó."
  },
  "test_set.accepted": { en: "The authority accepted a test set.", es: "La DIAN aceptó un set de pruebas." },
  "test_set.failed": { en: "A test set cannot be accepted any more.", es: "Un set de pruebas ya no se puede aceptar." },
  "numbering_range.low": {
    en: "A tenth of a numbering range is left, then a twentieth, then a hundredth. Once for each.",
    es: "Queda la décima parte de un rango de numeración, luego la vigésima, luego la centésima. Una vez por cada una."
  },
  "numbering_range.expiring": {
    en: "A numbering range ends within 30, 15 or 5 days. Once for each.",
    es: "Un rango de numeración termina en 30, 15 o 5 días. Una vez por cada uno."
  },
  "certificate.expiring": {
    en: "A stored certificate expires within 30, 15 or 5 days. Once for each.",
    es: "Un certificado guardado vence en 30, 15 o 5 días. Una vez por cada uno."
  },
  "mail.sent": { en: "A mail was taken for every receiver.", es: "Un correo se recibió para todos los destinatarios." },
  "mail.partial": {
    en: "A mail was taken for some receivers and refused for others.",
    es: "Un correo se recibió para unos destinatarios y se rechazó para otros."
  },
  "mail.failed": { en: "A mail was taken for no receiver.", es: "Un correo no se recibió para ningún destinatario." },
  "mail.bounced": {
    en: "A mail that had been taken came back from a receiver; once for each.",
    es: "Un correo recibido volvió de un destinatario; una vez por cada uno."
  },
  "inbox.received": {
    en: "A supplier's document arrived for the first time. Once for a document.",
    es: "Llegó por primera vez un documento de un proveedor. Una vez por documento."
  },
  "inbox.term_ending": {
    en: "The term for acceptance or claim of a received document ends today or tomorrow, and neither is registered. Once for a document.",
    es: "El plazo para aceptar o reclamar un documento recibido termina hoy o mañana, y no hay aceptación ni reclamo. Una vez por documento."
  },
  "inbox.unreadable": {
    en: "Files arrived in the inbox that cannot be read; they are kept, and can be tried again. Once for an arrival.",
    es: "Llegaron a la bandeja archivos que no se pueden leer; se conservan y se puede reintentar. Una vez por llegada."
  },
  "authority.degraded": {
    en: "The authority does not answer: the service stops calling it for a while.",
    es: "La DIAN no responde: el servicio deja de llamarla por un rato."
  },
  "authority.recovered": { en: "The authority answers again.", es: "La DIAN responde de nuevo." },
  "webhook.disabled": {
    en: "A webhook of the company was disabled because its receiver failed for days or answered 410. Other webhooks of the company get it, once for each company of the disabled one.",
    es: "Se inhabilitó un webhook de la compañía porque su receptor falló durante días o respondió 410. Lo reciben otros webhooks de la compañía, una vez por cada compañía del inhabilitado."
  },
  "webhook.test": {
    en: "Sent because somebody asked for it; no pattern is needed.",
    es: "Se envía porque alguien lo pidió; no requiere patrón."
  }
} as const satisfies Readonly<Record<string, Localized>>

/** Name of an event. */
export type WebhookEventType = keyof typeof webhookEvents

/** Names of all events. */
export const webhookEventTypes = Object.keys(webhookEvents) as ReadonlyArray<WebhookEventType>
