import { describe, expect, it } from "@effect/vitest"
import { documentTypes } from "@radicar/ubl/inner/documentTypes"
import { answering, result } from "./support/answering.ts"
import { radicarHere } from "./support/runHere.ts"
import { temporaryFolder } from "./support/temporaryFolder.ts"

// the service's description: which operation answers where
const paths = {
  InvoiceCreate: "/v1/dian/invoices",
  CreditnoteCreate: "/v1/dian/credit-notes",
  DebitnoteCreate: "/v1/dian/debit-notes",
  SupportCreate: "/v1/dian/supports",
  SupportNoteCreate: "/v1/dian/support-notes",
  EquivalentCreate: "/v1/dian/equivalents",
  EquivalentSpdCreate: "/v1/dian/equivalents-spd",
  EquivalentNoteCreate: "/v1/dian/equivalent-notes",
  EventCreate: "/v1/dian/events",
  PayrollCreate: "/v1/dian/payrolls",
  PayrollReplaceNote: "/v1/dian/playroll-replace-notes",
  PayrollDeleteNote: "/v1/dian/playroll-delete-notes"
} as const

/** Operations whose example refers to a document that does not exist, which `radicar example` says. */
const referring = new Set([
  "SupportNoteCreate",
  "EquivalentNoteCreate",
  "EventCreate",
  "PayrollReplaceNote",
  "PayrollDeleteNote"
])

const files = temporaryFolder()
const accepted = { status: 200, body: result("submitted", { statusCode: "00", statusDescription: "Procesado" }) }

describe.each(Object.entries(paths))("%s", (operation, path) => {
  const { name } = documentTypes[operation as keyof typeof paths]

  it(`is radicar ${name} create, which posts to ${path} what radicar example ${name} prints`, async () => {
    const example = await radicarHere(["example", name])
    expect({ code: example.code, tells: example.stderr !== "" }).toEqual({ code: 0, tells: referring.has(operation) })
    const file = files.write(`${name}.json`, example.stdout)
    const valid = await radicarHere(["validate", file, "--output", "json"])
    expect(JSON.parse(valid.stdout)).toMatchObject({ valid: true, violations: [] })
    await answering(accepted, async (url, requests) => {
      const { code, stdout } = await radicarHere([name, "create", file, "--url", url])
      expect({ code, answer: JSON.parse(stdout) }).toEqual({ code: 0, answer: accepted.body })
      expect(requests.map((request) => [request.url.pathname, request.body])).toEqual([[path, example.stdout]])
    })
  })
})
