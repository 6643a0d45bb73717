import { recordedEvents } from "@radicar/contract/inner/recorded/recorded"
import { webhookPayload } from "@radicar/contract/inner/webhook/webhookData"
import { webhookEvents, webhookEventTypes, type WebhookEventType } from "@radicar/contract/inner/webhook/webhookEvents"
import type { Language } from "@radicar/domain/inner/rules/Language"
import { Schema } from "effect"
import type { PageParts } from "./pageParts.ts"
import { tableOf } from "./tableOf.ts"

interface JsonObjectSchema {
  readonly properties?: Readonly<Record<string, JsonObjectSchema>>
}

const fieldsOf = (type: WebhookEventType): string => {
  const { schema } = Schema.toJsonSchemaDocument(webhookPayload(type))
  const data = (schema as JsonObjectSchema).properties?.["data"]
  return Object.keys(data?.properties ?? {})
    .filter((name) => name !== "test")
    .map((name) => `\`${name}\``)
    .join(", ")
}

const families = [...new Set(webhookEventTypes.map((type) => type.split(".")[0] ?? ""))]

const fieldRow = (family: string): string => {
  const first = webhookEventTypes.find((type) => type.startsWith(`${family}.`)) ?? "webhook.test"
  return `| \`${family}.*\` | ${fieldsOf(first)} |`
}

const event = JSON.stringify(
  { type: "document.accepted", timestamp: "2026-01-15T15:00:01.123Z", data: recordedEvents["document.accepted"] },
  null,
  2
)

const eventHead = { en: "| Event | When |", es: "| Evento | Cuándo |" } as const satisfies Record<Language, string>

const dataHead = { en: "| Events | `data` |", es: "| Eventos | `data` |" } as const satisfies Record<Language, string>

/** Writes the generated parts of the page about webhooks, in a language. */
export const webhooksParts = (language: Language): PageParts => ({
  events: [
    tableOf(
      eventHead[language],
      webhookEventTypes.map((type) => `| \`${type}\` | ${webhookEvents[type][language]} |`)
    ),
    `\`\`\`json\n${event}\n\`\`\`\n`
  ].join("\n"),
  data: tableOf(dataHead[language], families.map(fieldRow))
})
