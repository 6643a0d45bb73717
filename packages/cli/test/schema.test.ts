import { describe, expect, it } from "@effect/vitest"
import { LocalDateTime } from "@radicar/domain/inner/time/LocalDateTime"
import { documentTypes } from "@radicar/ubl/inner/documentTypes"
import { Ajv2020 } from "ajv/dist/2020.js"
import { bodySchema } from "../src/document/bodySchema.ts"
import { radicarHere } from "./support/runHere.ts"

const date = new LocalDateTime({ date: "2026-01-15", time: "10:00:00" })
const compile = (schema: object) => new Ajv2020({ strict: false, validateFormats: false }).compile(schema)

describe("radicar schema", () => {
  it.each(Object.values(documentTypes).map((type) => [type.name, type] as const))(
    "of %s takes the example",
    (_, type) => {
      const validate = compile(bodySchema(type.operation, "en"))
      const body = type.example({ number: type.exampleNumbers.from, date })
      expect([validate(body), validate.errors]).toEqual([true, null])
      expect(validate({ ...body, Nonsense: 1 })).toBe(false)
      expect(validate({})).toBe(false)
    }
  )

  it.each([
    ["en", "Mandatory, unless the settings of the company state it."],
    ["es", "Obligatorio, salvo que conste en la configuración de la compañía."]
  ] as const)("prints it in the language of the command: %s", async (language, sentence) => {
    const { code, stdout } = await radicarHere(["schema", "invoice", "--language", language])
    expect(code).toBe(0)
    const schema = JSON.parse(stdout)
    expect(schema).toEqual(bodySchema("InvoiceCreate", language))
    expect(schema.$defs.Invoice.properties.CompanyParty.description).toContain(sentence)
  })
})
