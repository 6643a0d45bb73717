import { nitCheckDigit, parseNit } from "@radicar/domain/Nit"
import { assert, describe, it } from "@effect/vitest"

describe("NIT", () => {
  // check digits as published: the DIAN's own, the annexes', public bodies and large companies
  it.each([
    ["800197268", "4"],
    ["900373076", "4"],
    ["900508908", "9"],
    ["900108281", "3"],
    ["700085371", "1"],
    ["800199436", "4"],
    ["860028580", "2"],
    ["890903938", "8"],
    ["899999063", "3"],
    ["222222222222", "7"]
  ])("%s has check digit %s", (nit, digit) => {
    assert.strictEqual(nitCheckDigit(nit), digit)
  })

  it.each(["", "80019726A", "800.197.268", "1234567890123456"])("%j has none", (text) => {
    assert.isUndefined(nitCheckDigit(text))
  })

  it("reads what people write", () => {
    for (const text of ["800197268", "800.197.268", "800197268-4", "800.197.268-4", "800 197 268"]) {
      assert.deepStrictEqual(parseNit(text), { number: "800197268", checkDigit: "4" })
    }
  })

  // an identity card has ten digits that begin with 1; the last of the second is also a check digit of the nine before
  it.each(["1012345678", "1012345675", "8001972680", "791234567", "900373115"])("reads %s as it stands", (text) => {
    assert.strictEqual(parseNit(text)?.number, text)
  })

  it.each([
    ["9003731153", "900373115", "3"],
    ["900.373.1153", "900373115", "3"],
    ["8001972684", "800197268", "4"],
    // NIT 1012345678-9
    ["10123456789", "1012345678", "9"]
  ])("reads %s as a number with its check digit", (text, number, checkDigit) => {
    assert.deepStrictEqual(parseNit(text), { number, checkDigit })
  })

  it.each([
    "9003731153-4",
    "8001972684-9",
    "800197268-5",
    "",
    "80019726A",
    "800197268-",
    "12345678901",
    "0900373115",
    "-4"
  ])("refuses %j", (text) => {
    assert.isUndefined(parseNit(text))
  })
})
