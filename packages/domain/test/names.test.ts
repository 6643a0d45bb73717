import { execFileSync } from "node:child_process"
import { assert, describe, it } from "vitest"

const program = `
import { check, example, validate } from "@radicar/domain"

const now = new Date("2026-01-15T15:00:00Z")
const options = { now, provider: { id: "5f2c0e2a-7d0b-4a55-9a53-0d6d1f2b8c11", pin: "12345" } }
const invoice = example("InvoiceCreate", { number: 990000001, now })
const { PhysicalLocation, ...company } = invoice.CompanyParty
const misspelt = {
  ...invoice,
  CurrencyCode: "COPS",
  CompanyParty: {
    ...company,
    PhysicalLocation: { ...PhysicalLocation, CityCode: "5001", CountryCode: "CO", CountryName: "Perú" }
  },
  Items: invoice.Items.map((item) => ({ ...item, UnitCode: "kgm" }))
}
const { notifications, violations } = validate(misspelt, options)
console.log(JSON.stringify({
  advice: violations.flatMap(({ expected, path }) => {
    const meant = /perhaps ([^;]*)/.exec(expected)?.[1]
    return meant === undefined ? [] : [path + " " + meant]
  }),
  countryNames: notifications.filter(({ actual }) => actual === "Perú").map(({ expected }) => expected),
  city: check(invoice, options).facts.city
}))
`

/** Runs the program in a process of its own: a test may share its modules with tests that load the names. */
const run = (imports: string) =>
  JSON.parse(
    execFileSync(process.execPath, ["--conditions=@radicar/source", "--input-type=module", "-e", imports + program], {
      cwd: import.meta.dirname,
      encoding: "utf8"
    })
  )

describe("the names of codes", () => {
  it("are not in advice if the program has not loaded them, while codes are checked and suggested", () => {
    assert.deepStrictEqual(run(""), {
      advice: [
        "$.CurrencyCode COP",
        "$.CompanyParty.PhysicalLocation.CityCode 05001",
        "$.Items[0].UnitCode KGM",
        "$.Items[1].UnitCode KGM"
      ],
      countryNames: [],
      city: { name: "05001", code: "05001" }
    })
  })

  it("are in advice, facts and notifications if the program has loaded them", () => {
    assert.deepStrictEqual(run('import "@radicar/domain/names"\n'), {
      advice: [
        "$.CurrencyCode COP Peso colombiano",
        "$.CompanyParty.PhysicalLocation.CityCode 05001 Medellín",
        "$.Items[0].UnitCode KGM kilogramo",
        "$.Items[1].UnitCode KGM kilogramo"
      ],
      countryNames: ["Colombia"],
      city: { name: "Medellín", code: "05001" }
    })
  })
})
