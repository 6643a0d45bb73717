import { nitCheckDigit, nitReadings, parseNit, writtenNit } from "@radicar/domain/inner/Nit"
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
  it.each(["1012345678", "1012345675", "791234567", "900373115"])("reads %s as it stands", (text) => {
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
    "8001994369",
    "800.199.436.9",
    "8001994369-4",
    "12345678901-1",
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

  // 4 belongs to 800199436 and 8 to 8001994369; 9 to 1012345678 and 8 to 10123456780: worked out with Python
  it.each([
    ["8001994369", "800199436", "4", "8"],
    ["800.199.436 9", "800199436", "4", "8"],
    ["10123456780", "1012345678", "9", "8"]
  ] as const)("knows both readings of %s, and takes it with its check digit", (text, rest, ofRest, ofAll) => {
    const number = text.replaceAll(/[. ]/gu, "")
    assert.deepStrictEqual(nitReadings(text), [
      { number: rest, checkDigit: ofRest },
      { number, checkDigit: ofAll }
    ])
    assert.isUndefined(parseNit(text))
    assert.deepStrictEqual(parseNit(`${rest}-${ofRest}`), { number: rest, checkDigit: ofRest })
    assert.deepStrictEqual(parseNit(`${text}-${ofAll}`), { number, checkDigit: ofAll })
    assert.strictEqual(writtenNit(number), `${number}-${ofAll}`)
  })

  it.each(["9003731153", "1012345678", "900373115", "8001994369-8"])("knows one reading of %s", (text) => {
    assert.isUndefined(nitReadings(text))
    assert.strictEqual(writtenNit(text), text)
  })
})
