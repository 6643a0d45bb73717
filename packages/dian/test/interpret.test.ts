import { describe, expect, it } from "@effect/vitest"
import { TrustAnchors } from "@radicar/signature/inner/TrustAnchors"
import { Result, Schema } from "effect"
import { spawnSync } from "node:child_process"
import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { AuthorityAnswer } from "../src/AuthorityAnswer.ts"
import { DianResponse } from "../src/DianResponse.ts"
import { interpret } from "../src/interpret.ts"
import { readApplicationResponse } from "../src/readApplicationResponse.ts"
import { issuerTrust, KEY, OTHER_KEY } from "./support/client.ts"
import { signedApplicationResponse } from "./support/signedApplicationResponse.ts"

const ISSUER = new URL("fixtures/issuer.pem", import.meta.url)
const ALREADY = "Regla: 90, Rechazo: Documento procesado anteriormente."

const validated = signedApplicationResponse({
  documentKey: KEY,
  responseCode: "02",
  lines: [
    ["0000", "0"],
    ["FAJ44b", "Nombre no corresponde"],
    ["FAJ44b", "Nombre no corresponde"]
  ]
})
const refused = signedApplicationResponse({
  documentKey: KEY,
  responseCode: "04",
  lines: [
    ["0000", "0"],
    ["FAD06", "CUFE incorrecto"]
  ]
})
const ofAnother = signedApplicationResponse({ documentKey: OTHER_KEY, responseCode: "02" })
const forged = (responseCode: string) =>
  signedApplicationResponse({ documentKey: KEY, responseCode, signer: "forged", lines: [["0000", "0"]] })
const byImpostor = signedApplicationResponse({ documentKey: KEY, responseCode: "02", signer: "impostor" })

/** One digit of a signed value changed, the length kept. */
const changed = (bytes: Uint8Array, from: string, to: string): Uint8Array => {
  const text = Buffer.from(bytes).toString("utf8")
  expect(text).toContain(from)
  return Buffer.from(text.replace(from, to), "utf8")
}

const response = (fields: Partial<ConstructorParameters<typeof DianResponse>[0]>) =>
  new DianResponse({ statusCode: "00", statusDescription: "", statusMessage: "", errorMessages: [], ...fields })

const judge = (fields: Parameters<typeof response>[0], question: "send" | "query" = "send") => {
  const { alarms, duplicate, rules, verdict } = interpret(response(fields), { documentKey: KEY, question })
  return { verdict, alarms, duplicate, rules: rules.map(({ code, kind }) => `${kind} ${code}`) }
}

const accepted = { isValid: true, statusCode: "00", documentKey: KEY }
const rejected = { isValid: false, statusCode: "99", documentKey: KEY }

const receivedAt = new Date("2026-01-15T12:00:10Z")

const hasXmlsec = spawnSync("xmlsec1", ["--version"]).status === 0

describe("the evidence of these tests", () => {
  it.skipIf(!hasXmlsec)("verifies with xmlsec1, so that it is a fact from outside", () => {
    const folder = mkdtempSync(join(tmpdir(), "answer-"))
    try {
      const file = join(folder, "answer.xml")
      const verify = (bytes: Uint8Array) => {
        writeFileSync(file, bytes)
        const ids = ["http://uri.etsi.org/01903/v1.3.2#:SignedProperties", "http://www.w3.org/2000/09/xmldsig#:KeyInfo"]
        const options = ["--trusted-pem", ISSUER.pathname, ...ids.flatMap((id) => ["--id-attr:Id", id])]
        return spawnSync("xmlsec1", ["--verify", ...options, file]).status
      }
      expect([validated, refused, ofAnother].map(verify)).toEqual([0, 0, 0])
      expect(verify(changed(validated, "SETP990000001", "SETP990000002"))).not.toBe(0)
    } finally {
      rmSync(folder, { recursive: true })
    }
  })
})

describe("readApplicationResponse", () => {
  it("reads what the authority says, and that it was the authority", () => {
    const read = Result.getOrThrow(readApplicationResponse(refused, { trust: issuerTrust, receivedAt }))
    expect({ ...read, bytes: undefined }).toMatchObject({
      id: "58374112",
      profileExecutionId: "2",
      issueDate: "2026-01-15",
      issueTime: "07:00:03-05:00",
      senderNit: "800197268",
      responseCode: "04",
      responseDescription: "Documento rechazado por la DIAN",
      documentId: "SETP990000001",
      documentKey: KEY,
      lines: [
        { code: "0000", description: "0" },
        { code: "FAD06", description: "CUFE incorrecto" }
      ],
      verification: {
        valid: true,
        proof: { degree: "proven", at: receivedAt, time: "received", revocation: "none" },
        signerNit: "800197268",
        problems: []
      }
    })
    expect(Buffer.compare(read.bytes, refused)).toBe(0)
  })

  const verificationOf = (bytes: Uint8Array, trust = issuerTrust) =>
    Result.getOrThrow(readApplicationResponse(bytes, { trust })).verification

  it("trusts no certificate without an anchor, whatever it states", () => {
    const issuer = "CN=TEST ISSUER (TEST ONLY),O=Test Certification Authority,C=CO"
    expect(verificationOf(validated, TrustAnchors.none)).toMatchObject({
      valid: false,
      proof: { degree: "not-proven", reason: "no-anchor", issuer },
      problems: [`proof: no anchor for ${issuer}`]
    })
    expect(verificationOf(forged("02"))).toMatchObject({
      valid: false,
      signerNit: "800197268",
      proof: { degree: "not-proven", reason: "no-anchor" }
    })
  })

  it("finds a signature broken that was changed, or is somebody else's whom an anchor knows", () => {
    expect(verificationOf(changed(validated, "SETP990000001", "SETP990000002"))).toMatchObject({
      valid: false,
      proof: { degree: "broken", check: "documentReference" }
    })
    expect(verificationOf(byImpostor)).toMatchObject({ valid: false, proof: { degree: "broken", check: "signer" } })
  })

  it("asks for certificates that were valid when the answer came, else when it says that it was signed", () => {
    expect(verificationOf(validated).proof).toMatchObject({
      degree: "proven",
      time: "stated",
      at: new Date("2026-01-15T12:00:03Z")
    })
    const late = { trust: issuerTrust, receivedAt: new Date("2121-01-01") }
    expect(Result.getOrThrow(readApplicationResponse(validated, late)).verification.proof).toMatchObject({
      degree: "not-proven",
      reason: "validity"
    })
  })

  it.each([
    ["no XML", Buffer.from("PK\x03\x04")],
    ["nothing", new Uint8Array()],
    ["another document", Buffer.from("<Invoice/>")],
    [
      "two keys",
      changed(
        validated,
        "</cbc:UUID>\r\n    </cac:DocumentReference>",
        `</cbc:UUID><cbc:UUID>${OTHER_KEY}</cbc:UUID></cac:DocumentReference>`
      )
    ],
    ["no document response", changed(validated, "cac:DocumentResponse>", "cac:Other>")]
  ])("refuses %s", (_what, bytes) => {
    expect(Result.isFailure(readApplicationResponse(bytes))).toBe(true)
  })
})

describe("interpret", () => {
  it("accepts what flags, evidence, signature and key agree on; key in any case", () => {
    const fields = {
      ...accepted,
      applicationResponse: validated,
      errorMessages: ["Regla: FAJ44b, Notificación: Nombre"]
    }
    const expected = { verdict: "accepted", alarms: [], duplicate: undefined, rules: ["notification FAJ44b"] }
    expect(judge(fields)).toEqual(expected)
    expect(judge(fields, "query")).toEqual(expected)
    expect(judge({ ...fields, documentKey: ` ${KEY.toUpperCase()} ` })).toEqual(expected)
  })

  it("accepts without evidence when the ApplicationResponse is missing (F11)", () => {
    expect(judge(accepted)).toMatchObject({ verdict: "acceptedWithoutEvidence", alarms: [] })
  })

  it("does not accept evidence that was tampered with, is another's or by another (F17)", () => {
    const evidence = {
      tampered: changed(validated, "SETP990000001", "SETP990000002"),
      redirected: changed(ofAnother, OTHER_KEY, KEY),
      another: ofAnother,
      impostor: byImpostor,
      unsigned: Buffer.from(
        Buffer.from(validated)
          .toString("utf8")
          .replace(/<ds:Signature .*<\/ds:Signature>/u, "")
      ),
      garbage: Buffer.from("<x/>")
    }
    const alarmsOf = (bytes: Uint8Array) => {
      const { alarms, verdict } = judge({ ...accepted, applicationResponse: bytes })
      expect(verdict).toBe("inconclusive")
      return alarms
    }
    expect(alarmsOf(evidence.tampered)).toEqual(["applicationResponseUnverified"])
    expect(alarmsOf(evidence.redirected)).toEqual(["applicationResponseUnverified"])
    expect(alarmsOf(evidence.another)).toEqual(["applicationResponseForAnotherDocument"])
    expect(alarmsOf(evidence.impostor)).toEqual(["applicationResponseUnverified"])
    expect(alarmsOf(evidence.unsigned)).toEqual(["applicationResponseUnverified"])
    expect(alarmsOf(evidence.garbage)).toEqual(["applicationResponseUnreadable"])
  })

  it("does not decide where flags and evidence disagree (F18)", () => {
    const contradiction = { verdict: "inconclusive", alarms: ["contradiction"] }
    expect(judge({ ...accepted, applicationResponse: refused })).toMatchObject(contradiction)
    expect(judge({ ...rejected, applicationResponse: validated })).toMatchObject(contradiction)
    expect(judge({ ...accepted, isValid: false, applicationResponse: validated })).toMatchObject(contradiction)
  })

  it("rejects with each rule once, whether from ErrorMessage or from the evidence (F12, F13)", () => {
    const message = "Regla: FAD06, Rechazo: CUFE incorrecto\nsegunda línea"
    expect(judge({ ...rejected, errorMessages: [message, message], applicationResponse: refused })).toEqual({
      verdict: "rejected",
      alarms: [],
      duplicate: undefined,
      rules: ["rejection FAD06"]
    })
    const fromEvidence = interpret(response({ ...rejected, applicationResponse: refused }), {
      documentKey: KEY,
      question: "send"
    })
    expect(fromEvidence.rules.map((rule) => rule.message)).toEqual(["Regla: FAD06, Rechazo: CUFE incorrecto"])
    expect(judge({ ...rejected, applicationResponse: refused })).toMatchObject({
      verdict: "rejected",
      rules: ["rejection FAD06"]
    })
    expect(judge({ isValid: false, statusCode: "99" })).toMatchObject({ verdict: "rejected", rules: [] })
  })

  it("takes rule 90 with our own key as our earlier filing (F14, F26)", () => {
    const fields = { ...rejected, errorMessages: [ALREADY], applicationResponse: validated }
    const duplicate = { sameKey: true, documentKey: KEY }
    expect(judge(fields)).toMatchObject({ verdict: "accepted", alarms: [], duplicate })
    const { applicationResponse: _, ...bare } = fields
    expect(judge(bare)).toMatchObject({ verdict: "acceptedWithoutEvidence", duplicate })
  })

  it("takes rule 90 with another key as a number collision (F14)", () => {
    const fields = { ...rejected, documentKey: OTHER_KEY, errorMessages: [ALREADY], applicationResponse: ofAnother }
    const duplicate = { sameKey: false, documentKey: OTHER_KEY }
    expect(judge(fields)).toMatchObject({ verdict: "rejected", alarms: [], duplicate })
    const { documentKey: _, ...unnamed } = fields
    expect(judge(unnamed)).toMatchObject({ verdict: "rejected", duplicate })
    // Nobody trustworthy names the document accepted before: it may be ours.
    const { applicationResponse: __, ...unproven } = unnamed
    expect(judge(unproven)).toMatchObject({ verdict: "inconclusive", duplicate: undefined })
    const tampered = changed(ofAnother, "SETP990000001", "SETP990000002")
    expect(judge({ ...unproven, applicationResponse: tampered })).toMatchObject({ verdict: "inconclusive" })
  })

  it("tells a refusal before validation from an unknown document (F15)", () => {
    const basic = { isValid: false, statusCode: "66", errorMessages: ["FAD06: CUFE no informado"] }
    expect(judge(basic, "send")).toMatchObject({ verdict: "notProcessed", rules: ["rejection FAD06"] })
    expect(judge({ isValid: false, statusCode: "66" }, "send")).toMatchObject({ verdict: "inconclusive" })
    expect(judge({ isValid: false, statusCode: "66" }, "query")).toMatchObject({ verdict: "unknownDocument" })
  })

  it("waits while the authority is at work (F10)", () => {
    expect(judge({ isValid: false, statusCode: "98" }, "query")).toMatchObject({ verdict: "processing" })
    const batch = { isValid: false, statusCode: "", statusDescription: "Batch en proceso de validación." }
    expect(judge(batch, "query")).toMatchObject({ verdict: "processing" })
  })

  const judgeWith = (fields: Parameters<typeof response>[0], requireProof: boolean, trust = issuerTrust) => {
    const question = { documentKey: KEY, question: "send", trust: { trust, requireProof } } as const
    const { alarms, applicationResponse, verdict } = interpret(response(fields), question)
    return { verdict, alarms, degree: applicationResponse?.verification.proof.degree }
  }

  it("takes a verdict that is not proven, says so, and raises an alarm where somebody is trusted", () => {
    const fields = { ...accepted, applicationResponse: forged("02") }
    expect(judgeWith(fields, false, TrustAnchors.none)).toEqual({
      verdict: "accepted",
      alarms: [],
      degree: "not-proven"
    })
    expect(judgeWith(fields, false)).toEqual({
      verdict: "accepted",
      alarms: ["applicationResponseUnproven"],
      degree: "not-proven"
    })
    expect(judgeWith({ ...accepted, applicationResponse: validated }, false)).toEqual({
      verdict: "accepted",
      alarms: [],
      degree: "proven"
    })
  })

  it.each([
    ["an acceptance", { ...accepted, applicationResponse: forged("02") }],
    ["a rejection", { ...rejected, applicationResponse: forged("04") }],
    ["rule 90 for our own key", { ...rejected, errorMessages: [ALREADY], applicationResponse: forged("02") }]
  ])("leaves %s open until it is proven where proof is required", (_what, fields) => {
    expect(judgeWith(fields, true)).toEqual({
      verdict: "inconclusive",
      alarms: ["applicationResponseUnproven"],
      degree: "not-proven"
    })
  })

  it("settles what is proven, or has nothing signed to prove, where proof is required", () => {
    expect(judgeWith({ ...accepted, applicationResponse: validated }, true).verdict).toBe("accepted")
    expect(judgeWith({ ...rejected, applicationResponse: refused }, true).verdict).toBe("rejected")
    expect(judgeWith(rejected, true)).toMatchObject({ verdict: "rejected", alarms: [] })
    expect(judgeWith(accepted, true)).toMatchObject({ verdict: "inconclusive" })
    expect(judgeWith({ isValid: false, statusCode: "98" }, true)).toMatchObject({ verdict: "processing" })
  })

  it("survives storage: an answer encoded to JSON and back is the same", () => {
    const answer = interpret(response({ ...accepted, applicationResponse: validated }), {
      documentKey: KEY,
      question: "send"
    })
    const json = JSON.stringify(Schema.encodeSync(AuthorityAnswer)(answer))
    expect(Schema.decodeUnknownSync(AuthorityAnswer)(JSON.parse(json))).toEqual(answer)
  })

  const bytes = Schema.Uint8ArrayFromBase64
  const anyResponse = Schema.Struct({
    isValid: Schema.optionalKey(Schema.Boolean),
    statusCode: Schema.Union([Schema.Literals(["00", "99", "66", "89", "90", "98", ""]), Schema.String]),
    statusDescription: Schema.String,
    statusMessage: Schema.String,
    errorMessages: Schema.Array(Schema.Union([Schema.Literal(ALREADY), Schema.String])),
    documentKey: Schema.optionalKey(Schema.Union([Schema.Literals([KEY, OTHER_KEY]), Schema.String])),
    applicationResponse: Schema.optionalKey(bytes)
  })
  it.prop(
    "judges any answer without failing, and accepts none on random bytes",
    { fields: anyResponse },
    ({ fields }) => {
      for (const question of ["send", "query"] as const) {
        const { verdict } = interpret(new DianResponse(fields), { documentKey: KEY, question })
        expect(verdict).not.toBe("accepted")
      }
    }
  )

  it("accepts no evidence with a byte changed, unless the change means nothing", () => {
    const original = Result.getOrThrow(readApplicationResponse(validated))
    let accepted02 = 0
    for (let index = 0; index < validated.length; index += 5) {
      const bytes = Uint8Array.from(validated)
      bytes[index] = (bytes[index] ?? 0) ^ 1
      const { applicationResponse, verdict } = interpret(response({ ...accepted, applicationResponse: bytes }), {
        documentKey: KEY,
        question: "send"
      })
      if (verdict !== "accepted") continue
      accepted02 += 1
      // What is outside any signature (quotes, white space in tags, unused elements of KeyInfo) changes nothing read.
      expect({ ...applicationResponse, bytes: undefined }).toEqual({ ...original, bytes: undefined })
    }
    expect(accepted02).toBeLessThan(validated.length / 5 / 20)
  })

  it("takes the text of a refusal before validation (89) for its rule where it names none", () => {
    const response = new DianResponse({
      isValid: false,
      statusCode: "89",
      statusDescription: "",
      statusMessage: "NIT no autorizado para enviar documentos.",
      errorMessages: []
    })
    const { rules } = interpret(response, { kind: "send", documentKey: KEY } as never)
    expect(rules.map(({ code, kind, text }) => [code, kind, text])).toEqual([
      ["89", "rejection", "NIT no autorizado para enviar documentos."]
    ])
  })
})
