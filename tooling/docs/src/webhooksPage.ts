import { recordedEvents } from "@radicar/contract/inner/recorded/recorded"
import { webhookPayload } from "@radicar/contract/inner/webhook/webhookData"
import { webhookEvents, webhookEventTypes, type WebhookEventType } from "@radicar/contract/inner/webhook/webhookEvents"
import type { Language } from "@radicar/domain/inner/rules/Language"
import { Schema } from "effect"
import { linkSpanish } from "./twins.ts"

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

const eventRows = (language: Language): string =>
  webhookEventTypes.map((type) => `| \`${type}\` | ${webhookEvents[type][language]} |`).join("\n")

const dataRows = families.map(fieldRow).join("\n")

const event = JSON.stringify(
  { type: "document.accepted", timestamp: "2026-01-15T15:00:01.123Z", data: recordedEvents["document.accepted"] },
  null,
  2
)

const english = `# Webhooks

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

## On your machine

\`radicar webhook listen --forward-to http://127.0.0.1:9000\` makes a webhook of kind \`pull\`. The service posts
nothing for it: the command reads its deliveries every second and posts them, signed with the secret that it prints, to an address of
your machine. The webhook ends with the command, or after an hour. An event that finds no receiver is not posted again, so first start
[one of these](../examples/README.md#receive-events) with that secret.

\`radicar webhook trigger document.accepted\` makes an example of that event for the webhook of \`listen\`, marked by \`test\` in its data. No
other webhook gets it, and in production it is refused.

## Events

| Event | When |
|---|---|
${eventRows("en")}

\`\`\`json
${event}
\`\`\`

The payload is below 20 kB. It has ids, numbers, keys, states, rule codes and links, but never XML, PDF, secrets or addresses of
people. \`links\` are paths of the service. The section \`webhooks\` of \`/openapi.json\` has every field.

| Events | \`data\` |
|---|---|
${dataRows}

Events of \`authority\` belong to no company: every webhook that subscribes gets them. Events of ranges come when a document of
the range is filed, or when the ranges are queried.

## Receiving them

\`\`\`js
import { verifyWebhook } from "@radicar/http-client/webhook"

// the body as it came, before anything parses it; rejects with a WebhookRefused that names the likely mistake
const event = await verifyWebhook({ body, headers, secret: "whsec_…" })
\`\`\`

Other languages need no library either. [Each of these programs](../examples/README.md) is a receiver of at most 40 lines; the libraries of
Standard Webhooks verify events too:

- [PHP](../examples/php/webhook.php)
- [Python](../examples/python/webhook.py)
- [C#](../examples/csharp/webhook.cs)
- [Java](../examples/java/Webhook.java)
- [Go](../examples/go/webhook.go)
- [TypeScript](../examples/typescript/webhook.ts)

What every receiver does:

- Answer 2xx within 15 seconds, and do the work afterwards. Redirects are not followed.
- An event may arrive more than once, always with the same \`webhook-id\`: process each only once. Events may arrive out of order.
- Reject events more than five minutes old (\`verifyWebhook\` and the libraries do): \`webhook-timestamp\` is the time of the attempt.
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
\`RADICAR_OUTBOUND_ALLOW\` names exempt origins. In a clone, \`RADICAR_OUTBOUND_ALLOW=http://127.0.0.1:9000 npx -y pnpm@12.21.0 start\`
lets webhooks reach a program on this machine. Any token can make the service call exempt origins, so never name anything that trusts
its network.
`

const spanish = `# Webhooks

El servicio publica eventos firmados en las URL que usted registra. Reintenta durante tres días y no pierde ningún evento, aunque
alguien mate el proceso. Las firmas, los encabezados y el contenido siguen [Standard Webhooks 1.0](https://www.standardwebhooks.com), así
que sus bibliotecas los verifican.

## Registrar uno

\`\`\`sh
radicar webhook create https://erp.example.com/radicar --events document.*,certificate.expiring
radicar webhook test ID
radicar webhook deliveries --webhook ID
\`\`\`

o \`POST /v1/webhooks\` con \`{"Url": "https://…", "Events": ["document.*"], "Companies": ["1"], "Name": "ERP"}\`. \`Events\` son nombres,
familias (\`document.*\`) o \`*\`. Sin \`Companies\` el webhook cubre las compañías del token que llama. La respuesta muestra el \`secret\`
(\`whsec_…\`) una sola vez; el servicio lo guarda cifrado con \`RADICAR_MASTER_KEY\`. Para cambiar se necesita el permiso
\`webhooks:admin\`; para leer, \`documents:read\` ([permisos](scopes.md)). Un token ve un webhook solo si puede actuar por todas las
compañías de este.

Un webhook es de sus compañías, no del token que lo creó. Sigue aunque ese token venza. Quien revoca el token ve sus webhooks y dice
cuáles terminan ([TokenRevoke](operations/token-revoke.md)).

## En su equipo

\`radicar webhook listen --forward-to http://127.0.0.1:9000\` crea un webhook de tipo \`pull\`. El servicio no envía
nada por él: el comando lee sus entregas cada segundo y las envía, firmadas con el secreto que muestra, a una dirección de su equipo. El
webhook termina con el comando, o tras una hora. Un evento que no encuentra receptor no se envía de nuevo; inicie antes
[uno de estos](../examples/README.es.md#recibir-eventos) con ese secreto.

\`radicar webhook trigger document.accepted\` crea un ejemplo de ese evento para el webhook de \`listen\`, marcado con \`test\` en sus datos.
Ningún otro webhook lo recibe, y en producción se rechaza.

## Eventos

| Evento | Cuándo |
|---|---|
${eventRows("es")}

\`\`\`json
${event}
\`\`\`

El contenido pesa menos de 20 kB. Trae identificadores, números, claves, estados, códigos de reglas y enlaces, pero nunca XML, PDF,
secretos ni direcciones de personas. \`links\` son rutas del servicio. La sección \`webhooks\` de \`/openapi.json\` tiene todos los campos.

| Eventos | \`data\` |
|---|---|
${dataRows}

Los eventos de \`authority\` no son de ninguna compañía: los recibe todo webhook que se suscribe. Los de rangos llegan cuando se
transmite un documento del rango o cuando se consultan los rangos.

## Recibirlos

\`\`\`js
import { verifyWebhook } from "@radicar/http-client/webhook"

// the body as it came, before anything parses it; rejects with a WebhookRefused that names the likely mistake
const event = await verifyWebhook({ body, headers, secret: "whsec_…" })
\`\`\`

Otros lenguajes tampoco necesitan biblioteca. [Cada uno de estos programas](../examples/README.md) es un receptor de máximo 40 líneas; las
bibliotecas de Standard Webhooks también verifican los eventos:

- [PHP](../examples/php/webhook.php)
- [Python](../examples/python/webhook.py)
- [C#](../examples/csharp/webhook.cs)
- [Java](../examples/java/Webhook.java)
- [Go](../examples/go/webhook.go)
- [TypeScript](../examples/typescript/webhook.ts)

Lo que hace todo receptor:

- Responda 2xx antes de 15 segundos y haga el trabajo después. Las redirecciones no se siguen.
- Un evento puede llegar más de una vez, siempre con el mismo \`webhook-id\`: procéselo una sola vez. Pueden llegar en desorden.
- Rechace eventos de más de cinco minutos (\`verifyWebhook\` y las bibliotecas lo hacen): \`webhook-timestamp\` es la hora del intento.
- 410 deshabilita el webhook. \`Retry-After\` se respeta, hasta un día.

Un receptor lento solo se frena a sí mismo. Hay máximo cuatro solicitudes abiertas a un webhook, una a uno que falla, y cada proceso
publica en 128 webhooks a la vez.

Cualquier otra respuesta se reintenta a los 5 segundos, a los 5 y 30 minutos y a las 2, 5, 10, 14, 20 y 24 horas, cada plazo con una quinta
parte más o menos, y hasta un segundo más. Un webhook que no acepta nada en cinco días se deshabilita. El registro dice \`ALERT\`, y
\`GET /v1/webhooks/{id}\` dice cuándo y por qué. \`PATCH\` con \`{"State": "enabled"}\` lo habilita de nuevo. Los eventos de ese intervalo no
se envían; las entregas fallidas se pueden repetir.

## El registro

\`GET /v1/webhook-deliveries\` enumera por páginas las entregas enviadas y pendientes, por \`webhook\`, \`state\` y \`type\`. \`GET
/v1/webhook-deliveries/{id}\` tiene el JSON publicado y cada intento, con su hora, su estado y los primeros 300 caracteres de una
respuesta fallida. \`POST …/{id}/replay\` la envía de nuevo con el mismo \`webhook-id\`.

## Cambiar el secreto

\`POST /v1/webhooks/{id}/rotate-secret\` responde un secreto nuevo. Durante 24 horas las entregas llevan dos firmas: el receptor puede
verificar con cualquiera y cambiar en cualquier momento.

## Direcciones permitidas

Un webhook debe usar https en el puerto 443 u 8443, y todas las direcciones de su host deben ser de internet abierta. Esta máquina, las
redes privadas, las direcciones de enlace local y los metadatos de la nube se rechazan, en IPv4, IPv6, mapeadas o traducidas. El servicio
lo revisa al registrar el webhook y antes de cada intento, y se conecta a la misma dirección que revisó. Para desarrollo y pruebas,
\`RADICAR_OUTBOUND_ALLOW\` nombra orígenes exentos. En un clon, \`RADICAR_OUTBOUND_ALLOW=http://127.0.0.1:9000 npx -y pnpm@12.21.0 start\`
permite que los webhooks lleguen a un programa de esta máquina. Cualquier token puede hacer que el servicio llame a esos orígenes: nunca
nombre uno que confíe en su red.
`

/** Writes the page about webhooks, in a language. */
export const webhooksPage = (language: Language): string =>
  language === "en" ? english : linkSpanish("docs/webhooks.md", spanish)
