import { patternText, text } from "@radicar/domain/wire/text"
import { wireList } from "@radicar/domain/wire/wireList"
import { wireStruct } from "@radicar/domain/wire/wireStruct"
import { Schema } from "effect"
import { pageFields } from "../query/pageQuery.ts"
import { webhookEventTypes } from "./webhookEvents.ts"

const families = [...new Set(webhookEventTypes.map((type) => `${type.split(".")[0]}.*`))]
const patterns = ["*", ...families, ...webhookEventTypes]

const pattern = patternText({
  identifier: "WebhookEvents",
  pattern: new RegExp(`^(?:${patterns.map((each) => each.replaceAll(/[.*]/gu, "\\$&")).join("|")})$`, "u"),
  expected: {
    en: "the name of an event, a family such as document.*, or * for all",
    es: "el nombre de un evento, una familia como document.*, o * para todos"
  },
  description: "Name of an event, a family such as `document.*`, or `*` for all."
})

const company = patternText({
  identifier: "WebhookCompany",
  pattern: /^(?:\*|[0-9]{1,20})$/u,
  expected: { en: "an id of digits, or * for all", es: "un identificador de dígitos, o * para todos" },
  description: "Id of a company, or `*` for all."
})

const url = patternText({
  identifier: "WebhookUrl",
  pattern: /^https?:\/\/[^\s\p{Cc}]{1,2000}$/u,
  published: /^https?:\/\/\S{1,2000}$/u,
  expected: { en: "an https URL", es: "una URL https" },
  description: "Where events are posted: https, and a host with public addresses alone."
})

const name = text(100, "Its purpose, as a label.")
const events = wireList(pattern, { maximum: patterns.length })
const companies = wireList(company, { maximum: 1000 })

/** A webhook to be made. Without companies it is for those of the token that asks. */
export const WebhookRequest = wireStruct("WebhookRequest", {
  name: Schema.optionalKey(name),
  url,
  events,
  companies: Schema.optionalKey(companies)
})

/** What is to be changed of a webhook; what is absent stays. */
export const WebhookChange = wireStruct("WebhookChange", {
  name: Schema.optionalKey(name),
  url: Schema.optionalKey(url),
  events: Schema.optionalKey(events),
  companies: Schema.optionalKey(companies),
  state: Schema.optionalKey(
    patternText({
      identifier: "WebhookState",
      pattern: /^(?:enabled|disabled)$/u,
      expected: "enabled, disabled",
      description: "disabled: it receives nothing, and never the events of that time."
    })
  )
})

const facts = {
  id: Schema.String,
  name: Schema.String,
  url: Schema.String,
  events: Schema.Array(Schema.String),
  companies: Schema.Array(Schema.String),
  state: Schema.Literals(["enabled", "disabled"]),
  created: Schema.String.annotate({ description: "ISO 8601, UTC, like the other moments." }),
  createdBy: Schema.optionalKey(
    Schema.String.annotate({
      description: "Id of the token that created it, or `oidc:` and the subject of a JWT; absent where unknown."
    })
  ),
  failingSince: Schema.optionalKey(
    Schema.String.annotate({ description: "First failure since it took something; absent where the last was taken." })
  ),
  disabled: Schema.optionalKey(Schema.String),
  disabledBecause: Schema.optionalKey(
    Schema.Literals(["asked", "gone", "failing"]).annotate({
      description: "asked: by a caller. gone: it answered 410. failing: it has taken nothing for five days."
    })
  )
}

/** A webhook; never its secret. */
export const Webhook = Schema.Struct(facts).annotate({ identifier: "Webhook" })

/** See {@link Webhook}. */
export type Webhook = typeof Webhook.Type

/** A webhook just made. */
export const NewWebhook = Schema.Struct({
  ...facts,
  secret: Schema.String.annotate({
    description: "whsec_… as the Standard Webhooks libraries accept it; shown only once and stored encrypted."
  })
}).annotate({ identifier: "CreatedWebhook" })

/** A page of the webhooks that a token may see, the oldest first. */
export const Webhooks = Schema.Struct(pageFields(Webhook)).annotate({ identifier: "Webhooks" })

/** The new secret of a webhook. */
export const WebhookSecret = Schema.Struct({
  secret: Schema.String.annotate({ description: "Shown this once." }),
  previousExpires: Schema.String.annotate({
    description: "Until then every delivery is signed with the secret before this one as well. ISO 8601, UTC."
  })
}).annotate({ identifier: "WebhookSecret" })
