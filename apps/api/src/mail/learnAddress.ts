import type { CertificateUnusable } from "@radicar/contract/problem/CertificateUnusable"
import { emailAddressForm } from "@radicar/contract/mail/emailAddress"
import { MailRefused } from "@radicar/contract/problem/MailRefused"
import type { ServiceUnavailable } from "@radicar/contract/problem/ServiceUnavailable"
import { Authority } from "@radicar/dian/Authority"
import { Effect, Option, Result } from "effect"
import { AuthorityEndpoints } from "../authority/AuthorityEndpoints.ts"
import type { FilingEnvironment } from "../authority/FilingEnvironment.ts"
import type { ContainerFacts } from "../files/containerFacts.ts"
import { failLocalized } from "../language/failLocalized.ts"
import { QueryCertificates, type SentCertificate } from "../queries/QueryCertificates.ts"
import { queryProblem } from "../queries/queryProblem.ts"
import type { AddressOrigin } from "../storage/Mail.ts"
import { ExchangeEmails } from "./ExchangeEmails.ts"

/** An address that nobody has stated, and where it is from. */
export interface LearntAddress extends AddressOrigin {
  readonly address: string
}

/** Type of identification of those whom the list knows: the number of another type may be somebody else's NIT. */
const NIT = "31"

const noAddress = failLocalized(
  {
    en: "The authority knows no e-mail address of who receives the document: state To.",
    es: "La autoridad no conoce un correo de quien recibe el documento: indique To."
  },
  (detail) => new MailRefused({ reason: "noAddress", detail })
)

/**
 * Where who receives a document wants it, by what the authority knows: what is registered for the one (GetAcquirer), else
 * what the list of all has (GetExchangeEmails), which holds too where the question is not answered or can not be signed.
 */
export const learnAddress = Effect.gen(function* () {
  const authority = yield* Authority
  const certificates = yield* QueryCertificates
  const endpoints = yield* AuthorityEndpoints
  const exchangeEmails = yield* ExchangeEmails

  return Effect.fnUntraced(function* (
    { receiver }: ContainerFacts,
    environment: FilingEnvironment,
    certificate: SentCertificate
  ): Effect.fn.Return<LearntAddress, MailRefused | CertificateUnusable | ServiceUnavailable> {
    const { id: identificationNumber, idType: identificationType } = receiver
    if (identificationType === undefined) return yield* noAddress
    const identity = Option.getOrUndefined(yield* certificates.find(certificate))
    const asked = yield* Effect.result(
      identity === undefined
        ? // says which certificate there should be
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
    if (Result.isSuccess(asked) && emailAddressForm.test(asked.success)) {
      return { address: asked.success, origin: "GetAcquirer" }
    }
    const listed =
      identificationType === NIT
        ? yield* exchangeEmails.find(environment, identificationNumber, identity)
        : Option.none()
    if (Option.isSome(listed)) {
      const { address, listedAt } = listed.value
      return { address, origin: "GetExchangeEmails", asOf: listedAt.toISOString() }
    }
    return yield* Result.isFailure(asked) ? Effect.fail(asked.failure) : noAddress
  })
})
