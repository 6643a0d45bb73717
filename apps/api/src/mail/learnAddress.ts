import type { CertificateUnusable } from "@radicar/contract/problem/CertificateUnusable"
import { emailAddressForm } from "@radicar/contract/mail/emailAddress"
import { MailRefused } from "@radicar/contract/problem/MailRefused"
import type { ServiceUnavailable } from "@radicar/contract/problem/ServiceUnavailable"
import { Authority } from "@radicar/dian/Authority"
import { Effect } from "effect"
import { AuthorityEndpoints } from "../authority/AuthorityEndpoints.ts"
import type { FilingEnvironment } from "../authority/FilingEnvironment.ts"
import type { ContainerFacts } from "../files/containerFacts.ts"
import { failLocalized } from "../language/failLocalized.ts"
import { QueryCertificates, type SentCertificate } from "../queries/QueryCertificates.ts"
import { queryProblem } from "../queries/queryProblem.ts"

const noAddress = failLocalized(
  {
    en: "The authority knows no e-mail address of who receives the document: state To.",
    es: "La autoridad no conoce un correo de quien recibe el documento: indique To."
  },
  (detail) => new MailRefused({ reason: "noAddress", detail })
)

/** Asks the authority where who receives a document wants it (GetAcquirer). */
export const learnAddress = Effect.gen(function* () {
  const authority = yield* Authority
  const certificates = yield* QueryCertificates
  const endpoints = yield* AuthorityEndpoints

  return Effect.fn("learnAddress")(function* (
    { receiver }: ContainerFacts,
    environment: FilingEnvironment,
    certificate: SentCertificate
  ): Effect.fn.Return<string, MailRefused | CertificateUnusable | ServiceUnavailable> {
    const { id: identificationNumber, idType: identificationType } = receiver
    if (identificationType === undefined) return yield* noAddress
    const identity = yield* certificates.get(certificate)
    const endpoint = endpoints.endpoint(environment)
    const { email = "" } = yield* authority
      .getAcquirer({ identificationType, identificationNumber, identity, endpoint })
      .pipe(Effect.catch(queryProblem))
    return emailAddressForm.test(email) ? email : yield* noAddress
  })
})
