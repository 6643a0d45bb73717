import { maximumReceivers, type SendMail } from "@radicar/contract/inner/mail/SendMail"
import {
  type CertificateUnusable,
  MailRefused,
  type ServiceUnavailable
} from "@radicar/contract/inner/problem/problems"
import { Authority } from "@radicar/dian/inner/Authority"
import { emailAddressForm } from "@radicar/domain/inner/wire/text"
import { Effect, Option, Result } from "effect"
import type { ContainerFacts } from "../documents/files/containDocument.ts"
import { failWith } from "../http/language.ts"
import { invalidField } from "../http/violation.ts"
import { AuthorityEndpoints, type FilingEnvironment } from "../platform/AuthorityEndpoints.ts"
import { queryProblem } from "../tenants/certificates/certificateProblems.ts"
import { QueryCertificates, type SentCertificate } from "../tenants/certificates/QueryCertificates.ts"
import { ExchangeEmails } from "./ExchangeEmails.ts"
import type { AddressOrigin, ReceiverOutcome } from "./MailRow.ts"

/** An address that the request did not state, with its origin. */
interface FoundAddress extends AddressOrigin {
  readonly address: string
}

/** Type of identification in the list. A number of another type may equal another taxpayer's NIT. */
const NIT = "31"

const noAddress = failWith(
  MailRefused,
  {
    en: "Neither the authority nor the document has an e-mail address of the receiver: state To.",
    es: "Ni la DIAN ni el documento tienen un correo del receptor: indique To."
  },
  { reason: "noAddress" }
)

/**
 * Looks up the mail address at which a receiver wants documents, in three places: the authority's registration of the
 * receiver (GetAcquirer), the authority's full list (GetExchangeEmails), and the document. The full list is also used
 * if the first query fails or cannot be signed.
 */
export const lookUpAddress = Effect.gen(function* () {
  const authority = yield* Authority
  const certificates = yield* QueryCertificates
  const endpoints = yield* AuthorityEndpoints
  const exchangeEmails = yield* ExchangeEmails

  return Effect.fnUntraced(function* (
    { receiver, receiverEmail }: Pick<ContainerFacts, "receiver" | "receiverEmail">,
    environment: FilingEnvironment,
    certificate: SentCertificate
  ): Effect.fn.Return<FoundAddress, MailRefused | CertificateUnusable | ServiceUnavailable> {
    const { id: identificationNumber, idType: identificationType } = receiver
    const ofDocument: Effect.Effect<FoundAddress, MailRefused> =
      receiverEmail !== undefined && emailAddressForm.test(receiverEmail)
        ? Effect.succeed({ address: receiverEmail, origin: "document" })
        : noAddress
    if (identificationType === undefined) return yield* ofDocument
    const identity = Option.getOrUndefined(yield* certificates.find(certificate))
    const registered = yield* Effect.result(
      identity === undefined
        ? // fails with the certificate that is missing
          Effect.as(certificates.get(certificate), "")
        : authority
            .getAcquirer({
              identificationType,
              identificationNumber,
              identity,
              endpoint: endpoints.endpoint(environment)
            })
            .pipe(
              Effect.map(({ email = "" }) => email),
              Effect.catch(queryProblem)
            )
    )
    if (Result.isSuccess(registered) && emailAddressForm.test(registered.success)) {
      return { address: registered.success, origin: "GetAcquirer" }
    }
    const listed =
      identificationType === NIT
        ? yield* exchangeEmails.find(environment, identificationNumber, identity)
        : Option.none()
    if (Option.isSome(listed)) {
      const { address, listedAt } = listed.value
      return { address, origin: "GetExchangeEmails", asOf: listedAt.toISOString() }
    }
    return yield* Result.isFailure(registered) ? Effect.fail(registered.failure) : ofDocument
  })
})

/** Fails unless a body names exactly one document. */
export const requireOneDocument = Effect.fnUntraced(function* ({ id, uuid }: SendMail) {
  if ((id === undefined) !== (uuid === undefined)) return
  const expected = { en: "either Id or Uuid", es: "Id o Uuid, uno de los dos" }
  return yield* invalidField({
    rule: id === undefined ? "RAD01" : "RAD02",
    path: "$.Uuid",
    expected,
    actual: uuid ?? ""
  })
})

/**
 * The receivers of a mail without duplicates, in the order of their first mention; fails if there are too many. Without
 * `To`, the mail is sent to the `foundAddress`.
 */
export const receiversOf = Effect.fnUntraced(function* (body: SendMail, foundAddress?: FoundAddress) {
  const { bcc = [], cc = [], to = [] } = body
  const statedAddresses = Object.entries({ to, cc, bcc } as const) as ReadonlyArray<
    [ReceiverOutcome["kind"], ReadonlyArray<string>]
  >
  const receivers = new Map<string, ReceiverOutcome>()
  if (foundAddress !== undefined)
    receivers.set(foundAddress.address.toLowerCase(), { kind: "to", ...foundAddress, state: "queued" })
  for (const [kind, addresses] of statedAddresses) {
    for (const address of addresses) {
      const key = address.toLowerCase()
      if (!receivers.has(key)) receivers.set(key, { kind, address, state: "queued", origin: "request" })
    }
  }
  if (receivers.size > maximumReceivers) {
    const expected = {
      en: `at most ${maximumReceivers} addresses in To, Cc and Bcc together`,
      es: `máximo ${maximumReceivers} direcciones entre To, Cc y Bcc`
    }
    return yield* invalidField({ rule: "RAD02", path: "$.To", expected, actual: String(receivers.size) })
  }
  return [...receivers.values()]
})
