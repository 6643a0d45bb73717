import { describe, expect, it } from "@effect/vitest"
import { Effect } from "effect"
import { runHere } from "./support/runHere.ts"

const codes = (...args: ReadonlyArray<string>) => runHere(["codes", ...args])

describe("radicar codes", () => {
  it.effect("lists the lists", () =>
    Effect.gen(function* () {
      const { code, stdout } = yield* codes()
      expect(code).toBe(0)
      const { items } = JSON.parse(stdout)
      expect(items).toContainEqual({
        id: "payment-forms",
        title: "Forms of payment",
        name: "FormasPago",
        source: "Genericode list FormasPago of the DIAN",
        total: 2
      })
      const text = yield* codes("--output", "text", "--language", "es")
      expect(text.stdout).toMatch(/^units +1091 +Unidades de medida$/mu)
      for (const line of text.stdout.split("\n")) expect(line.length).toBeLessThanOrEqual(80)
    })
  )

  it.effect("lists the codes of one", () =>
    Effect.gen(function* () {
      const { stdout } = yield* codes("payment-forms", "--output", "text", "--language", "es")
      expect(stdout).toBe("Formas de pago  Lista Genericode FormasPago de la DIAN\n\n1  Contado\n2  Crédito\n")
    })
  )

  it.effect("searches code and name, whatever the accents and the case", () =>
    Effect.gen(function* () {
      const first = (list: string, text: string) =>
        Effect.map(codes(list, "--search", text), ({ stdout }) => JSON.parse(stdout).items[0])
      expect(yield* first("units", "UNIDAD")).toEqual({ code: "94", name: "unidad" })
      expect(yield* first("payment-means", "efectivo")).toEqual({ code: "10", name: "Efectivo" })
      expect(yield* first("countries", "co")).toEqual({ code: "CO", name: "Colombia" })
      expect(yield* first("identifications", "CEDULA")).toEqual({ code: "13", name: "Cédula de ciudadanía" })
      const none = yield* codes("units", "--search", "zzzz", "--output", "text")
      expect([none.code, none.stdout]).toEqual([0, expect.stringContaining("No code matches.")])
    })
  )

  it.effect("shows where the fields of a concept of payroll go", () =>
    Effect.gen(function* () {
      const { stdout } = yield* codes("payroll-concepts", "--search", "Bonificacion", "--output", "text")
      expect(stdout).toContain("Devengo Bonificacion  Bonus\n")
      expect(stdout).toMatch(
        /^ {2}Amount \(IsSalary true\) +Devengados\/Bonificaciones\/Bonificacion\/@BonificacionS$/mu
      )
    })
  )

  it.effect("refuses a list that there is not, with the one that is meant", () =>
    Effect.gen(function* () {
      const { code, stderr } = yield* codes("unit")
      expect(code).toBe(2)
      expect(stderr).toContain("Did you mean units?")
      expect((yield* codes("--search", "kilo")).code).toBe(2)
    })
  )
})
