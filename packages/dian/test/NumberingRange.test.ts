import { describe, expect, it, layer } from "@effect/vitest"
import { certificateDirectory } from "@radicar/fixtures/certificates/sandboxAuthority"
import { open } from "@radicar/signature/inner/Pkcs12"
import { Sandbox } from "@radicar/sandbox/inner/Sandbox"
import type { AuthorizedRange } from "@radicar/sandbox/inner/SandboxRegistry"
import { Clock, Effect, Inspectable, Redacted } from "effect"
import { resultOf } from "./support/answers.ts"
import { authorityAt, identityOf, quietly } from "./support/client.ts"
import { clockAt } from "./support/clockAt.ts"
import { replying } from "./support/soapServer.ts"
import { verifyRequest } from "./support/verifyRequest.ts"

const software = "0a1b2c3d-0000-4000-8000-000000000001"
const other = "0a1b2c3d-0000-4000-8000-000000000002"
const issuer = "900373115"
const provider = "800199436"

const granted: AuthorizedRange = {
  authorization: "18764000001234",
  prefix: "SETT",
  from: 1n,
  to: 5000n,
  startDate: "2025-06-01",
  endDate: "2027-06-01",
  resolutionDate: "2025-05-20",
  documentTypes: ["01"],
  technicalKey: Redacted.make("clave-técnica"),
  issuer,
  software: [software]
}

const clock = clockAt("2026-01-15T12:00:00.000Z")

const sandbox = Sandbox.layer({
  certificateDirectory,
  clock,
  trust: "strict",
  embedded: false,
  registry: {
    software: [
      { id: software, pin: Redacted.make("777"), owner: provider },
      { id: other, pin: Redacted.make("777"), owner: provider }
    ],
    ranges: [granted, { ...granted, prefix: "VIEJ", endDate: "2026-01-14" }],
    authorizations: [{ provider, issuer: "860028580" }]
  }
})

layer(sandbox, { excludeTestServices: true })("getNumberingRange with the sandbox", (it) => {
  /** Asks as the holder of a certificate of the sandbox's own authority. */
  const ask = Effect.fnUntraced(function* (
    nit: string,
    question: { readonly issuerNit: string; readonly softwareOwnerNit?: string; readonly softwareId?: string }
  ) {
    const { certificates, url } = yield* Sandbox
    const { password, pkcs12 } = yield* certificates.issue({ nit, name: "Quien pregunta" })
    const identity = yield* open(pkcs12, password, new Date("2026-01-15T12:00:00Z"))
    const authority = yield* authorityAt(url)
    return yield* authority.getNumberingRange({
      softwareOwnerNit: provider,
      softwareId: software,
      ...question,
      identity
    })
  })

  it.effect("answers the ranges in force that the software may use, the technical key redacted", () =>
    Effect.gen(function* () {
      const answer = yield* ask(issuer, { issuerNit: issuer })
      expect(answer).toMatchObject({ outcome: "found", operationCode: "100" })
      expect(answer.ranges).toMatchObject([
        {
          resolution: "18764000001234",
          resolutionDate: "2025-05-20",
          prefix: "SETT",
          fromNumber: 1,
          toNumber: 5000,
          startDate: "2025-06-01",
          endDate: "2027-06-01"
        }
      ])
      const [{ technicalKey } = {}] = answer.ranges
      expect(technicalKey === undefined ? "" : Redacted.value(technicalKey)).toBe("clave-técnica")
      expect(JSON.stringify(answer) + Inspectable.toStringUnknown(answer)).not.toContain("clave")
    }).pipe(Effect.provideService(Clock.Clock, clock), quietly)
  )

  it.effect.each([
    ["302", "noAssociatedPrefix", issuer, { issuerNit: issuer, softwareId: other }],
    ["301", "noRange", provider, { issuerNit: "860028580" }],
    ["303", "softwareNotOwned", issuer, { issuerNit: issuer, softwareOwnerNit: issuer }],
    ["401", "notAuthorised", "860028580", { issuerNit: issuer }]
  ] as const)("%s is %s", ([operationCode, outcome, nit, question]) =>
    Effect.gen(function* () {
      expect(yield* ask(nit, question)).toMatchObject({ operationCode, outcome, ranges: [] })
    }).pipe(Effect.provideService(Clock.Clock, clock), quietly)
  )
})

const list = (fields: string) => resultOf("GetNumberingRange", "NumberRangeResponseList", fields)
const ranges = (content: string) =>
  list(
    "<b:OperationCode>100</b:OperationCode><b:OperationDescription>Acción completada OK.</b:OperationDescription>" +
      `<b:ResponseList xmlns:c="http://schemas.datacontract.org/2004/07/NumberRangeResponse">${content}</b:ResponseList>`
  )
const fields = {
  ResolutionNumber: "18760000001",
  ResolutionDate: "2019-01-19",
  Prefix: "SETP",
  FromNumber: "990000000",
  ToNumber: "995000000",
  ValidDateFrom: "2019-01-19",
  ValidDateTo: "2030-01-19"
}
const range = (changes: Readonly<Record<string, string>> = {}) =>
  `<c:NumberRangeResponse>${Object.entries({ ...fields, ...changes })
    .map(([name, value]) => (value === "" ? `<c:${name} i:nil="true"/>` : `<c:${name}>${value}</c:${name}>`))
    .join("")}</c:NumberRangeResponse>`

describe("getNumberingRange", () => {
  const ask = Effect.fnUntraced(function* (body: string) {
    const server = yield* replying(body)
    const authority = yield* authorityAt(server.url)
    const identity = yield* identityOf("company")
    const question = { issuerNit: issuer, softwareOwnerNit: provider, softwareId: software, identity }
    return { answer: yield* Effect.result(quietly(authority.getNumberingRange(question))), server }
  })

  it.live("sends its parameters in the order of the WSDL", () =>
    Effect.gen(function* () {
      const { server } = yield* ask(ranges(range()))
      const { operation, parameters, valid } = verifyRequest(server.received[0]?.body ?? "")
      expect({ operation, valid }).toEqual({ operation: "GetNumberingRange", valid: true })
      expect(parameters).toEqual([
        ["accountCode", issuer],
        ["accountCodeT", provider],
        ["softwareCode", software]
      ])
    })
  )

  it.live("reads a range without prefix and key, one day with its time, and an empty list", () =>
    Effect.gen(function* () {
      const bare = yield* ask(ranges(range({ Prefix: "", TechnicalKey: "", ValidDateTo: "2030-01-19T00:00:00" })))
      expect(bare.answer).toMatchObject({ success: { ranges: [{ prefix: "", endDate: "2030-01-19" }] } })
      const none = yield* ask(ranges(""))
      expect(none.answer).toMatchObject({ success: { outcome: "found", ranges: [] } })
    })
  )

  it.live.each([
    ["no fields", list("")],
    ["an unknown code", list("<b:OperationCode>0</b:OperationCode>")],
    ["two codes", list("<b:OperationCode>100</b:OperationCode><b:OperationCode>301</b:OperationCode>")],
    ["no resolution", ranges(range({ ResolutionNumber: "" }))],
    ["a resolution that is none", ranges(range({ ResolutionNumber: "123 OR 1" }))],
    ["a negative number", ranges(range({ FromNumber: "-1" }))],
    ["a number beyond exactness", ranges(range({ ToNumber: "9007199254740993" }))],
    ["an end before the beginning", ranges(range({ ToNumber: "1" }))],
    ["a date that is none", ranges(range({ ValidDateTo: "2030-13-45" }))],
    ["a date of another form", ranges(range({ ValidDateFrom: "19/01/2019" }))],
    ["an element for a value", ranges(range({ Prefix: "<c:x>SETP</c:x>" }))]
  ] as const)("does not understand %s", ([, body]) =>
    Effect.gen(function* () {
      const { answer } = yield* ask(body)
      expect(answer).toMatchObject({ failure: { reason: { _tag: "MalformedAnswer" }, retryable: true } })
    })
  )

  it.live("takes 500 for an internal error, which may pass", () =>
    Effect.gen(function* () {
      const { answer } = yield* ask(list("<b:OperationCode>500</b:OperationCode>"))
      expect(answer).toMatchObject({ failure: { reason: { _tag: "ServiceException" }, retryable: true } })
    })
  )
})
