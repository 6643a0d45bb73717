import { webhookPayload } from "@radicar/contract/webhook/webhookData"
import { webhookEvents, webhookEventTypes, type WebhookEventType } from "@radicar/contract/webhook/webhookEvents"
import { Schema } from "effect"

interface JsonObjectSchema {
  readonly properties?: Readonly<Record<string, JsonObjectSchema>>
}

const fieldsOf = (type: WebhookEventType): string => {
  const { schema } = Schema.toJsonSchemaDocument(webhookPayload(type))
  const data = (schema as JsonObjectSchema).properties?.["data"]
  return Object.keys(data?.properties ?? {})
    .map((name) => `\`${name}\``)
    .join(", ")
}

const families = [...new Set(webhookEventTypes.map((type) => type.split(".")[0] ?? ""))]

const fieldRow = (family: string): string => {
  const first = webhookEventTypes.find((type) => type.startsWith(`${family}.`)) ?? "webhook.test"
  return `| \`${family}.*\` | ${fieldsOf(first)} |`
}

/** The page of webhooks. */
export const webhooksPage = (): string => `# Webhooks

The service posts what has happened to URLs that you register: signed, again and again for three days where it is not
taken, and never lost where the service is killed. Signatures, headers and payload are those of
[Standard Webhooks 1.0](https://www.standardwebhooks.com), so its libraries verify them.

## Registering one

\`\`\`sh
radicar webhook create https://erp.example.com/radicar --events document.*,certificate.expiring
radicar webhook test ID
radicar webhook deliveries --webhook ID
\`\`\`

or \`POST /v1/webhooks\` with \`{"Url": "https://…", "Events": ["document.*"], "Companies": ["1"], "Name": "ERP"}\`. \`Events\` are names, families
(\`document.*\`) or \`*\`. Without \`Companies\` it is for those of the token that asks. The answer has the \`Secret\`
(\`whsec_…\`) this once; it is kept encrypted with \`RADICAR_MASTER_KEY\`. It takes the scope \`documents:write\`, looking takes
\`documents:read\`; a token sees the webhooks of which it may act for every company.

## Events

| Event | When |
|---|---|
${webhookEventTypes.map((type) => `| \`${type}\` | ${webhookEvents[type]} |`).join("\n")}

\`\`\`json
{
  "type": "document.accepted",
  "timestamp": "2026-01-15T15:00:01.123Z",
  "data": {
    "submissionId": "0198c0de-0000-7000-8000-000000000000",
    "companyId": "1",
    "id": "SETP990250583",
    "uuid": "2d1c7c7509c6fd7e…",
    "status": "submitted",
    "rules": [],
    "links": { "submission": "/v1/submissions/0198c0de-0000-7000-8000-000000000000" }
  }
}
\`\`\`

Below 20 kB: ids, numbers, keys, states, codes of rules and links, never XML, PDF, secrets or addresses of people. \`links\` are
paths of the service. The section \`webhooks\` of \`/openapi.json\` has every field.

| Events | \`data\` |
|---|---|
${families.map(fieldRow).join("\n")}

Events of \`authority\` belong to no company: every webhook that wants them gets them. Those of ranges come when a document of
the range is filed, or the ranges are asked for.

## Receiving them

\`\`\`js
import { Webhook } from "standardwebhooks"

// the body as it came, before anything parses it; throws where the signature does not hold
const event = new Webhook("whsec_…").verify(body, headers)
\`\`\`

- Answer 2xx within 15 seconds, and do the work afterwards. Redirects are not followed.
- An event may come more than once, always under the same \`webhook-id\`: take each only once. Events may come out of order.
- Refuse what is more than five minutes old (the libraries do): \`webhook-timestamp\` is that of the try.
- 410 says that you want nothing more: the webhook is disabled. \`Retry-After\` is heeded, for a day at most.

A receiver that hangs holds up nobody else: at most four requests are under way to a webhook, one to a webhook that fails, and
each process posts to 128 webhooks at once.

Anything else is tried again after 5 seconds, 5 and 30 minutes, 2, 5, 10, 14, 20 and 24 hours, each a fifth more or less, and
up to a second later. A webhook that has taken nothing for five days is disabled; the log says \`ALERT\`,
\`GET /v1/webhooks/{Id}\` when and why. \`PATCH\` with \`{"State": "enabled"}\` enables it again. What happened in between is not sent, what had failed may be replayed.

## The log

\`GET /v1/webhook-deliveries\` lists what was sent and is to be sent, by \`webhook\`, \`state\` and \`type\`, in pages; \`GET
/v1/webhook-deliveries/{Id}\` has every try with its time, status and the first 300 characters of a failed answer, and the JSON that
is posted. \`POST …/{Id}/replay\` sends it again under the same \`webhook-id\`.

## Another secret

\`POST /v1/webhooks/{Id}/rotate-secret\` answers a new one. For 24 hours deliveries carry two signatures, so a receiver may
verify with either and change over when it likes.

## Where they may go

Only to https, and only to hosts whose every address is of the open internet: not to this machine, private networks, link-local
addresses or the metadata of clouds, whether as IPv4, IPv6, mapped or translated. That is asked when a webhook is
registered and before every try; the connection goes to the very address that was checked. For development and tests
\`RADICAR_OUTBOUND_ALLOW\` names origins that are exempt, \`http://127.0.0.1:9000\`: whoever has a token can have the service call them,
so never name anything that trusts the network it is on.
`
