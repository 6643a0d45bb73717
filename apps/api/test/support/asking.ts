import { read, type TestCertificateName } from "@radicar/fixtures/certificates/TestCertificates"
import { Effect } from "effect"
import { developmentToken } from "../../src/access/DevelopmentTenant.ts"
import { type Answer, TestService } from "./TestService.ts"
import { tokenWith } from "./tokenWith.ts"

/** The differences from a default query. */
export interface AskOptions {
  readonly query?: string
  readonly certificate?: TestCertificateName
  readonly token?: string
  /** Replace what the others make of them. */
  readonly headers?: Readonly<Record<string, string>>
}

const base64 = (value: string | Uint8Array): string => Buffer.from(value).toString("base64")

/** The headers that carry a certificate. */
export const certificateHeaders = (bytes: Uint8Array, password: string) => ({
  "x-radicar-certificate": base64(bytes),
  "x-radicar-certificate-password": base64(password)
})

/** Asks the service below `/v1/dian`, over HTTP. */
export const asking = (path: string, options: AskOptions = {}) =>
  Effect.flatMap(TestService, ({ url }) =>
    Effect.promise(async (signal): Promise<Answer> => {
      const { bytes, password } = read(options.certificate ?? "company")
      const response = await fetch(`${url}/v1/dian/${path}?companyId=1&providerId=1${options.query ?? ""}`, {
        headers: {
          authorization: `Bearer ${options.token ?? developmentToken}`,
          ...certificateHeaders(bytes, password),
          ...options.headers
        },
        signal
      })
      return { status: response.status, headers: response.headers, body: await response.json() }
    })
  )

/** Has the service store a test certificate for company 1; answers its token. */
export const storedCertificate = Effect.fnUntraced(function* (name: TestCertificateName) {
  const { url } = yield* TestService
  const bearer = yield* tokenWith(["companies:admin"])
  return yield* Effect.promise(async (signal): Promise<string> => {
    const { bytes, password } = read(name)
    const response = await fetch(`${url}/v1/certificates/?companyId=1`, {
      method: "POST",
      headers: { authorization: `Bearer ${bearer}`, "content-type": "application/json" },
      body: JSON.stringify({ Content: base64(bytes), Password: password }),
      signal
    })
    const { token } = (await response.json()) as { readonly token: string }
    return token
  })
})
