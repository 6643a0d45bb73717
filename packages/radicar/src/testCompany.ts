import { exampleNumberAt } from "@radicar/domain/inner/document/DocumentDefinition"
import { failure } from "@radicar/cli/Failure"
import { readSettings } from "@radicar/cli/document/parseJsonBody"
import { CompanySettings } from "@radicar/contract/inner/tenant/CompanySettings"
import type { Localized } from "@radicar/domain/inner/rules/Language"
import { fromEpochMillis } from "@radicar/domain/inner/time/LocalDateTime"
import { RadicarClient } from "@radicar/http-client/inner/effect/RadicarClient"
import { SandboxCertificate } from "@radicar/sandbox/inner/SandboxCertificate"
import { documentTypes } from "@radicar/ubl/inner/documentTypes"
import { Clock, Effect, Redacted } from "effect"
import { randomBytes } from "node:crypto"
import { join } from "node:path"
import type { DevFolder } from "./DevFolder.ts"

/** NIT of the example company. */
const nit = "900373115"

/** Company and provider of the service's development tenant, as query parameters. */
const query = { companyId: "1", providerId: "1" }

const invoice = documentTypes.InvoiceCreate

const failed =
  ({ en, es }: Localized) =>
  (error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error)
    return failure("unexpected", { en: `${en}: ${reason}`, es: `${es}: ${reason}` })
  }

/** Number for the next example invoice, chosen as `radicar example` does. */
const numberNow = Effect.map(Clock.currentTimeMillis, (millis) => exampleNumberAt(invoice.exampleNumbers, millis))

const bodyOf = (number: number, folder: DevFolder) =>
  Effect.map(Clock.currentTimeMillis, (millis) => ({
    ...invoice.example({ number, date: fromEpochMillis(millis) }),
    SigningCertificate: { Token: folder.read("certificate-token") }
  }))

/**
 * Creates the example company in the service, and stores a certificate for it that the sandbox's certification
 * authority issues.
 */
export const makeCompany = Effect.fn("makeCompany")(function* (folder: DevFolder) {
  const { certificates, companies } = yield* RadicarClient
  const example = invoice.example({ number: 1, date: fromEpochMillis(0) }) as {
    readonly CompanyParty: { Name: string }
  }
  const { CompanyParty } = example
  const authority = yield* SandboxCertificate.make({ directory: join(folder.data, "sandbox") }).pipe(
    Effect.mapError(failed({ en: "The sandbox's authority", es: "La autoridad del sandbox" }))
  )
  const password = Redacted.make(randomBytes(18).toString("base64url"))
  const { pkcs12 } = yield* authority
    .issue({ nit, name: CompanyParty.Name, password })
    .pipe(Effect.mapError(failed({ en: "The certificate", es: "El certificado" })))
  folder.write("company.p12", pkcs12)
  folder.write("company-password", Redacted.value(password))
  folder.write("company.json", `${JSON.stringify({ CompanyParty }, null, 2)}\n`)
  const payload = yield* readSettings(folder.file("company.json"), CompanySettings)
  yield* companies
    .put({ params: { id: query.companyId }, headers: {}, payload })
    .pipe(Effect.mapError(failed({ en: "The company", es: "La compañía" })))
  const content = Redacted.make(Buffer.from(pkcs12).toString("base64"))
  const { token } = yield* certificates
    .store({ query: { companyId: query.companyId }, payload: { content, password } })
    .pipe(Effect.mapError(failed({ en: "The certificate", es: "El certificado" })))
  folder.write("certificate-token", token)
})

/** Files an example invoice and returns its number and key. */
export const fileExample = Effect.fn("fileExample")(function* (folder: DevFolder) {
  const client = yield* RadicarClient
  const text = JSON.stringify(yield* bodyOf(yield* numberNow, folder))
  const { document, id, response, status } = yield* client
    .submit("InvoiceCreate", text, { query, headers: {} })
    .pipe(Effect.mapError(failed({ en: "The example", es: "El ejemplo" })))
  if (status !== "submitted")
    return yield* failed({ en: "The example", es: "El ejemplo" })(new Error(JSON.stringify(response)))
  folder.remember({ uuid: document.uuid })
  return { id, uuid: document.uuid }
})

/** Writes `invoice.json`: the body of an invoice that has not been filed yet. */
export const writeNextInvoice = Effect.fn("writeNextInvoice")(function* (folder: DevFolder) {
  const body = yield* bodyOf((yield* numberNow) + 1, folder)
  folder.write("invoice.json", `${JSON.stringify(body, null, 2)}\n`)
})
