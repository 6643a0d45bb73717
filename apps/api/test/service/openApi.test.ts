import { assert, describe, layer } from "@effect/vitest"
import { Effect } from "effect"
import { signingCertificate, TestService } from "../support/TestService.ts"

const ask = (path: string, language = "en") =>
  Effect.flatMap(TestService, ({ url }) =>
    Effect.promise(async () => {
      const response = await fetch(`${url}${path}`, { headers: { "accept-language": language } })
      return { status: response.status, text: await response.text(), headers: response.headers }
    })
  )

const described = (query = "") => Effect.map(ask(`/openapi.json${query}`), ({ text }) => JSON.parse(text))

const exampleOf = (document: any, path: string): any =>
  document.paths[path].post.requestBody.content["application/json"].example

describe("the description of the service", () => {
  layer(TestService.shared(), { excludeTestServices: true })((it) => {
    it.effect("is English, Spanish if asked for, and without webhooks if they are not wanted", () =>
      Effect.gen(function* () {
        const [english, spanish] = [yield* described(), yield* described("?lang=es")]
        const companyParty = (document: any): string =>
          document.components.schemas.Invoice.properties.CompanyParty.description
        assert.include(companyParty(english), "Mandatory, unless the settings of the company state it.")
        assert.include(companyParty(spanish), "Obligatorio, salvo que conste en la configuración de la compañía.")
        const tags = (document: any): ReadonlyArray<string> => document.tags.map(({ name }: any) => name)
        assert.includeMembers([...tags(english)], ["Webhooks", "Webhook events"])
        for (const { post } of Object.values<any>(english.webhooks))
          assert.deepStrictEqual(post.tags, ["Webhook events"])
        const without = yield* described("?webhooks=false&lang=en")
        assert.notProperty(without, "webhooks")
        assert.notInclude([...tags(without)], "Webhook events")
        const plain = yield* described("?unions=false")
        assert.notProperty(plain.components.schemas, "Absent")
      })
    )

    it.effect("refuses parameters that it does not have, in the caller's language", () =>
      Effect.gen(function* () {
        for (const query of ["?language=es", "?lang=fr", "?webhooks=no", "?lang=es&lang=en"]) {
          const { status, text } = yield* ask(`/openapi.json${query}`)
          assert.strictEqual(status, 400, query)
          assert.deepInclude(JSON.parse(text), { type: "urn:radicar:problem:invalid-request", status: 400 })
        }
        assert.include((yield* ask("/openapi.json?lang=fr", "es")).text, "se espera uno de en, es")
      })
    )

    it.effect("has examples of today whose numbers are free: the service files them as they stand", () =>
      Effect.gen(function* () {
        const { post, query, token, url } = yield* TestService
        const document = yield* described()
        const SigningCertificate = signingCertificate()
        const filed = yield* post({ ...exampleOf(document, "/v1/dian/invoices"), SigningCertificate })
        assert.deepInclude(filed.body, { status: "submitted" })
        const payroll = yield* Effect.promise(() =>
          fetch(`${url}/v1/dian/payrolls/?${query}`, {
            method: "POST",
            headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
            body: JSON.stringify({ ...exampleOf(document, "/v1/dian/payrolls"), SigningCertificate })
          }).then((response) => response.json())
        )
        assert.deepInclude(payroll, { status: "submitted" })
        const plain = exampleOf(yield* described("?unions=false"), "/v1/dian/invoices")
        const { Date: date } = exampleOf(document, "/v1/dian/invoices")
        assert.strictEqual(plain.Date.slice(0, 10), date.slice(0, 10))
        assert.strictEqual(plain.Items[0].Price, "28500.5")
      })
    )

    it.effect("says which document an example needs that refers to another one", () =>
      Effect.gen(function* () {
        const [english, spanish] = [yield* described(), yield* described("?lang=es")]
        for (const [path, needed] of [
          ["events", "InvoiceCreate"],
          ["support-notes", "SupportCreate"],
          ["equivalent-notes", "EquivalentCreate"],
          ["playroll-replace-notes", "PayrollCreate"]
        ]) {
          const operation = (document: any) => document.paths[`/v1/dian/${path}`].post
          assert.include(operation(english).description, `first file one with ${needed}`)
          assert.include(operation(spanish).description, `primero envíe uno con ${needed}`)
        }
        // an example without a reference needs none
        assert.notInclude(english.paths["/v1/dian/credit-notes"].post.description, "first file")
        assert.notProperty(exampleOf(english, "/v1/dian/credit-notes"), "DocumentReference")
      })
    )

    it.effect("leaves optional parameters out of the samples of its page, which has the same examples", () =>
      Effect.gen(function* () {
        const [whole, page] = [yield* described(), yield* described("?samples=required")]
        const invoice = (document: any) => document.paths["/v1/dian/invoices"].post
        const disabled = (document: any) =>
          invoice(document).parameters.flatMap(({ examples, name }: any) =>
            examples?.default["x-disabled"] === true ? [name] : []
          )
        assert.deepStrictEqual(disabled(whole), [])
        assert.includeMembers(disabled(page), ["dryRun", "idempotency-key"])
        assert.notIncludeMembers(disabled(page), ["companyId", "providerId"])
        const today = exampleOf(whole, "/v1/dian/invoices").Date.slice(0, 10)
        assert.strictEqual(exampleOf(page, "/v1/dian/invoices").Date.slice(0, 10), today)
      })
    )
  })
})
