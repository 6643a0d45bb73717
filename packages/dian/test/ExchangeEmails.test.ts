import { describe, expect, it, layer } from "@effect/vitest"
import { readExchangeEmails } from "../src/readExchangeEmails.ts"
import { certificateDirectory } from "@radicar/fixtures/certificates/sandboxAuthority"
import { Sandbox } from "@radicar/sandbox/inner/Sandbox"
import { Clock, Effect } from "effect"
import { resultOf } from "./support/answers.ts"
import { authorityAt, identityOf, quietly } from "./support/client.ts"
import { clockAt } from "./support/clockAt.ts"
import { replying } from "./support/soapServer.ts"
import { verifyRequest } from "./support/verifyRequest.ts"

const clock = clockAt("2026-01-15T12:00:00.000Z")
const entry = { nit: "800199436", email: "compras@comprador.example", registered: "2024-05-06" }
const exchangeEmails = [
  { ...entry, name: 'Panadería "La Ñ", Hijos & Cía.' },
  { ...entry, nit: "900373115", name: "Dos\r\nlíneas", email: "facturas@emisor.example" }
]

const sandbox = Sandbox.layer({ certificateDirectory, clock, registry: { exchangeEmails } })

layer(sandbox, { excludeTestServices: true })("getExchangeEmails with the sandbox", (it) => {
  it.effect("brings every line, whatever is in the names", () =>
    Effect.gen(function* () {
      const { url } = yield* Sandbox
      const authority = yield* authorityAt(url)
      const answer = yield* authority.getExchangeEmails({ identity: yield* identityOf("company") })
      expect(answer).toMatchObject({ outcome: "listed", statusCode: "0" })
      expect([...(readExchangeEmails(answer.list) ?? [])]).toEqual(
        exchangeEmails.map(({ email, nit }) => ({ nit, email }))
      )
    }).pipe(Effect.provideService(Clock.Clock, clock), quietly)
  )
})

const ok = "<b:StatusCode>0</b:StatusCode>"
const csv = (text: string): string => `<b:CsvBase64Bytes>${Buffer.from(text).toString("base64")}</b:CsvBase64Bytes>`

describe("getExchangeEmails", () => {
  const ask = Effect.fnUntraced(function* (fields: string, options: { readonly maximumAnswerBytes?: number } = {}) {
    const server = yield* replying(resultOf("GetExchangeEmails", "ExchangeEmailResponse", fields))
    const authority = yield* authorityAt(server.url, options)
    const identity = yield* identityOf("company")
    return { answer: yield* Effect.result(quietly(authority.getExchangeEmails({ identity }))), server }
  })

  it.live("sends an empty element", () =>
    Effect.gen(function* () {
      const { answer, server } = yield* ask(csv("NIT;CORREO\n800199436;a@b.example\n") + ok)
      expect(answer).toMatchObject({ success: { outcome: "listed" } })
      const { operation, parameters, valid } = verifyRequest(server.received[0]?.body ?? "")
      expect({ operation, parameters, valid }).toEqual({ operation: "GetExchangeEmails", parameters: [], valid: true })
    })
  )

  it.live.each(["89", "90"])("says that the NIT of the certificate may not ask: %s", (code) =>
    Effect.gen(function* () {
      const { answer } = yield* ask(`<b:CsvBase64Bytes i:nil="true"/><b:StatusCode>${code}</b:StatusCode>`)
      expect(answer).toMatchObject({ success: { outcome: "notAuthorised", statusCode: code } })
    })
  )

  it.live.each([
    ["no status", csv("NIT,CORREO\n"), "MalformedAnswer"],
    ["no list", ok, "MalformedAnswer"],
    ["two lists", csv("NIT,CORREO\n") + csv("NIT,CORREO\n") + ok, "MalformedAnswer"],
    ["an element for a list", `<b:CsvBase64Bytes><b:x>TklU</b:x></b:CsvBase64Bytes>${ok}`, "MalformedAnswer"],
    ["no base64", `<b:CsvBase64Bytes>NIT,CORREO</b:CsvBase64Bytes>${ok}`, "MalformedAnswer"],
    ["more lines than are read", csv("\n".repeat(1_000_001)) + ok, "MalformedAnswer"],
    ["an internal error", "<b:StatusCode>500</b:StatusCode>", "ServiceException"]
  ] as const)("does not take for an answer: %s", ([, fields, reason]) =>
    Effect.gen(function* () {
      expect((yield* ask(fields)).answer).toMatchObject({ failure: { reason: { _tag: reason } } })
    })
  )

  it.live("reads a list that is larger than any other answer may be", () =>
    Effect.gen(function* () {
      const lines = Array.from(
        { length: 300_000 },
        (_, at) => `${800_000_000 + at};Empresa número ${at};e${at}@comprador.example`
      )
      const { answer } = yield* ask(csv(`NIT;NOMBRE;CORREO\n${lines.join("\n")}`) + ok)
      if (answer._tag !== "Success") return expect(answer).toBe("an answer")
      const entries = [...(readExchangeEmails(answer.success.list) ?? [])]
      expect(entries).toHaveLength(300_000)
      expect(entries.at(-1)).toEqual({ nit: "800299999", email: "e299999@comprador.example" })
    })
  )

  it.live("reads no more than it is told", () =>
    Effect.gen(function* () {
      const { answer } = yield* ask(csv("x".repeat(100_000)) + ok, { maximumAnswerBytes: 50_000 })
      expect(answer).toMatchObject({ failure: { reason: { _tag: "AnswerTooLarge", limit: 50_000 } } })
    })
  )
})

describe("readExchangeEmails", () => {
  const emails = (text: string | Uint8Array) => {
    const read = readExchangeEmails(typeof text === "string" ? Buffer.from(text) : text)
    return read === undefined ? undefined : [...read].map(({ email, nit }) => `${nit} ${email}`)
  }

  it.each([
    [
      "commas and any order",
      "Correo electrónico,Razón social,Número de identificación\r\na@b.example,Uno,800199436\r\n"
    ],
    ["semicolons and a mark", "\uFEFFNIT;Email\n800199436;a@b.example"],
    ["tabs", "nit\te-mail\n800199436\ta@b.example"],
    ["check digits and points", "NIT,CORREO\n800.199.436-2, a@b.example \n"],
    ["no header", "Uno,800199436,a@b.example\n"],
    [
      "lines without address or NIT",
      "NIT,CORREO\n,x@y.example\n900,x@y.example\n900373115,\n800199436,a@b.example\n\n"
    ],
    ["a stray quote", 'NOMBRE,NIT,CORREO\n"Uno,1,x\nDos "y",800199436,a@b.example\n']
  ])("reads %s", (_, text) => {
    expect(emails(text)).toEqual(["800199436 a@b.example"])
  })

  it("reads Windows-1252", () => {
    expect(emails(Buffer.from("NIT,NOMBRE,CORREO\n800199436,Ñandú,a@b.example", "latin1"))).toEqual([
      "800199436 a@b.example"
    ])
  })

  it.each(["", "NOMBRE,FECHA\nUno,2024-01-01\n", "<html></html>"])("knows no columns in %j", (text) => {
    expect(emails(text)).toBeUndefined()
  })
})
