/** The events that the service reports, by name; the first part of a name is the event's family. */
export const webhookEvents = {
  "document.accepted": "The authority accepted a document.",
  "document.rejected":
    "The authority's rules rejected a document; `rules` has their codes. The number may be filed again, except where `numberHolder` names another document that has it.",
  "document.pending":
    "A document is signed and recorded, and the authority's verdict is still to come. Once for a document.",
  "document.unknown":
    "The answer to a document was lost or proves nothing; the service asks the authority by itself. Once for a document.",
  "document.reconciled":
    "A document whose outcome was open got one; it accompanies `document.accepted` or `document.rejected`.",
  "test_set.accepted": "The authority accepted a test set.",
  "test_set.failed": "A test set cannot be accepted any more.",
  "numbering_range.low": "A tenth of a numbering range is left, then a twentieth, then a hundredth. Once for each.",
  "numbering_range.expiring": "A numbering range ends within 30, 15 or 5 days. Once for each.",
  "certificate.expiring": "A stored certificate expires within 30, 15 or 5 days. Once for each.",
  "mail.sent": "A mail was taken for every receiver.",
  "mail.partial": "A mail was taken for some receivers and refused for others.",
  "mail.failed": "A mail was taken for no receiver.",
  "mail.bounced": "A mail that had been taken came back from a receiver; once for each.",
  "authority.degraded": "The authority does not answer: the service stops calling it for a while.",
  "authority.recovered": "The authority answers again.",
  "webhook.test": "Sent because somebody asked for it; no pattern is needed."
} as const

/** Name of an event. */
export type WebhookEventType = keyof typeof webhookEvents

/** Names of all events. */
export const webhookEventTypes = Object.keys(webhookEvents) as ReadonlyArray<WebhookEventType>
