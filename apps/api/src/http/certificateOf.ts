import { Effect, Redacted } from "effect"
import { fromBase64, type SentCertificate } from "../queries/QueryCertificates.ts"

const secret = (text: string | undefined) => (text === undefined ? undefined : Redacted.make(text))

/** The certificate that the headers of a request bring or name. */
export const certificateOf = Effect.fnUntraced(function* (
  companyId: string,
  headers: {
    readonly "x-radicar-certificate"?: string
    readonly "x-radicar-certificate-password"?: string
    readonly "x-radicar-certificate-token"?: string
  }
) {
  const password = yield* fromBase64(headers["x-radicar-certificate-password"] ?? "")
  const sent: SentCertificate = {
    companyId,
    content: secret(headers["x-radicar-certificate"]),
    password: Redacted.make(password.toString("utf8")),
    token: secret(headers["x-radicar-certificate-token"])
  }
  return sent
})
