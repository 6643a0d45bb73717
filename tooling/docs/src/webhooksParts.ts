import { recordedEvents } from "@radicar/contract/inner/webhook/recordedEvents"
import { webhookPayload } from "@radicar/contract/inner/webhook/webhookData"
import { webhookEvents, webhookEventTypes, type WebhookEventType } from "@radicar/contract/inner/webhook/webhookEvents"
import type { Language } from "@radicar/domain/inner/rules/Language"
import { Schema } from "effect"

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

const heads = {
  en: "| Event | When |\n|---|---|",
  es: "| Evento | Cuándo |\n|---|---|"
} as const satisfies Record<Language, string>

const dataHeads = { en: "| Events | `data` |", es: "| Eventos | `data` |" } as const satisfies Record<Language, string>

const event = JSON.stringify(
  { type: "document.accepted", timestamp: "2026-01-15T15:00:01.123Z", data: recordedEvents["document.accepted"] },
  null,
  2
)

/** Generated parts of the page about webhooks: all events, an example, and the fields of each family. */
export const webhooksParts = (language: Language) => ({
  events: [
    heads[language],
    ...webhookEventTypes.map((type) => `| \`${type}\` | ${webhookEvents[type][language]} |`)
  ].join("\n"),
  example: `\`\`\`json\n${event}\n\`\`\``,
  data: [dataHeads[language], "|---|---|", ...families.map(fieldRow)].join("\n")
})
