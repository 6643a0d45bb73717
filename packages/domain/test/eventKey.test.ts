import { eventCude, type EventKeyInput, redactedSeedOf, seedOf } from "@radicar/domain/inner/key/DocumentKey"
import { assert, describe, it } from "@effect/vitest"

const annex: EventKeyInput = {
  number: "1",
  issueDate: "2019-04-30",
  issueTime: "19:48:50-05:00",
  sender: "99998888",
  receiver: "800197268",
  responseCode: "030",
  referenceNumber: "FE123",
  referenceTypeCode: "01",
  softwarePin: "11111"
}

const sample: EventKeyInput = {
  number: "ACR0021",
  issueDate: "2020-12-12",
  issueTime: "18:30:37-05:00",
  sender: "900373979",
  receiver: "900373972",
  responseCode: "030",
  referenceNumber: "SETG980000358",
  referenceTypeCode: "01",
  softwarePin: "20191"
}

describe("the CUDE of an event", () => {
  it("reproduces the example of annex FE 1.9 §11.5.1, which is that of annex RADIAN 1.1 §12.1.1.1", () => {
    const key = eventCude(annex)
    assert.strictEqual(seedOf(key), "12019-04-3019:48:50-05:0099998888800197268030FE1230111111")
    assert.strictEqual(
      key.value,
      "0d91ba25b01f5e7dbda870a11b274501d3a62a73e91932c473c86c93f12a142a2ac45876efcde3e679024a01c0be41f9"
    )
    assert.strictEqual(key.scheme, "CUDE-SHA384")
  })

  it("has the seed that the official sample 030 (ACR0021) prints, whose own UUID is not the hash of it", () => {
    const key = eventCude(sample)
    assert.strictEqual(seedOf(key), "ACR00212020-12-1218:30:37-05:00900373979900373972030SETG9800003580120191")
    assert.isTrue(key.value.startsWith("db7423c4913452b8"))
    // what the sample's file has instead: an erratum of the sample
    assert.isFalse(key.value.startsWith("38e5e41c"))
  })

  // regression values: worked out from the formula, published nowhere
  it.each([
    [
      { number: "2", receiver: "700085371", responseCode: "031" },
      "8b49eb5b3cbeb7d095c0f2d008a98c93f524426773c7b2192e4bab60602e5a2fd61b72b6ad908b25a6eb1036db5e71f3"
    ],
    [
      { number: "5", sender: "700085371", responseCode: "034" },
      "2c2a1774b64821be326d1909b9bc3d63612f1be66eac44ac7a67783ce606fb71ba1ee46a5daaa3776ae097d13cad315a"
    ]
  ])("of %o stays what it was", (changes, value) => {
    assert.strictEqual(eventCude({ ...annex, ...changes }).value, value)
  })

  it("shows its seed without the pin", () => {
    assert.strictEqual(
      redactedSeedOf(eventCude(annex)),
      "12019-04-3019:48:50-05:0099998888800197268030FE12301{softwarePin}"
    )
  })
})
