import { CertificateUnusable } from "@radicar/contract/problem/CertificateUnusable"
import { ServiceUnavailable } from "@radicar/contract/problem/ServiceUnavailable"
import type { AuthorityError } from "@radicar/dian/AuthorityError"
import type { Effect } from "effect"
import { certificateTexts } from "../filing/certificateTexts.ts"
import { failLocalized } from "../language/failLocalized.ts"

/** What a caller is told of a question that the authority did not answer. Nothing can have changed by it. */
export const queryProblem = ({
  reason: { _tag: reason },
  retryable
}: AuthorityError): Effect.Effect<never, CertificateUnusable | ServiceUnavailable> =>
  reason === "CertificateNotAccepted" || reason === "CertificateNotInForce"
    ? failLocalized(certificateTexts[reason], (detail) => new CertificateUnusable({ reason, detail }))
    : failLocalized(
        retryable
          ? {
              en: `The authority gave no answer to rely on (${reason}). The question changed nothing: ask again later.`,
              es: `La autoridad no dio una respuesta confiable (${reason}). La consulta no cambió nada: repítala más tarde.`
            }
          : {
              en: `The authority did not take the question (${reason}). Whoever runs this service must look into it.`,
              es: `La autoridad no recibió la consulta (${reason}). Quien opera este servicio debe revisarlo.`
            },
        (detail) => new ServiceUnavailable({ detail })
      )
