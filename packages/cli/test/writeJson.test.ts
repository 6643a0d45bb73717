import { JsonObject, writeJson } from "@radicar/domain/inner/json/JsonValue"
import { parseJson } from "@radicar/domain/inner/json/parseJson"
import { describe, expect, it } from "@effect/vitest"
import { Redacted, Result, Schema } from "effect"
import { namesCertificate, withCertificate } from "../src/document/parseJsonBody.ts"

const parsed = (text: string) => Result.getOrThrow(parseJson(text))
const object = (text: string): JsonObject => {
  const value = parsed(text)
  if (!(value instanceof JsonObject)) throw new Error("not an object")
  return value
}

const Scalar = Schema.Union([Schema.String, Schema.Finite, Schema.Boolean, Schema.Null])
const Tree = Schema.Record(
  Schema.String,
  Schema.Union([Scalar, Schema.Array(Scalar), Schema.Record(Schema.String, Scalar)])
)

describe("writeJson", () => {
  it.prop("writes the value that was read", { tree: Tree }, ({ tree }) => {
    const text = JSON.stringify(tree)
    expect(JSON.parse(writeJson(parsed(text)))).toEqual(JSON.parse(text))
  })

  it.each([
    `{"Price":1234567890123456789.123456,"Quantity":1.10,"b":[1.0,-0,1E+2,0.00],"a":null}`,
    `{"2":1,"1":{"z":"\\u0001\\"","a":true},"__proto__":{"x":3}}`
  ])("keeps digits, keys and their order: %s", (text) => {
    expect(writeJson(parsed(text))).toBe(text)
  })
})

describe("withCertificate", () => {
  const certificate = { bytes: new Uint8Array([1, 2, 3]), password: Redacted.make("contraseña") }

  it("puts the certificate in and leaves every other digit alone", () => {
    const body = object(`{ "Price": 1.10, "SigningCertificate": null, "Number": 990000001 }`)
    expect(writeJson(withCertificate(body, certificate))).toBe(
      `{"Price":1.10,"SigningCertificate":{"Content":"AQID","Password":"contraseña"},"Number":990000001}`
    )
    expect(writeJson(withCertificate(object("{}"), certificate))).toBe(
      `{"SigningCertificate":{"Content":"AQID","Password":"contraseña"}}`
    )
  })

  it.each([
    ["{}", false],
    [`{"SigningCertificate":null}`, false],
    [`{"SigningCertificate":{}}`, false],
    [`{"SigningCertificate":{"Password":"","Content":"","Token":null}}`, false],
    [`{"SigningCertificate":{"Token":"t"}}`, true],
    [`{"SigningCertificate":{"Content":"AQID","Password":"p"}}`, true]
  ] as const)("knows whether %s names one", (text, expected) => {
    expect(namesCertificate(object(text))).toBe(expected)
  })
})
