import { described } from "@radicar/domain/inner/rules/described"
import { bilingual } from "@radicar/domain/inner/rules/Language"
import { patternText, text } from "@radicar/domain/inner/wire/text"
import { wireList } from "@radicar/domain/inner/wire/wireList"
import { wireStruct } from "@radicar/domain/inner/wire/wireStruct"
import { Schema } from "effect"
import { moment, optionalMoment } from "../moment.ts"
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
  description: bilingual({
    en: "Name of an event, a family such as `document.*`, or `*` for all.",
    es: "Nombre de un evento, una familia como `document.*`, o `*` para todos."
  })
})

const company = patternText({
  identifier: "WebhookCompany",
  pattern: /^(?:\*|[0-9]{1,20})$/u,
  expected: { en: "an id of digits, or * for all", es: "un identificador de dígitos, o * para todos" },
  description: bilingual({
    en: "Id of a company, or `*` for all.",
    es: "Identificador de una compañía, o `*` para todas."
  })
})

const url = patternText({
  identifier: "WebhookUrl",
  pattern: /^https?:\/\/[^\s\p{Cc}]+$/u,
  published: /^https?:\/\/\S+$/u,
  maximum: 2008,
  expected: { en: "an https URL", es: "una URL https" },
  description: bilingual({
    en: "Where events are posted: https, and a host with public addresses alone.",
    es: "A dónde se envían los eventos: https, y un servidor que solo tenga direcciones públicas."
  })
})

const name = text(100, "Its purpose, as a label.")
const events = wireList(pattern, { maximum: patterns.length })
const companies = wireList(company, { maximum: 1000 })

/** A request for a new webhook. If it states no companies, the webhook covers those of the calling token. */
export const WebhookRequest = wireStruct("WebhookRequest", {
  kind: described(
    Schema.optionalKey(
      patternText({
        identifier: "WebhookKind",
        pattern: /^(?:post|pull)$/u,
        expected: "post, pull",
        description: bilingual({
          en: "post: events are posted to `Url`. pull: events wait to be read.",
          es: "post: los eventos se envían a `Url`. pull: los eventos esperan a que los lean."
        })
      })
    ),
    {
      en: "post (default): the service posts events to Url. pull: it posts nothing, GET /v1/webhook-deliveries has the events, and the webhook ends after an hour.",
      es: "post (por defecto): el servicio envía los eventos a Url. pull: no envía nada, los eventos están en GET /v1/webhook-deliveries y el webhook termina tras una hora."
    }
  ),
  name: described(Schema.optionalKey(name), {
    en: "Purpose of the webhook, a label for people, at most 100 characters: ERP.",
    es: "Para qué es el webhook, una etiqueta para personas, máximo 100 caracteres: ERP."
  }),
  url: described(Schema.optionalKey(url), {
    en: "Address that events are posted to: https, and a host with public addresses alone: https://erp.example.com/hooks. Mandatory, except with Kind pull, which has none.",
    es: "Dirección a la que se envían los eventos: https, y un servidor que solo tenga direcciones públicas: https://erp.example.com/hooks. Obligatoria, salvo con Kind pull, que no la tiene."
  }),
  events: described(events, {
    en: "Events to receive, each the name of an event (document.accepted), a family (document.*), or * for all.",
    es: "Eventos por recibir, cada uno el nombre de un evento (document.accepted), una familia (document.*) o * para todos."
  }),
  companies: described(Schema.optionalKey(companies), {
    en: "Ids of the companies whose events are received, or * for all. Absent: those of the token that asks.",
    es: "Identificadores de las compañías cuyos eventos se reciben, o * para todas. Ausente: las del token que lo pide."
  })
})

/** Changes to a webhook; absent fields stay unchanged. */
export const WebhookChanges = wireStruct("WebhookChanges", {
  name: described(Schema.optionalKey(name), {
    en: "Purpose of the webhook, a label for people, at most 100 characters: ERP. Absent: it stays.",
    es: "Para qué es el webhook, una etiqueta para personas, máximo 100 caracteres: ERP. Ausente: no cambia."
  }),
  url: described(Schema.optionalKey(url), {
    en: "Address that events are posted to: https, and a host with public addresses alone: https://erp.example.com/hooks. Absent: it stays.",
    es: "Dirección a la que se envían los eventos: https, y un servidor que solo tenga direcciones públicas: https://erp.example.com/hooks. Ausente: no cambia."
  }),
  events: described(Schema.optionalKey(events), {
    en: "Events to receive, each the name of an event (document.accepted), a family (document.*), or * for all. Absent: they stay.",
    es: "Eventos por recibir, cada uno el nombre de un evento (document.accepted), una familia (document.*) o * para todos. Ausente: no cambian."
  }),
  companies: described(Schema.optionalKey(companies), {
    en: "Ids of the companies whose events are received, or * for all. Absent: they stay.",
    es: "Identificadores de las compañías cuyos eventos se reciben, o * para todas. Ausente: no cambian."
  }),
  state: described(
    Schema.optionalKey(
      patternText({
        identifier: "WebhookState",
        pattern: /^(?:enabled|disabled)$/u,
        expected: "enabled, disabled",
        description: bilingual({
          en: "disabled: it receives nothing, and never the events of that time.",
          es: "disabled: no recibe nada, y nunca los eventos de ese tiempo."
        })
      })
    ),
    {
      en: "enabled: it receives events again. disabled: it receives nothing, and never the events of that time. Absent: it stays.",
      es: "enabled: vuelve a recibir eventos. disabled: no recibe nada, y nunca los eventos de ese tiempo. Ausente: no cambia."
    }
  )
})

const facts = {
  id: described(Schema.String, { en: "UUID of the webhook.", es: "UUID del webhook." }),
  name: described(Schema.String, {
    en: "Purpose of the webhook, as it was labelled; may be empty.",
    es: "Para qué es el webhook, según su etiqueta; puede estar vacío."
  }),
  kind: described(Schema.Literals(["post", "pull"]), {
    en: "post: events are posted to `url`. pull: events wait to be read.",
    es: "post: los eventos se envían a `url`. pull: los eventos esperan a que los lean."
  }),
  url: described(Schema.String, {
    en: "Address that events are posted to: https://erp.example.com/hooks. Empty of kind pull.",
    es: "Dirección a la que se envían los eventos: https://erp.example.com/hooks. Vacía si es de tipo pull."
  }),
  events: described(Schema.Array(Schema.String), {
    en: "Events that it receives: names, families such as document.*, or * for all.",
    es: "Eventos que recibe: nombres, familias como document.*, o * para todos."
  }),
  companies: described(Schema.Array(Schema.String), {
    en: "Ids of the companies whose events it receives; * means all.",
    es: "Identificadores de las compañías cuyos eventos recibe; * es todas."
  }),
  state: described(Schema.Literals(["enabled", "disabled"]), {
    en: "enabled: events are posted. disabled: none is, see `disabledBecause`.",
    es: "enabled: se envían eventos. disabled: no se envía ninguno, vea `disabledBecause`."
  }),
  created: moment({ en: "When the webhook was made.", es: "Cuándo se creó el webhook." }),
  expires: optionalMoment({
    en: "When a webhook of kind pull ends; absent of kind post.",
    es: "Cuándo termina un webhook de tipo pull; ausente si es de tipo post."
  }),
  createdBy: described(Schema.optionalKey(Schema.String), {
    en: "Id of the token that created it, or `oidc:` and the subject of a JWT; absent where unknown.",
    es: "Identificador del token que lo creó, u `oidc:` y el sujeto de un JWT; ausente si no se sabe."
  }),
  failingSince: optionalMoment({
    en: "First failure since it took something; absent where the last delivery was taken.",
    es: "Primera falla desde que recibió algo; ausente si recibió la última entrega."
  }),
  disabled: optionalMoment({
    en: "When it was disabled; absent while it is enabled.",
    es: "Cuándo se inhabilitó; ausente mientras esté habilitado."
  }),
  disabledBecause: described(Schema.optionalKey(Schema.Literals(["asked", "gone", "failing"])), {
    en: "asked: a caller disabled it. gone: it answered 410. failing: it has taken nothing for five days. Absent while it is enabled.",
    es: "asked: lo inhabilitó quien llamó. gone: respondió 410. failing: no ha recibido nada en cinco días. Ausente mientras esté habilitado."
  })
}

/** A webhook without its secret. */
export const Webhook = Schema.Struct(facts).annotate({ identifier: "Webhook" })

/** A value of the schema {@link Webhook}. */
export type Webhook = typeof Webhook.Type

/** A newly created webhook, with its secret. */
export const NewWebhook = Schema.Struct({
  ...facts,
  secret: described(Schema.String, {
    en: "Secret that deliveries are signed with, whsec_… as the Standard Webhooks libraries accept it. Shown only in this answer and stored encrypted.",
    es: "Secreto con el que se firman las entregas, whsec_… como lo reciben las bibliotecas de Standard Webhooks. Solo se muestra en esta respuesta y se guarda cifrado."
  })
}).annotate({ identifier: "CreatedWebhook" })

/** A page of the webhooks that a token may see, the oldest first. */
export const Webhooks = Schema.Struct(pageFields(Webhook)).annotate({ identifier: "Webhooks" })

/** The new secret of a webhook. */
export const WebhookSecret = Schema.Struct({
  secret: described(Schema.String, {
    en: "The new secret, whsec_…; shown only in this answer.",
    es: "El secreto nuevo, whsec_…; solo se muestra en esta respuesta."
  }),
  previousExpires: moment({
    en: "Until then every delivery is signed with the secret before this one as well.",
    es: "Hasta entonces cada entrega se firma también con el secreto anterior."
  })
}).annotate({ identifier: "WebhookSecret" })
