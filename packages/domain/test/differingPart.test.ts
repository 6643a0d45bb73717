import { assert, describe, it } from "@effect/vitest"
import { softwareFingerprint } from "@radicar/domain/inner/key/DocumentKey"
import { differingFingerprintPart, differingPart } from "@radicar/domain/inner/key/stated/differingPart"
import type { KeyClues } from "@radicar/domain/inner/key/stated/SeedMistake"
import {
  statedKey,
  type StatedEvent,
  type StatedPayroll,
  type StatedSale
} from "@radicar/domain/inner/key/stated/statedKey"
import { createHash } from "node:crypto"

const sha384 = (text: string): string => createHash("sha384").update(text, "utf8").digest("hex")

// annex FE 1.9 p. 657
const technicalKey = "693ff6f2a553c3646a063436fd4dd9ded0311471"
const annexCufe = "8bb918b19ba22a694f1da11c643b5e9de39adf60311cf179179e9b33381030bcd4c3c3f156c506ed5908f9276f5bd9b4"
const annexSeed =
  "3232000001292019-01-1610:53:10-05:001500000.0001285000.00040.00030.001785000.00700085371800199436693ff6f2a553c3646a063436fd4dd9ded03114711"
const invoice: StatedSale = {
  formula: "sale",
  scheme: "CUFE-SHA384",
  number: "323200000129",
  issueDate: "2019-01-16",
  issueTime: "10:53:10-05:00",
  environment: "1",
  grossAmount: "1500000.00",
  taxes: [{ code: "01", amount: "285000.00" }],
  payableAmount: "1785000.00",
  supplier: "700085371",
  customer: "800199436"
}

// annex FE 1.9 §11.5.1, annex RADIAN 1.1 §12.1.1.1
const event: StatedEvent = {
  formula: "event",
  scheme: "CUDE-SHA384",
  number: "1",
  issueDate: "2019-04-30",
  issueTime: "19:48:50-05:00",
  environment: "1",
  sender: "99998888",
  receiver: "800197268",
  responseCode: "030",
  referenceNumber: "FE123",
  referenceTypeCode: "01"
}
const eventSeed = "12019-04-3019:48:50-05:0099998888800197268030FE1230111111"

// annex DS 1.1, official sample DS236000000
const support: StatedSale = {
  formula: "support",
  scheme: "CUDS-SHA384",
  number: "DS236000000",
  issueDate: "2022-02-18",
  issueTime: "13:34:59-05:00",
  environment: "2",
  grossAmount: "3899000.00",
  taxes: [{ code: "01", amount: "432530.00" }],
  payableAmount: "4152176.00",
  supplier: "1020",
  customer: "800197268"
}
const sampleCuds = "c96a728f4453822bfc69b94253880d21d29dd1a9424444da07610799c203506d33fa4f16830dbd6ee0febb4711bfa23a"

const payroll: StatedPayroll = {
  formula: "payroll",
  scheme: "CUNE-SHA384",
  number: "N00001",
  issueDate: "2020-01-16",
  issueTime: "10:53:10-05:00",
  environment: "1",
  earned: "3500000.00",
  deducted: "1000000.00",
  net: "2500000.00",
  employer: "700085371",
  worker: "800199436",
  typeCode: "102"
}

describe("statedKey", () => {
  it("makes the published keys of what the documents state", () => {
    assert.strictEqual(statedKey(invoice, technicalKey).value, annexCufe)
    assert.strictEqual(
      statedKey(event, "11111").value,
      "0d91ba25b01f5e7dbda870a11b274501d3a62a73e91932c473c86c93f12a142a2ac45876efcde3e679024a01c0be41f9"
    )
    assert.strictEqual(
      statedKey(payroll, "693").value,
      "dae35b4dfdf10939502c96278feb97be1af6cd5653bd662ca29b5c9cdf2729464b51d272ba0008586cf153b46f87a2bd"
    )
    assert.strictEqual(
      statedKey({ ...support, taxes: [{ code: "01", amount: "322430.00" }] }, "12345").value,
      sampleCuds
    )
  })

  it("truncates amounts, adds up a tax stated twice, and ignores the others", () => {
    const stated: StatedSale = {
      ...invoice,
      grossAmount: "1500000.009999",
      payableAmount: "1785000",
      taxes: [
        { code: "01", amount: "200000.5" },
        { code: "22", amount: "50.00" },
        { code: "01", amount: "84999.509" }
      ]
    }
    assert.strictEqual(statedKey(stated, technicalKey).value, annexCufe)
  })
})

const seed = (from: string, to: string): string => {
  assert.include(annexSeed, from)
  return sha384(annexSeed.replace(from, to))
}

describe("differingPart", () => {
  it("finds nothing where nothing differs, or nothing it knows", () => {
    assert.isUndefined(differingPart(invoice, technicalKey, annexCufe.toUpperCase()))
    assert.isUndefined(differingPart(invoice, technicalKey, sha384("something else")))
  })

  const cases: ReadonlyArray<
    readonly [what: string, stated: string, clues: KeyClues, part: string, expected: string, actual: string]
  > = [
    ["no offset", seed("10:53:10-05:00", "10:53:10"), {}, "issueTime", "10:53:10-05:00", "10:53:10"],
    ["Z", seed("10:53:10-05:00", "10:53:10Z"), {}, "issueTime", "10:53:10-05:00", "10:53:10Z"],
    ["UTC", seed("10:53:10-05:00", "15:53:10-05:00"), {}, "issueTime", "10:53:10-05:00", "15:53:10-05:00"],
    ["the day before", seed("2019-01-16", "2019-01-15"), {}, "issueDate", "2019-01-16", "2019-01-15"],
    [
      "the signing time",
      seed("2019-01-1610:53:10", "2019-01-1710:54:11"),
      { signingTime: "2019-01-17T10:54:11.123-05:00" },
      "issueTime",
      "2019-01-16 10:53:10-05:00",
      "2019-01-17 10:54:11-05:00"
    ],
    ["gross without decimals", seed("1500000.00", "1500000"), {}, "grossAmount", "1500000.00", "1500000"],
    ["payable with 3", seed("1785000.00", "1785000.000"), {}, "payableAmount", "1785000.00", "1785000.000"],
    [
      "every amount without decimals",
      sha384(annexSeed.replaceAll(/(00|285000|[43]0)\.00/gu, "$1")),
      {},
      "grossAmount",
      "1500000.00 285000.00 0.00 0.00 1785000.00",
      "1500000 285000 0 0 1785000"
    ],
    ["supplier with check digit", seed("700085371", "7000853711"), {}, "supplier", "700085371", "7000853711"],
    ["customer with hyphen", seed("800199436", "800199436-4"), {}, "customer", "800199436", "800199436-4"],
    [
      "parties exchanged",
      seed("700085371800199436", "800199436700085371"),
      {},
      "supplier",
      "700085371 800199436",
      "800199436 700085371"
    ],
    ["other environment", sha384(`${annexSeed.slice(0, -1)}2`), {}, "environment", "1", "2"],
    ["no environment", sha384(annexSeed.slice(0, -1)), {}, "environment", "1", ""],
    ["no prefix", seed("323200000129", "200000129"), { prefix: "323" }, "number", "323200000129", "200000129"],
    ["the number before", seed("323200000129", "323200000128"), {}, "number", "323200000129", "323200000128"],
    [
      "the pin in place of the technical key",
      seed(technicalKey, "12301"),
      { otherSecrets: [{ name: "softwarePin", value: "12301" }] },
      "technicalKey",
      "{technicalKey}",
      "{softwarePin}"
    ],
    ["no secret", seed(technicalKey, ""), {}, "technicalKey", "{technicalKey}", ""],
    ["taxes by their codes", seed("040.00030.00", "030.00040.00"), {}, "order", "01 04 03", "01 03 04"],
    ["INC left out", seed("040.00", ""), {}, "inc", "04 0.00", ""],
    ["both zeros left out", seed("040.00030.00", ""), {}, "inc", "04 0.00 03 0.00", ""],
    [
      "an amount of another place",
      seed("1500000.00", "1785000.00"),
      { elsewhere: [{ part: "grossAmount", value: "1785000.00", place: "cbc:TaxInclusiveAmount" }] },
      "grossAmount",
      "1500000.00",
      "1785000.00"
    ]
  ]

  it.each(cases)("names the part: %s", (_what, value, clues, part, expected, actual) => {
    const found = differingPart(invoice, technicalKey, value, clues)
    assert.deepInclude(found, { part, expected, actual })
    assert.notInclude(JSON.stringify(found), technicalKey)
  })

  it("tells what stands in the document from what the published key was made with", () => {
    const of = (change: Partial<StatedSale>) => differingPart({ ...invoice, ...change }, technicalKey, annexCufe)
    assert.deepInclude(of({ issueTime: "10:53:10" }), { part: "issueTime", actual: "10:53:10-05:00" })
    assert.deepInclude(of({ supplier: "7000853711" }), { part: "supplier", actual: "700085371" })
    assert.deepInclude(of({ environment: "2" }), { part: "environment", expected: "2", actual: "1" })
  })

  it("finds the one subtotal of two that the official support document was hashed with", () => {
    const elsewhere = [{ part: "iva", value: "322430.00", place: "cac:TaxSubtotal[1]/cbc:TaxAmount" }]
    assert.deepInclude(differingPart(support, "12345", sampleCuds, { elsewhere }), {
      part: "iva",
      expected: "432530.00",
      actual: "322430.00"
    })
  })

  it("finds the missing colon of the payroll annex' own example", () => {
    const facho = "b8f9b6c24de07ffd92ea5467433a3b69357cfaffa7c19722db94b2e0eca41d057085a54f484b5da15ff585e773b0b0ab"
    assert.deepInclude(differingPart(payroll, "693", facho), { part: "issueTime", actual: "1053:10-05:00" })
  })

  it("finds an environment in an event's key, which has none", () => {
    assert.deepInclude(differingPart(event, "11111", sha384(`${eventSeed}1`)), {
      part: "environment",
      expected: "",
      actual: "1"
    })
  })

  it("finds taxes 04 and 03 in the key of a support document", () => {
    const long = "DS2360000002022-02-1813:34:59-05:003899000.0001432530.00040.00030.004152176.001020800197268123452"
    assert.deepInclude(differingPart(support, "12345", sha384(long)), { part: "formula" })
  })
})

describe("differingFingerprintPart", () => {
  // sample EPOS002 of the DIAN's DEE toolbox
  const id = "710d99d0-6d49-4e18-bb70-196d1b17785f"
  const published = "cfb3e564f5660585cd0ba4f23090242a73d3f4f298110d2eaa3976ce03cba4c6f980f6fa9a41b68a072d8e7decbd53a8"

  it("is the published one, and says what differs when it is not", () => {
    assert.strictEqual(softwareFingerprint(id, "12345", "EPOS002").value, published)
    assert.isUndefined(differingFingerprintPart(softwareFingerprint(id, "12345", "EPOS002"), published))
    assert.deepInclude(differingFingerprintPart(softwareFingerprint(id, "12345", "EPOS003"), published), {
      part: "number",
      expected: "EPOS003",
      actual: "EPOS002"
    })
    assert.deepInclude(differingFingerprintPart(softwareFingerprint(id.toUpperCase(), "12345", "EPOS002"), published), {
      part: "softwareId",
      actual: id
    })
    assert.deepInclude(
      differingFingerprintPart(softwareFingerprint(id, "12345", "EPOS002"), sha384(`${id}12345002`), {
        prefix: "EPOS"
      }),
      { part: "number", actual: "002" }
    )
  })
})
