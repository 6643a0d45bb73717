import { RadicarClient, type RadicarOperations } from "@radicar/http-client/inner/effect/RadicarClient"
import { createClient, type RetryOptions, type SubmitOptions, TransportError } from "@radicar/http-client/inner/plain"
import { Effect, Redacted } from "effect"
import { HttpClientError } from "effect/http"

/** Operations that both clients have, as promises. */
export interface EitherClient {
  readonly submit: (json: string, options: SubmitOptions) => Promise<unknown>
  readonly validate: (json: string, options: SubmitOptions) => Promise<unknown>
  readonly sendMail: (uuid: string) => Promise<unknown>
  readonly rotate: (id: string) => Promise<unknown>
  readonly health: () => Promise<unknown>
}

/** Options that both clients take. */
export interface Connection {
  readonly url: string
  readonly token?: string
  readonly language?: "es"
  readonly retry?: RetryOptions | false
}

const tenant = { companyId: "1", providerId: "1" }

const plain = ({ token = "t", url, ...options }: Connection): EitherClient => {
  const client = createClient({ baseUrl: url, token, ...options })
  return {
    submit: (json, more) => client.submit("InvoiceCreate", json, more),
    validate: (json, more) => client.validate("CreditnoteCreate", json, more),
    sendMail: (Uuid) => client.mails.sendMailCreate({ query: tenant, payload: { Uuid } }),
    rotate: (id) => client.webhooks.rotate({ params: { id } }),
    health: () => client.health.ready()
  }
}

const withEffect = ({ token = "t", url, ...options }: Connection): EitherClient => {
  const layer = RadicarClient.layer({ baseUrl: url, token: Redacted.make(token), ...options })
  const run = <A, E>(use: (client: RadicarOperations) => Effect.Effect<A, E>): Promise<A> =>
    Effect.runPromise(RadicarClient.use(use).pipe(Effect.provide(layer)))
  type Options = Parameters<RadicarOperations["submit"]>[2]
  return {
    submit: (json, more) => run((client) => client.submit("InvoiceCreate", json, more as Options)),
    validate: (json, more) => run((client) => client.validate("CreditnoteCreate", json, more as Options)),
    sendMail: (uuid) => run((client) => client.mails.sendMailCreate({ query: tenant, headers: {}, payload: { uuid } })),
    rotate: (id) => run((client) => client.webhooks.rotate({ params: { id } })),
    health: () => run((client) => client.health.ready())
  }
}

/** Both clients, which differ in their form only. */
export const clients = [
  ["the plain client", plain],
  ["the client of Effect", withEffect]
] as const satisfies ReadonlyArray<readonly [string, (connection: Connection) => EitherClient]>

/** What a promise rejects with. */
export const rejection = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => {
      throw new Error("it did not reject")
    },
    (error: unknown) => error
  )

/** The name of a problem's class; `NoAnswer` if a client got no answer, or none of the service's. */
export const kindOf = (error: unknown): string =>
  error instanceof TransportError || HttpClientError.isHttpClientError(error)
    ? "NoAnswer"
    : error instanceof Error && "_tag" in error
      ? String(error._tag)
      : error instanceof Error
        ? error.name
        : "none"

/** The status of an answer that is not the service's; `undefined` without an answer. */
export const statusOf = (error: unknown): number | undefined =>
  error instanceof TransportError
    ? error.status
    : HttpClientError.isHttpClientError(error)
      ? error.response?.status
      : undefined
