import { describe, expect, it, layer } from "@effect/vitest"
import { certificateDirectory } from "@radicar/fixtures/certificates/sandboxAuthority"
import { Sandbox } from "@radicar/sandbox/inner/Sandbox"
import { Clock, Effect } from "effect"
import { resultOf } from "./support/answers.ts"
import { authorityAt, identityOf, quietly } from "./support/client.ts"
import { clockAt } from "./support/clockAt.ts"
import { replying } from "./support/soapServer.ts"
import { verifyRequest } from "./support/verifyRequest.ts"

const clock = clockAt("2026-01-15T12:00:00.000Z")
const buyer = { idType: "31", number: "800199436", name: "Panadería & Cía.", email: "compras@comprador.example" }
const question = { identificationType: "31", identificationNumber: "800199436" }

const sandbox = Sandbox.layer({ certificateDirectory, clock, registry: { acquirers: [buyer] } })

layer(sandbox, { excludeTestServices: true })("getAcquirer with the sandbox", (it) => {
  const ask = Effect.fnUntraced(function* (identificationType: string, identificationNumber: string) {
    const { url } = yield* Sandbox
    const authority = yield* authorityAt(url)
    const identity = yield* identityOf("company")
    return yield* authority.getAcquirer({ identificationType, identificationNumber, identity })
  })

  it.effect("returns registered receivers, and 404 for others", () =>
    Effect.gen(function* () {
      const found = yield* ask("31", "800199436")
      expect({ ...found }).toEqual({ statusCode: "200", name: buyer.name, email: buyer.email })
      expect({ ...(yield* ask("13", "800199436")) }).toEqual({ statusCode: "404" })
      expect({ ...(yield* ask("31", "1")) }).toEqual({ statusCode: "404" })
    }).pipe(Effect.provideService(Clock.Clock, clock), quietly)
  )
})

const answer = (fields: string) => resultOf("GetAcquirer", "Gosocket.Dian.Services.Utils.Common", fields)
const status = (code: string): string => `<b:StatusCode>${code}</b:StatusCode>`

describe("getAcquirer", () => {
  const ask = Effect.fnUntraced(function* (body: string) {
    const server = yield* replying(body)
    const authority = yield* authorityAt(server.url)
    const identity = yield* identityOf("company")
    return { answer: yield* Effect.result(quietly(authority.getAcquirer({ ...question, identity }))), server }
  })

  it.live("sends its parameters in the order of the WSDL", () =>
    Effect.gen(function* () {
      const { server } = yield* ask(answer(status("200")))
      const { operation, parameters, valid } = verifyRequest(server.received[0]?.body ?? "")
      expect({ operation, valid }).toEqual({ operation: "GetAcquirer", valid: true })
      expect(parameters).toEqual([
        ["identificationType", "31"],
        ["identificationNumber", "800199436"]
      ])
    })
  )

  it.live.each([
    ["no status", "", "MalformedAnswer"],
    [
      "two addresses",
      `${status("200")}<b:ReceiverEmail>a@b.c</b:ReceiverEmail><b:ReceiverEmail>d@e.f</b:ReceiverEmail>`,
      "MalformedAnswer"
    ],
    [
      "an element for a value",
      `${status("200")}<b:ReceiverEmail><b:x>a@b.c</b:x></b:ReceiverEmail>`,
      "MalformedAnswer"
    ],
    ["another status", status("500"), "ServiceException"]
  ] as const)("does not take for an answer: %s", ([, fields, reason]) =>
    Effect.gen(function* () {
      expect((yield* ask(answer(fields))).answer).toMatchObject({ failure: { reason: { _tag: reason } } })
    })
  )
})
