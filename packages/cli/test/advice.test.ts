import { pathOf, read } from "@radicar/fixtures/certificates/TestCertificates"
import { assert, describe, expect, it } from "@effect/vitest"
import type { SubmissionDetail } from "@radicar/contract/inner/SubmissionsGroup"
import {
  answerAlarms,
  outcomeOf,
  submissionAdvice,
  type SubmissionState
} from "@radicar/domain/inner/submission/submissionAdvice"
import { Effect } from "effect"
import { TestClock } from "effect/testing"
import { mkdirSync } from "node:fs"
import { documentTypes } from "@radicar/ubl/inner/documentTypes"
import { statusWords } from "../src/flags/flags.ts"
import { answering, result } from "./support/answering.ts"
import { exampleText, issued } from "./support/exampleText.ts"
import { runHere } from "./support/runHere.ts"
import { temporaryFolder } from "./support/temporaryFolder.ts"

const files = temporaryFolder()
const id = "01a20122-85c1-7d4a-a417-52fb5013b6fe"
const holder = "c".repeat(96)

const statuses: Readonly<Record<SubmissionState, string | undefined>> = {
  signed: "pending",
  contingency: "pending",
  filing: "pending",
  unknown: "pending",
  processing: "processing",
  accepted: "submitted",
  rejected: "rejected",
  refused: undefined
}

/** A submission as the service shows it, with a history that has been through its state. */
const detailOf = (state: SubmissionState, response: Readonly<Record<string, string>> = {}) => ({
  submissionId: id,
  state,
  operation: "InvoiceCreate",
  companyId: "1",
  providerId: "1",
  environment: "sandbox",
  issuerNit: "900373115",
  attempts: 1,
  history: [{ at: "2026-01-15T15:00:05.000Z", from: "filing", to: state, origin: "authority", attempt: 1, detail: "" }],
  ...(statuses[state] === undefined
    ? {
        stated: {
          id: "SETP990000001",
          type: "01",
          prefix: "SETP",
          number: 990000001,
          date: "2026-01-15T10:00:00-05:00",
          created: "2026-01-15T10:00:05-05:00"
        }
      }
    : { result: result(statuses[state], response) })
})

type Detail = typeof SubmissionDetail.Type

const cases = [
  ...(Object.keys(statuses) as ReadonlyArray<SubmissionState>).map((state) => detailOf(state)),
  detailOf("rejected", { errorMessage: "Regla: 90, Rechazo: Documento procesado anteriormente.", numberHolder: holder })
].map((detail) => ({ outcome: outcomeOf(detail as unknown as Detail), detail }))

const run = (body: unknown, args: ReadonlyArray<string>, status = 200) =>
  Effect.promise(() =>
    answering({ status, body }, (url) => Effect.runPromise(runHere([...args, "--url", url, "--output", "text"])))
  )

const words = (text: string): string => text.replaceAll(/\s+/gu, " ")

/** English words of labels, states and advice that no Spanish screen has. */
const english =
  /\b(?:accepted|rejected|refused|signed|filing|unknown|pending|processing|the|worker|authority|request|attempts|state|environment|number|issued)\b/iu

describe.each(["en", "es"] as const)("the advice of radicar in %s", (language) => {
  it.effect.each(cases)(
    "for $outcome is that of the table, in a submission, a list and the answer to a filing",
    ({ detail, outcome }) =>
      Effect.gen(function* () {
        const { freesNumber, meaning, name, ...more } = submissionAdvice[outcome]
        const shown = yield* run(detail, ["submission", "show", id, "--language", language])
        expect(words(shown.stdout)).toContain(name[language])
        const listed = yield* run({ items: [detail] }, ["submission", "list", "--language", language])
        expect(listed.stdout).toContain(name[language])
        expect(listed.stdout).toContain("SETP990000001")
        const filed =
          "result" in detail
            ? yield* run(detail.result, [
                "invoice",
                "create",
                files.write("body.json", exampleText()),
                "--language",
                language
              ])
            : shown
        // an answer to a filing knows the status alone, not which of the pending states it is
        const told = "urgency" in more && more.urgency === "warning" ? submissionAdvice[outcome] : undefined
        if (told === undefined && outcome !== "accepted") expect(words(filed.stdout)).toContain(meaning[language])
        if ("action" in more) expect(words(filed.stdout)).toContain(more.action[language])
        const free = language === "en" ? /number is free/u : /número queda libre/u
        if (more.urgency === "danger") expect(free.test(words(filed.stdout))).toBe(freesNumber)
        if (language === "es") {
          for (const { stdout } of [shown, listed, filed]) expect(stdout.replaceAll(holder, "")).not.toMatch(english)
        }
      })
  )

  it.effect("shows the alarms of a batch in words", () =>
    Effect.gen(function* () {
      const item = {
        verdict: "inconclusive",
        statusCode: "",
        statusMessage: "",
        statusDescription: "",
        rules: [],
        alarms: ["contradiction", "applicationResponseUnproven"]
      }
      const batch = {
        zipkey: id,
        state: "final",
        followed: false,
        asked: "2026-01-15T10:00:00-05:00",
        age: 1,
        items: [item]
      }
      const { stdout } = yield* run(batch, ["status-zip", id, "--language", language])
      for (const alarm of ["contradiction", "applicationResponseUnproven"] as const) {
        expect(words(stdout)).toContain(answerAlarms[alarm][language])
      }
    })
  )

  it("has a word for every state that a list can be filtered by, which the names begin with", () => {
    for (const [word, status] of Object.entries(statusWords)) {
      const names = Object.values(submissionAdvice).map(({ name }) =>
        Object.values(name).map((each) => each.toLowerCase())
      )
      const said = word.replace("-", " ")
      if (word !== status)
        assert.isTrue(
          names.flat().some((name) => name.startsWith(said)),
          word
        )
    }
  })
})

describe("other Spanish texts of radicar", () => {
  const mail = {
    id,
    state: "partial",
    document: { id: "SETP990000001", uuid: holder },
    subject: "Factura",
    messageId: "<1@emisor.example>",
    created: "2026-01-15T15:00:00.000Z",
    tries: 1,
    receivers: [
      { kind: "to", address: "a@example.com", state: "sent" },
      { kind: "to", address: "b@example.com", state: "failed" }
    ]
  }
  const status = {
    environment: "sandbox",
    state: "closed",
    failuresInARow: 1,
    calls: 2,
    failures: [{ reason: "TimedOut", calls: 1 }],
    latency: {}
  }

  it.effect.each([
    [
      ["authority", "status"],
      { watchedSince: "2026-01-15T10:00:00Z", items: [status] },
      /simulador[^]*tiempo agotado: 1/u
    ],
    [["mail", "show", id], mail, /enviado en parte[^]*enviado[^]*fallido/u]
  ] as const)("name states and errors in words: %j", ([args, body, shown]) =>
    Effect.gen(function* () {
      const { stdout, stderr } = yield* run(body, [...args, "--language", "es"])
      expect(`${stdout}${stderr}`).toMatch(shown)
      expect(stdout).not.toMatch(/TimedOut|sandbox|partial|\bsent\b|failed/u)
    })
  )
})

describe("radicar submission", () => {
  it.effect("filters by the words that it shows, in either language", () =>
    Effect.promise(() =>
      answering({ status: 200, body: { items: [] } }, async (url, requests) => {
        for (const word of ["accepted", "aceptado", "submitted", "no-recibido"]) {
          await Effect.runPromise(runHere(["submission", "list", "--status", word, "--url", url]))
        }
        expect(requests.map((request) => request.url.searchParams.get("status"))).toEqual([
          "submitted",
          "submitted",
          "submitted",
          "refused"
        ])
      })
    )
  )

  it.effect("shows by the number that create prints, and lists a number that was filed several times", () =>
    Effect.gen(function* () {
      const detail = detailOf("accepted")
      const several = yield* run({ items: [detail, detailOf("rejected")] }, ["submission", "show", "SETP990000001"])
      expect(several.code).toBe(0)
      expect(several.stdout).toContain("Accepted")
      expect(several.stdout).toContain("Rejected")
      expect((yield* run({ items: [] }, ["submission", "show", "SETP990000001"])).code).toBe(2)
    })
  )
})

describe("a document that cannot be filed", () => {
  it.effect.each([
    ["file", "pdf", "abc"],
    ["submission", "list", "--from", "32"],
    ["invoice", "create", files.write("asked.json", exampleText())],
    ["webhook", "deliveries"],
    ["ranges"]
  ])("is reported in the service's own words, with exit code 2: %j", (args) =>
    Effect.gen(function* () {
      const body = {
        type: "urn:radicar:problem:invalid-request",
        title: "The request is not valid",
        status: 400,
        detail: "query x: de prueba"
      }
      const { code, stderr } = yield* run(body, args, 400)
      expect(words(stderr)).toContain("query x: de prueba")
      expect(code).toBe(2)
    })
  )

  it.effect.each(["en", "es"] as const)(
    "is reported with what the service said of a failure of its own, in %s",
    (language) =>
      Effect.promise(async () => {
        const body = {
          type: "urn:radicar:problem:internal-error",
          title: "Something went wrong",
          status: 500,
          detail: "The failure is on our side."
        }
        const answer = { status: 500, body, headers: { "x-request-id": "7d4a-a417" } }
        for (const args of [
          ["invoice", "create", files.write("asked.json", exampleText())],
          ["submission", "list"]
        ]) {
          const { code, stderr } = await answering(answer, (url) =>
            Effect.runPromise(runHere([...args, "--language", language, "--url", url]))
          )
          expect(words(stderr)).toContain(
            "500. Something went wrong: The failure is on our side. (X-Request-Id: 7d4a-a417)"
          )
          expect(stderr).not.toMatch(/unexpected body|cuerpo inesperado/u)
          expect(code).toBe(1)
        }
        const proxy = { status: 500, body: Buffer.from("<html>"), contentType: "text/html" }
        const { stderr } = await answering(proxy, (url) =>
          Effect.runPromise(runHere(["webhook", "list", "--url", url]))
        )
        expect(words(stderr)).toContain("an unexpected body.")
      })
  )

  it.effect("names submit for a folder", () =>
    Effect.gen(function* () {
      mkdirSync(files.path("invoices"))
      const { code, stderr } = yield* run({}, ["invoice", "create", files.path("invoices"), "--language", "es"])
      expect(code).toBe(2)
      expect(words(stderr)).toMatch(/es una carpeta\. radicar submit \S+invoices radica todos sus documentos\./u)
    })
  )

  it.effect("names --complete totals where totals are absent, and only there", () =>
    Effect.gen(function* () {
      yield* TestClock.setTime(issued.epochMillis)
      const without = exampleText((body) => void delete body["LegalMonetaryTotal"])
      const absent = yield* runHere(["validate", "-", "--output", "text"], { stdin: without })
      expect(absent.stdout).toContain("--complete totals")
      const completed = yield* runHere(["validate", "-", "--complete", "totals"], { stdin: without })
      expect({ code: completed.code, stderr: completed.stderr }).toEqual({ code: 0, stderr: "" })
      const nameless = exampleText((body) => void delete body["CustomerParty"].Name)
      expect((yield* runHere(["validate", "-", "--output", "text"], { stdin: nameless })).stdout).not.toContain(
        "--complete"
      )
    })
  )
})

describe("radicar example event", () => {
  const { exampleOperations = [] } = documentTypes.EventCreate

  it.effect.each(exampleOperations.map((operation) => [operation]))("of %s validates", ([operation = ""]) =>
    Effect.gen(function* () {
      yield* TestClock.setTime(issued.epochMillis)
      const { stdout } = yield* runHere(["example", "event", "--operation", operation])
      const body = JSON.parse(stdout)
      expect([body.TypeCode, body.OperationCode]).toContain(operation)
      const validated = yield* runHere(["validate", "-", "--output", "text"], { stdin: stdout })
      expect(validated).toMatchObject({ code: 0 })
    })
  )

  it("has the answers to an invoice", () => {
    expect(exampleOperations).toEqual(expect.arrayContaining(["031", "032", "033", "034"]))
  })

  it.effect("takes the buyer, the issuer, the number and the key from the document", () =>
    Effect.gen(function* () {
      yield* TestClock.setTime(issued.epochMillis)
      const password = files.write("password.txt", read("company").password)
      const stdin = exampleText(
        (body) => void Object.assign(body["CustomerParty"], { Id: "860028580", Name: "Ferretería La Tuerca Ltda." })
      )
      const sign = ["sign", "-", "--certificate", pathOf("company.p12"), "--password-file", password]
      const { stdout: xml } = yield* runHere(sign, { stdin })
      const file = files.write("signed.xml", xml)
      const { stdout } = yield* runHere(["example", "event", "--of", file])
      const event = JSON.parse(stdout)
      expect(event.CompanyParty).toMatchObject({ Id: "860028580", Name: "Ferretería La Tuerca Ltda." })
      expect(event.SupplierParty).toMatchObject({ Id: "900373115", Name: "Café Piñón y Cía. S.A.S." })
      expect(event.DocumentReference.Number).toMatch(/^SETP9/u)
      expect(xml).toContain(event.DocumentReference.Uuid)
      const tacit = JSON.parse((yield* runHere(["example", "event", "--of", file, "--operation", "034"])).stdout)
      expect([tacit.CompanyParty.Id, tacit.CustomerParty.Id]).toEqual(["900373115", "860028580"])
    })
  )
})
