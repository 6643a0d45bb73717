import { Schema } from "effect"
import { bilingual } from "@radicar/domain/wire/described"
import { Violation } from "@radicar/domain/rules/Violation"
import { webhookEvents, type WebhookEventType, webhookEventTypes } from "./webhookEvents.ts"

const environment = Schema.Literals(["sandbox", "habilitacion", "production"])

const path = (description: string) =>
  Schema.String.annotate({ description: `${description}; a path of the service, without its host.` })

const document = Schema.Struct({
  submissionId: Schema.String,
  companyId: Schema.String,
  providerId: Schema.String,
  environment,
  operation: Schema.String,
  issuerNit: Schema.String,
  type: Schema.String.annotate({ description: "Type code, such as 01." }),
  id: Schema.String.annotate({ description: "Number with prefix." }),
  prefix: Schema.String,
  number: Schema.Int,
  uuid: Schema.String.annotate({ description: "CUFE, CUDE, CUDS or CUNE." }),
  schemeName: Schema.String,
  state: Schema.String,
  status: Schema.optionalKey(
    Schema.String.annotate({ description: "As in the result: pending, processing, submitted, rejected." })
  ),
  statusCode: Schema.String.annotate({ description: "The authority's; empty where there is none." }),
  rules: Schema.Array(Schema.String).annotate({ description: "Codes of the rules that refused it." }),
  numberHolder: Schema.optionalKey(
    Schema.String.annotate({
      description:
        "Only of a rejection by rule 90: key of the other document that the authority has under the number, which is not free."
    })
  ),
  notifications: Schema.optionalKey(
    Schema.Array(Schema.Struct(Violation.fields)).annotate({
      description: "As in the result, at most 20; absent when there is nothing."
    })
  ),
  links: Schema.Struct({ submission: path("Where it stands") })
})

const numberingRange = Schema.Struct({
  companyId: Schema.String,
  environment,
  issuerNit: Schema.String,
  prefix: Schema.String,
  fromNumber: Schema.Int,
  toNumber: Schema.Int,
  threshold: Schema.Int.annotate({ description: "Hundredths that are left, or days until it ends." }),
  left: Schema.optionalKey(Schema.Int),
  total: Schema.optionalKey(Schema.Int),
  daysLeft: Schema.optionalKey(Schema.Int),
  links: Schema.Struct({ ranges: path("Its ranges") })
})

const certificate = Schema.Struct({
  certificateId: Schema.String,
  companyId: Schema.String,
  nit: Schema.optionalKey(Schema.String),
  issuer: Schema.String,
  serialNumber: Schema.String,
  notAfter: Schema.String,
  daysLeft: Schema.Int,
  threshold: Schema.Int.annotate({ description: "30, 15 or 5 days." }),
  links: Schema.Struct({ certificates: path("The company's certificates") })
})

const mail = Schema.Struct({
  mailId: Schema.String,
  companyId: Schema.String,
  providerId: Schema.String,
  submissionId: Schema.String,
  state: Schema.String,
  tries: Schema.Int,
  sent: Schema.Int.annotate({ description: "Receivers that it was taken for." }),
  failed: Schema.Int.annotate({ description: "Receivers that it was refused for." }),
  bounced: Schema.optionalKey(
    Schema.Int.annotate({ description: "Of mail.bounced: receivers that it came back from, so far." })
  ),
  links: Schema.Struct({ mail: path("What the mail server said"), submission: path("The document") })
})

const testSet = Schema.Struct({
  testSetId: Schema.String,
  companyId: Schema.String,
  providerId: Schema.String,
  environment,
  message: Schema.String.annotate({ description: "The authority's words." }),
  links: Schema.Struct({ testSet: path("Its documents and counts") })
})

const authority = Schema.Struct({
  environment,
  since: Schema.optionalKey(Schema.String),
  links: Schema.Struct({ status: path("How it does") })
})

const families: Readonly<Record<string, Schema.Codec<unknown, unknown>>> = {
  document,
  test_set: testSet,
  numbering_range: numberingRange,
  certificate,
  mail,
  authority,
  webhook: Schema.Struct({ webhookId: Schema.String })
}

/** What is posted of an event: thin, without documents, secrets or addresses of people. */
export const webhookPayload = (type: WebhookEventType) =>
  Schema.Struct({
    type: Schema.Literal(type),
    timestamp: Schema.String.annotate({ description: "When it happened. ISO 8601, UTC." }),
    data: families[type.split(".")[0] ?? ""] ?? Schema.Unknown
  })

const header = (name: string, description: string) => ({
  name,
  in: "header",
  required: true,
  description,
  schema: { type: "string" }
})

const parameters = [
  header("webhook-id", "Id of the event, the same however often it is sent: take each only once."),
  header("webhook-timestamp", "When this attempt was made: seconds since the epoch."),
  header("webhook-signature", "Signatures as Standard Webhooks 1.0 has them, `v1,…`, spaces between.")
]

/** The tag of the events, which are no operations of the service. */
export const webhookEventsTag = {
  name: "Webhook events",
  description: bilingual({
    en: "Events that the service posts to the webhooks of callers.",
    es: "Eventos que el servicio envía a los webhooks de quienes lo usan."
  })
}

/** The section `webhooks` of the OpenAPI document, one entry for each event. */
export const openApiWebhooks = Object.fromEntries(
  webhookEventTypes.map((type) => [
    type,
    {
      post: {
        operationId: type,
        tags: [webhookEventsTag.name],
        summary: webhookEvents[type],
        parameters,
        requestBody: {
          required: true,
          content: { "application/json": { schema: Schema.toJsonSchemaDocument(webhookPayload(type)).schema } }
        },
        responses: {
          "2XX": { description: "Taken." },
          "410": { description: "Nothing more is wanted: the webhook is disabled." },
          default: { description: "Not taken: it is sent again, for three days." }
        }
      }
    }
  ])
)
