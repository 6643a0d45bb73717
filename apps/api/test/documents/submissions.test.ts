import { assert, describe, layer } from "@effect/vitest"
import { Effect } from "effect"
import { X509Certificate } from "node:crypto"
import { invoiceBody, serviceDatabases, TestService } from "../support/TestService.ts"

const call = (path: string, method = "GET", language = "en", sent?: unknown) =>
  Effect.flatMap(TestService, ({ token, url }) =>
    Effect.promise(async () => {
      const headers = { authorization: `Bearer ${token}`, "accept-language": language }
      const response = await fetch(`${url}/v1/submissions${path}`, {
        method,
        headers: { ...headers, ...(sent === undefined ? {} : { "content-type": "application/json" }) },
        ...(sent === undefined ? {} : { body: JSON.stringify(sent) })
      })
      return { status: response.status, body: JSON.parse(await response.text()) }
    })
  )

describe.each(serviceDatabases)("the record of submissions, on %s", (database) => {
  layer(TestService.shared(database), { excludeTestServices: true })((it) => {
    it.effect("lists what a company has filed, the newest first, page by page, each once", () =>
      Effect.gen(function* () {
        const { companyId, post } = yield* TestService
        for (let index = 0; index < 7; index += 1) yield* post(invoiceBody(990000970 + index))
        const seen: Array<number> = []
        let cursor = ""
        do {
          const page = yield* call(`?companyId=${companyId}&limit=3&prefix=SETP${cursor}`)
          assert.strictEqual(page.status, 200, JSON.stringify(page.body))
          assert.isAtMost(page.body.items.length, 3)
          seen.push(...page.body.items.map((item: any) => item.result.document.number))
          cursor = page.body.next === undefined ? "" : `&cursor=${page.body.next}`
        } while (cursor !== "")
        assert.deepStrictEqual(
          seen,
          [976, 975, 974, 973, 972, 971, 970].map((last) => 990000000 + last)
        )
        assert.notInclude(JSON.stringify((yield* call(`?companyId=${companyId}`)).body), "secret")
      }).pipe(Effect.provide(TestService.shared(database)))
    )

    it.effect("filters by status, type, number and time", () =>
      Effect.gen(function* () {
        const { companyId, post } = yield* TestService
        const rejected = yield* post(
          invoiceBody(990000980, { NumberingRange: { Prefix: "SETP", TechnicalKey: "0".repeat(40) } })
        )
        assert.strictEqual(rejected.body.status, "rejected")
        const numbers = (query: string) =>
          Effect.map(call(`?companyId=${companyId}&${query}`), ({ body }) =>
            body.items.map((item: any) => item.result.document.number)
          )
        assert.deepStrictEqual(yield* numbers("status=rejected"), [990000980])
        assert.deepStrictEqual(yield* numbers("number=990000980&type=01"), [990000980])
        assert.deepStrictEqual(yield* numbers("number=990000980&type=91"), [])
        assert.deepStrictEqual(yield* numbers("id=SETP990000980"), [990000980])
        assert.deepStrictEqual(yield* numbers("id=ETP990000980"), [])
        assert.deepStrictEqual(yield* numbers("id=SETP990000980&status=submitted"), [])
        const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)
        assert.deepStrictEqual(yield* numbers(`from=${tomorrow}`), [])
        assert.include(yield* numbers(`to=${tomorrow}&status=rejected`), 990000980)
        const shown = encodeURIComponent(rejected.body.created)
        assert.deepStrictEqual(yield* numbers(`from=${shown}&status=rejected`), [990000980], rejected.body.created)
        assert.deepStrictEqual(yield* numbers(`to=${shown}&status=rejected`), [])
      }).pipe(Effect.provide(TestService.shared(database)))
    )

    it.effect("finds documents by counterparty, number, key, day and amount, and adds them up", () =>
      Effect.gen(function* () {
        const { companyId, post } = yield* TestService
        const { CustomerParty: buyer } = invoiceBody(1)
        const other = {
          ...buyer,
          Id: "1020304050",
          IdentificationType: "13",
          Name: "Íñigo  Muñoz Peña",
          TaxLevelCode: "R-99-PN"
        }
        const wrongKey = { NumberingRange: { Prefix: "SETP", TechnicalKey: "0".repeat(40) } }
        const first = yield* post(invoiceBody(990000960))
        const second = yield* post(invoiceBody(990000961, { CustomerParty: other }))
        const rejected = yield* post(invoiceBody(990000962, { CustomerParty: other, ...wrongKey }))
        assert.strictEqual(rejected.body.status, "rejected")
        const today = first.body.document.date.slice(0, 10)
        const numbers = (query: string) =>
          Effect.map(call(`?companyId=${companyId}&${query}`), ({ body }) =>
            body.items.map((item: any) => item.result.document.number - 990000960)
          )
        for (const [query, found] of [
          ["q=munoz%20INIGO", [2, 1]],
          ["q=trigal", [0]],
          ["q=102030", [2, 1]],
          ["q=SETP99000096", [2, 1, 0]],
          ["q=990000961", [1]],
          ["q=SET", [2, 1, 0]],
          [`q=${second.body.document.uuid.slice(0, 12)}`, [1]],
          ["q=%25%25", []],
          ["q=trigal&amountTo=1", []],
          ["counterparty=1020304050", [2, 1]],
          ["counterparty=1020304050&status=submitted", [1]],
          ["counterparty=1020304050&q=SETP990000962", [2]],
          ["counterparty=9", []],
          [`issuedFrom=${today}&issuedTo=${today}&currency=COP`, [2, 1, 0]],
          ["issuedTo=2020-01-01", []],
          ["amountFrom=573306.30&amountTo=573306.3&type=01&prefix=SETP", [2, 1, 0]],
          ["amountFrom=573306.31", []],
          ["amountFrom=1&environment=production", []],
          ["filedAgain=false", [2]],
          ["filedAgain=true", []]
        ] as const) {
          assert.deepStrictEqual([query, yield* numbers(query)], [query, found])
        }
        const pages = yield* call(`?companyId=${companyId}&q=muñoz&limit=1`)
        const next = yield* call(`?companyId=${companyId}&q=muñoz&limit=1&cursor=${pages.body.next}`)
        assert.deepStrictEqual([next.body.items[0].result.document.number, next.body.next], [990000961, undefined])

        const sums = (query: string) =>
          Effect.map(call(`/summary?companyId=${companyId}&${query}`), ({ body }) => body.groups)
        const of = (documents: number, total: string, iva: string, status: string) => ({
          type: "01",
          status,
          book: "sale",
          currency: "COP",
          documents,
          total,
          pesos: total,
          amounts: { iva, base19: iva === "51300.30" ? "180000.00" : "360000.00" }
        })
        const byStatus = yield* sums("")
        assert.deepStrictEqual(
          byStatus.map(({ amounts: { base19, iva }, ...group }: any) => ({ ...group, amounts: { iva, base19 } })),
          [of(1, "573306.30", "51300.30", "rejected"), of(2, "1146612.60", "102600.60", "submitted")]
        )
        const [daily, ...none] = yield* sums("by=day&status=submitted")
        assert.deepInclude(daily, { day: today, documents: 2, total: "1146612.60" })
        assert.isEmpty(none)
        const parties = yield* sums("by=counterparty,month")
        assert.deepStrictEqual(
          parties.map(({ counterparty, documents, month }: any) => [counterparty.identification, month, documents]),
          [
            ["1020304050", today.slice(0, 7), 1],
            ["800199436", today.slice(0, 7), 1]
          ]
        )
        assert.isEmpty(yield* sums("environment=production"))
        assert.isEmpty(yield* sums("book=purchase"))
        assert.deepStrictEqual(yield* numbers("book=sale&type=01"), [2, 1, 0])
        assert.deepStrictEqual(yield* numbers("book=payroll&type=01"), [])
        assert.deepStrictEqual(yield* numbers(`book=sale&issuedTo=${today}&q=trigal`), yield* numbers("q=trigal"))

        const corrected = yield* post(invoiceBody(990000962, { CustomerParty: other }))
        assert.strictEqual(corrected.body.status, "submitted", JSON.stringify(corrected.body))
        assert.deepStrictEqual(yield* numbers("filedAgain=true"), [2])
        const { body } = yield* call(`?companyId=${companyId}&status=rejected`)
        assert.isTrue(body.items[0].filedAgain)
      }).pipe(Effect.provide(TestService.shared(database)))
    )

    it.effect("lists and adds up chosen documents, and those that a certificate signed", () =>
      Effect.gen(function* () {
        const { companyId, post, token, url } = yield* TestService
        const results = [yield* post(invoiceBody(990000990)), yield* post(invoiceBody(990000991))]
        const [xml] = yield* Effect.promise(() =>
          Promise.all(
            results.map(async ({ body }) => {
              const headers = { authorization: `Bearer ${token}` }
              const file = await fetch(`${url}/v1/files/xml?uuid=${body.document.uuid}`, { headers })
              return file.text()
            })
          )
        )
        const [, der = ""] = /<ds:X509Certificate>([^<]*)</u.exec(xml ?? "") ?? []
        const signer = new X509Certificate(Buffer.from(der, "base64"))
        const serial = String(BigInt(`0x${signer.serialNumber}`))
        const numbers = (query: string) =>
          Effect.map(call(`?companyId=${companyId}&${query}`), ({ body }) =>
            body.items.map((item: any) => item.result.document.number - 990000990)
          )
        const listed = (yield* call(`?companyId=${companyId}&prefix=SETP&limit=2`)).body.items
        const [last, first] = listed.map(({ submissionId }: any) => submissionId)
        const unknown = "01890a5d-ac96-774b-bcce-b302099a8057"
        for (const [query, expected] of [
          [`submissionIds=${first},${last}`, [1, 0]],
          [`submissionIds=${first},${unknown}`, [0]],
          [`submissionIds=${last.toUpperCase()}&issuedFrom=2020-01-01`, [1]],
          [`submissionIds=${first},${last}&q=SETP990000990`, [0]],
          [`submissionIds=${first},${last}&status=rejected`, []],
          [`submissionIds=${first},${last}&certificate=${serial}`, [1, 0]],
          [`certificate=${serial}&q=SETP99000099`, [1, 0]],
          [`certificate=${serial}1&q=SETP99000099`, []]
        ] as const) {
          assert.deepStrictEqual([query, yield* numbers(query)], [query, expected])
        }
        const [sum] = (yield* call(`/summary?companyId=${companyId}&submissionIds=${first}&by=day`)).body.groups
        assert.deepInclude(sum, { documents: 1, total: "573306.30" })
        const exported = yield* Effect.promise(async () => {
          const query = `companyId=${companyId}&format=jsonl&submissionIds=${last}`
          const headers = { authorization: `Bearer ${token}` }
          return (await fetch(`${url}/v1/submissions/export?${query}`, { headers })).text()
        })
        assert.lengthOf(exported.trim().split("\n"), 1)
        assert.include(exported, results[1]?.body.document.uuid)
        for (const query of ["submissionIds=", `submissionIds=${Array(201).fill(first).join(",")}`, "certificate=0x1"])
          assert.strictEqual((yield* call(`?companyId=${companyId}&${query}`)).status, 400, query)
      }).pipe(Effect.provide(TestService.shared(database)))
    )

    it.effect("no longer lists a rejected document as to be corrected once it is dismissed with a reason", () =>
      Effect.gen(function* () {
        const { companyId, post } = yield* TestService
        const NumberingRange = { Prefix: "SETP", TechnicalKey: "0".repeat(40) }
        for (const number of [990000955, 990000956])
          assert.strictEqual((yield* post(invoiceBody(number, { NumberingRange }))).body.status, "rejected")
        const accepted = yield* post(invoiceBody(990000957))
        const numbers = (query: string) =>
          Effect.map(call(`?companyId=${companyId}&${query}`), ({ body }) =>
            body.items.map((item: any) => item.result.document.number - 990000950)
          )
        assert.deepStrictEqual(yield* numbers("needsCorrection=true"), [6, 5])
        assert.deepStrictEqual(yield* numbers("needsCorrection=false"), [])
        const [last] = (yield* call(`?companyId=${companyId}&status=rejected`)).body.items
        const place = `/${last.submissionId}/dismissal`

        assert.strictEqual((yield* call(place, "PUT", "es", {})).status, 400)
        assert.strictEqual((yield* call(place, "PUT", "es", { Reason: "x".repeat(501) })).status, 400)
        const dismissed = yield* call(place, "PUT", "es", { Reason: "Se radicó a mano en el portal" })
        assert.deepInclude(dismissed.body.dismissal, { reason: "Se radicó a mano en el portal" })
        assert.strictEqual(dismissed.body.state, "rejected")
        assert.deepStrictEqual((yield* call(`/${last.submissionId}`, "GET", "es")).body, dismissed.body)
        assert.deepStrictEqual(yield* numbers("needsCorrection=true"), [5])
        assert.deepStrictEqual(yield* numbers("needsCorrection=false"), [6])
        assert.deepStrictEqual(yield* numbers("needsCorrection=true&amountFrom=1"), [5])
        assert.deepStrictEqual(yield* numbers("needsCorrection=true&status=submitted"), [])
        const [sum] = (yield* call(`/summary?companyId=${companyId}&needsCorrection=true`)).body.groups
        assert.deepInclude(sum, { status: "rejected", documents: 1 })

        const restored = yield* call(place, "DELETE")
        assert.isUndefined(restored.body.dismissal)
        assert.deepStrictEqual(yield* numbers("needsCorrection=true"), [6, 5])
        assert.strictEqual((yield* post(invoiceBody(990000956))).body.status, "submitted")
        assert.deepStrictEqual(yield* numbers("needsCorrection=true"), [5])
        const refused = yield* call(`/${accepted.body.document.uuid}/dismissal`, "PUT", "en", { Reason: "no" })
        assert.deepStrictEqual([refused.status, refused.body.type], [400, "urn:radicar:problem:invalid-request"])
        assert.deepStrictEqual(yield* numbers(`corrects=${accepted.body.document.uuid}`), [])
      }).pipe(Effect.provide(TestService.shared(database)))
    )

    it.effect("shows one with its history, by its id and by its key", () =>
      Effect.gen(function* () {
        const { post } = yield* TestService
        const filed = yield* post(invoiceBody(990000981))
        const byKey = yield* call(`/${filed.body.document.uuid}`)
        assert.deepStrictEqual(byKey.body.result, filed.body)
        assert.deepStrictEqual(
          byKey.body.history.map(({ from = "", to }: { from?: string; to: string }) => `${from}>${to}`),
          [">signed", "signed>filing", "filing>accepted"]
        )
        assert.deepStrictEqual((yield* call(`/${byKey.body.submissionId}`)).body, byKey.body)
      })
    )

    it.effect(
      "shows a document that was never received as its body stated it, with the reason in the caller's language",
      () =>
        Effect.gen(function* () {
          const { companyId, post, sandbox } = yield* TestService
          yield* sandbox.program({ operation: "SendBillSync", behaviour: "invalid-security-fault", times: 2 })
          const body = invoiceBody(990000990)
          const refused = yield* post(body, { headers: { "accept-language": "es" } })
          assert.strictEqual(refused.status, 503, JSON.stringify(refused.body))
          assert.match(refused.body.detail, /^SendBillSync: no se aceptó el encabezado de seguridad/u)
          const [item] = (yield* call(`?companyId=${companyId}&status=refused`)).body.items
          assert.notProperty(item, "result")
          assert.deepInclude(item.stated, { id: "SETP990000990", type: "01", prefix: "SETP", number: 990000990 })
          assert.strictEqual(item.stated.date.slice(0, 10), String(body["Date"]).slice(0, 10))
          const last = (detail: any) => detail.history.at(-1).detail
          assert.match(last((yield* call(`/${item.submissionId}`, "GET", "es")).body), /^SendBillSync: no se aceptó/u)
          assert.match(last((yield* call(`/${item.submissionId}`)).body), /^SendBillSync: the security header/u)
        })
    )

    it.effect("retries a pending submission on request, and files nothing twice", () =>
      Effect.gen(function* () {
        const { post, sandbox } = yield* TestService
        for (const operation of ["SendBillSync", "GetStatus"] as const) {
          yield* sandbox.program({ operation, behaviour: "drop-after-processing", times: 1 })
        }
        const pending = yield* post(invoiceBody(990000982))
        assert.strictEqual(pending.status, 202)
        const retried = yield* call(`/${pending.body.document.uuid}/retry`, "POST")
        assert.deepInclude(retried.body, { state: "accepted" }, JSON.stringify(retried.body))
        const sent = (yield* sandbox.received).filter(({ number }) => number === "SETP990000982")
        assert.lengthOf(sent, 1)
        const again = yield* call(`/${pending.body.document.uuid}/retry`, "POST")
        assert.deepStrictEqual(again.body, (yield* call(`/${pending.body.document.uuid}`)).body)
      })
    )

    it.effect("takes up several, each with a result as if it were alone", () =>
      Effect.gen(function* () {
        const { post, sandbox } = yield* TestService
        for (const operation of ["SendBillSync", "GetStatus"] as const) {
          yield* sandbox.program({ operation, behaviour: "drop-after-processing", times: 1 })
        }
        const pending = yield* post(invoiceBody(990000983))
        assert.strictEqual(pending.status, 202)
        const accepted = yield* post(invoiceBody(990000984))
        const unknown = "019a0000-0000-7000-8000-000000000000"
        const Ids = [unknown, accepted.body.document.uuid, pending.body.document.uuid]
        const { body, status } = yield* call("/retry", "POST", "es", { Ids })
        assert.strictEqual(status, 200, JSON.stringify(body))
        assert.deepStrictEqual(
          body.items.map(({ id, problem, submission }: any) => [id, problem?.status, submission?.state]),
          [
            [Ids[0], 404, undefined],
            [Ids[1], undefined, "accepted"],
            [Ids[2], undefined, "accepted"]
          ]
        )
        assert.strictEqual(body.items[0].problem.title, "No se encontró")
        assert.deepStrictEqual(body.items[2].submission, (yield* call(`/${Ids[2]}`, "GET", "es")).body)
        assert.lengthOf(
          (yield* sandbox.received).filter(({ number }) => number === "SETP990000983"),
          1
        )
        assert.strictEqual((yield* call("/retry", "POST", "en", { Ids: [] })).status, 400)
        assert.strictEqual((yield* call("/retry", "POST", "en", { Ids: ["SETP990000983"] })).status, 400)
      })
    )

    it.effect("shows nothing of other companies, and reports invalid queries", () =>
      Effect.gen(function* () {
        const { companyId } = yield* TestService
        assert.strictEqual((yield* call("?companyId=1")).status, 403)
        assert.strictEqual((yield* call(`?companyId=${companyId}&cursor=nonsense`)).status, 400)
        assert.strictEqual((yield* call(`?companyId=${companyId}&status=lost`)).status, 400)
        assert.strictEqual((yield* call("/019a0000-0000-7000-8000-000000000000")).status, 404)
        assert.strictEqual((yield* call("/nonsense/retry", "POST")).status, 404)
      })
    )
  })
})
