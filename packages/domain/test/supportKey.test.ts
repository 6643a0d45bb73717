import { assert, it } from "@effect/vitest"
import { seedOf, supportKey } from "@radicar/domain/inner/key/DocumentKey"

// Published examples that reproduce. Not among them, because it does not: the official adjustment note NA102
// (UUID e8343c2f…), with any reading of its file.
const vectors = [
  {
    source: "annex DS 1.1 §14.1.1",
    input: {
      number: "0000000001",
      issueDate: "2020-10-24",
      issueTime: "14:04:35-05:00",
      grossAmount: "15000.00",
      iva: "19.00",
      payableAmount: "16350.00",
      supplier: "900373076",
      customer: "8355990",
      softwarePin: "12345",
      environment: "1"
    },
    seed: "00000000012020-10-2414:04:35-05:0015000.000119.0016350.009003730768355990123451",
    key: "bf4bb6920d5054ac065ddb7e6df0398e63e3ba2ff29cb341edd7d46ee8f2ea1802f84aaca91a19a24623e5e3baff3a71"
  },
  {
    source: "official sample DS236000000, which hashes the IVA of one of its two rates",
    input: {
      number: "DS236000000",
      issueDate: "2022-02-18",
      issueTime: "13:34:59-05:00",
      grossAmount: "3899000.00",
      iva: "322430.00",
      payableAmount: "4152176.00",
      supplier: "1020",
      customer: "800197268",
      softwarePin: "12345",
      environment: "2"
    },
    seed: "DS2360000002022-02-1813:34:59-05:003899000.0001322430.004152176.001020800197268123452",
    key: "c96a728f4453822bfc69b94253880d21d29dd1a9424444da07610799c203506d33fa4f16830dbd6ee0febb4711bfa23a"
  }
] as const

it.each(vectors)("CUDS: $source", ({ input, key, seed }) => {
  const made = supportKey(input)
  assert.strictEqual(seedOf(made), seed)
  assert.strictEqual(made.value, key)
  assert.strictEqual(made.scheme, "CUDS-SHA384")
  assert.deepStrictEqual(
    made.parts.filter(({ secret }) => secret).map(({ name }) => name),
    ["softwarePin"]
  )
})
