import {
  redactedSeedOf,
  saleKey,
  type SaleKeyInput,
  seedOf,
  softwareSecurityCode
} from "@radicar/domain/inner/key/DocumentKey"
import { assert, describe, it } from "@effect/vitest"

// Published examples that reproduce. Not among them, because it does not: the debit note ND1001 of annex FE 1.9
// §11.4.5, which prints b9483dc2… for a seed whose SHA-384 is 3fa73a86… (an erratum of the annex).
const input = (
  values: readonly [string, string, string, string, string, string, string, string, string, string, string, "1" | "2"]
): SaleKeyInput => {
  const [
    number,
    issueDate,
    issueTime,
    grossAmount,
    iva,
    inc,
    ica,
    payableAmount,
    supplier,
    customer,
    secret,
    environment
  ] = values
  return {
    number,
    issueDate,
    issueTime,
    grossAmount,
    iva,
    inc,
    ica,
    payableAmount,
    supplier,
    customer,
    secret,
    environment
  }
}

const published = [
  {
    source: "annex FE 1.9 p. 657",
    scheme: "CUFE-SHA384",
    input: input([
      "323200000129",
      "2019-01-16",
      "10:53:10-05:00",
      "1500000.00",
      "285000.00",
      "0.00",
      "0.00",
      "1785000.00",
      "700085371",
      "800199436",
      "693ff6f2a553c3646a063436fd4dd9ded0311471",
      "1"
    ]),
    seed: "3232000001292019-01-1610:53:10-05:001500000.0001285000.00040.00030.001785000.00700085371800199436693ff6f2a553c3646a063436fd4dd9ded03114711",
    key: "8bb918b19ba22a694f1da11c643b5e9de39adf60311cf179179e9b33381030bcd4c3c3f156c506ed5908f9276f5bd9b4"
  },
  {
    source: "official sample SETP990000002",
    scheme: "CUFE-SHA384",
    input: input([
      "SETP990000002",
      "2019-06-20",
      "09:15:23-05:00",
      "12600.06",
      "2424.01",
      "0.00",
      "0.00",
      "14024.07",
      "900508908",
      "900108281",
      "fc8eac422eba16e22ffd8c6f94b3f40a6e38162c",
      "2"
    ]),
    seed: "SETP9900000022019-06-2009:15:23-05:0012600.06012424.01040.00030.0014024.07900508908900108281fc8eac422eba16e22ffd8c6f94b3f40a6e38162c2",
    key: "941cf36af62dbbc06f105d2a80e9bfe683a90e84960eae4d351cc3afbe8f848c26c39bac4fbc80fa254824c6369ea694"
  },
  {
    source: "annex FE 1.9, example with a short key",
    scheme: "CUFE-SHA384",
    input: input([
      "8110007871",
      "2019-02-20",
      "16:46:55-05:00",
      "235.28",
      "19.00",
      "0.00",
      "8.28",
      "262.56",
      "900373076",
      "8355990",
      "12345",
      "2"
    ]),
    seed: "81100078712019-02-2016:46:55-05:00235.280119.00040.00038.28262.569003730768355990123452",
    key: "955327eb55f8bdf16d069358a063d87e1577a292cb088ec186ed60bbc38e750b7b3980659b278ead789b95f9c51a9ef7"
  },
  {
    source: "annex FE 1.9 p. 661, credit note",
    scheme: "CUDE-SHA384",
    input: input([
      "8110007871",
      "2019-01-12",
      "07:00:00-05:00",
      "5000.00",
      "950.00",
      "0.00",
      "0.00",
      "5950.00",
      "900373076",
      "8355990",
      "12301",
      "1"
    ]),
    seed: "81100078712019-01-1207:00:00-05:005000.0001950.00040.00030.005950.009003730768355990123011",
    key: "907e4444decc9e59c160a2fb3b6659b33dc5b632a5008922b9a62f83f757b1c448e47f5867f2b50dbdb96f48c7681168"
  },
  {
    source: "official sample ND1, debit note",
    scheme: "CUDE-SHA384",
    input: input([
      "ND1",
      "2019-06-21",
      "09:15:23-05:00",
      "12600.06",
      "2394.01",
      "0.00",
      "0.00",
      "14994.07",
      "900508908",
      "900108281",
      "20191",
      "2"
    ]),
    seed: "ND12019-06-2109:15:23-05:0012600.06012394.01040.00030.0014994.07900508908900108281201912",
    key: "9d9ab37faf74a9d2e978e9f62221a7c07da4426588c7acf388938774448a93f6d36b49f3cfab564bdecaed0bed853d28"
  }
] as const

const fingerprints = [
  [
    "fa326ca7-c1f8-40d3-a6fc-24d7c1040607",
    "20191",
    "ACR0021",
    "55dfb0384c1d47d41568fbf9b5a5b92151b13490ea4d6cfc45d6b6b4256b81cd1987b188daa53d5f7211fd758eaa4a14"
  ],
  [
    "710d99d0-6d49-4e18-bb70-196d1b17785f",
    "12345",
    "EPOS002",
    "cfb3e564f5660585cd0ba4f23090242a73d3f4f298110d2eaa3976ce03cba4c6f980f6fa9a41b68a072d8e7decbd53a8"
  ],
  [
    "14d9ea75-c6cb-46fd-9f08-5e7710504243",
    "12345",
    "SPD001",
    "c410ac6335b30cc740757e255e6546c986faba2303c19e5c9a278ca936b6b50a2cd64107695874ab697315bd05c0611c"
  ],
  [
    "14d9ea75-c6cb-46fd-9f08-5e7710504243",
    "12345",
    "EXT001",
    "670143edb38c911dc7a94e19770f070257b08eb7a720a704e09c2dc06d4d5f11c6f81ef3fe13458867e676bd0de36247"
  ],
  [
    "7c18cccc-501f-475c-b5b2-b8719536f05e",
    "12345",
    "DETP001",
    "d5c8ee5552a4db2bf4c7c3c5f4412d60633d2b45f49ac5f654c8e6bda7a5dec150ea0decfb7a1ec191ed1e2ceefbd1c9"
  ],
  [
    "7c18cccc-501f-475c-b5b2-b8719536f05e",
    "12345",
    "TA001",
    "dad0fe1fbe232791cb36a50b7c9d3c086d3ae6aa945b8e44321068bdd429ed6a2260d9ac6dd30301b3195741b3b27a57"
  ],
  [
    "59cd33c6-0eef-4dfc-a822-7cfb7d0554d6",
    "12345",
    "DEP001",
    "282e2e3a540e4b82a83ccf2b1b551748e496d44711faf15bc98b7245829769260769873f21e36c68badbeb09db08d67c"
  ],
  [
    "29d8c916-33ad-4ac9-890c-2f0152223096",
    "12345",
    "DEBVC1",
    "600bc39b24cdcc46bd46c8d77674e33574eb3de11ddc2e7e4b7fa1fe181b0e4bcdd0093f098e8d79af3717fe10a6b266"
  ],
  [
    "abc",
    "12345",
    "SETP990000001",
    "ef061d791ea17f22a34df2d5d18726509bcbe69139a7527a7e3d94c5d534899d5ff886f5a360c0fe87a71d600b67e3eb"
  ]
] as const

describe("document keys", () => {
  it.each(published)("$scheme of the $source reproduces", ({ input, key, scheme, seed }) => {
    const made = saleKey(scheme, input)
    assert.strictEqual(seedOf(made), seed)
    assert.strictEqual(made.value, key)
    assert.strictEqual(made.scheme, scheme)
  })

  it("shows the seed without its secret", () => {
    const [first] = published
    const shown = redactedSeedOf(saleKey(first.scheme, first.input))
    assert.strictEqual(shown, first.seed.replace(first.input.secret, "{technicalKey}"))
  })

  it.each(fingerprints)("the fingerprint of software %s with pin %s on %s reproduces", (id, pin, number, code) => {
    assert.strictEqual(softwareSecurityCode(id, pin, number), code)
  })
})
