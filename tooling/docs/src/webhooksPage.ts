import { webhookPayload } from "@radicar/contract/inner/webhook/webhookData"
import { webhookEvents, webhookEventTypes, type WebhookEventType } from "@radicar/contract/inner/webhook/webhookEvents"
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

The service posts signed events to URLs that you register. It retries for three days and loses no event, even if it is
killed. Signatures, headers and payload follow [Standard Webhooks 1.0](https://www.standardwebhooks.com), so its libraries
verify them.

## Registering one

\`\`\`sh
radicar webhook create https://erp.example.com/radicar --events document.*,certificate.expiring
radicar webhook test ID
radicar webhook deliveries --webhook ID
\`\`\`

or \`POST /v1/webhooks\` with \`{"Url": "https://…", "Events": ["document.*"], "Companies": ["1"], "Name": "ERP"}\`. \`Events\` are names, families
(\`document.*\`) or \`*\`. Without \`Companies\` the webhook covers the companies of the caller's token. The answer shows the \`secret\`
(\`whsec_…\`) once; the service stores it encrypted with \`RADICAR_MASTER_KEY\`. Changes need the scope \`webhooks:admin\`, reads
need \`documents:read\` ([scopes](scopes.md)). A token sees a webhook only if it may act for all of its companies.

A webhook belongs to its companies, not to the token that created it. It goes on when that token expires. Whoever revokes the
token sees its webhooks and says which of them end ([TokenRevoke](operations/token-revoke.md)).

## Events

| Event | When |
|---|---|
${webhookEventTypes.map((type) => `| \`${type}\` | ${webhookEvents[type].en} |`).join("\n")}

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

The payload is below 20 kB. It has ids, numbers, keys, states, rule codes and links, but never XML, PDF, secrets or addresses of
people. \`links\` are paths of the service. The section \`webhooks\` of \`/openapi.json\` has every field.

| Events | \`data\` |
|---|---|
${families.map(fieldRow).join("\n")}

Events of \`authority\` belong to no company: every webhook that subscribes gets them. Events of ranges come when a document of
the range is filed, or when the ranges are queried.

## Receiving them

\`\`\`js
import { Webhook } from "standardwebhooks"

// the body as it came, before anything parses it; throws where the signature does not hold
const event = new Webhook("whsec_…").verify(body, headers)
\`\`\`

- Answer 2xx within 15 seconds, and do the work afterwards. Redirects are not followed.
- An event may arrive more than once, always with the same \`webhook-id\`: process each only once. Events may arrive out of order.
- Reject events more than five minutes old (the libraries do): \`webhook-timestamp\` is the time of the attempt.
- 410 disables the webhook. \`Retry-After\` is honoured, up to a day.

A slow receiver blocks only itself. At most four requests are open to a webhook, one to a failing webhook, and each process
posts to 128 webhooks at once.

Any other answer is retried after 5 seconds, 5 and 30 minutes, 2, 5, 10, 14, 20 and 24 hours, each a fifth more or less, and
up to a second later. A webhook that has accepted nothing for five days is disabled. The log says \`ALERT\`, and
\`GET /v1/webhooks/{id}\` says when and why. \`PATCH\` with \`{"State": "enabled"}\` enables it again. Events of the time in between are
not sent; failed deliveries may be replayed.

## The log

\`GET /v1/webhook-deliveries\` lists sent and pending deliveries by \`webhook\`, \`state\` and \`type\`, in pages. \`GET
/v1/webhook-deliveries/{id}\` has the posted JSON and every attempt, with its time, its status and the first 300 characters of a
failed answer. \`POST …/{id}/replay\` sends it again with the same \`webhook-id\`.

## Rotating the secret

\`POST /v1/webhooks/{id}/rotate-secret\` answers a new secret. For 24 hours deliveries carry two signatures, so a receiver may
verify with either and switch at any time.

## Allowed addresses

Webhooks must use https at port 443 or 8443, and every address of the host must be of the open internet. This machine, private networks, link-local
addresses and cloud metadata are rejected, whether as IPv4, IPv6, mapped or translated. The service checks this when a webhook is
registered and before every attempt, and connects to the very address that it checked. For development and tests,
\`RADICAR_OUTBOUND_ALLOW\` names exempt origins such as \`http://127.0.0.1:9000\`. Any token can make the service call them, so never
name anything that trusts its network.
`
