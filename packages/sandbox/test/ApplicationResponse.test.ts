import { spawnSync } from "node:child_process"
import { X509Certificate } from "node:crypto"
import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { expect, layer } from "@effect/vitest"
import { certificateDirectory } from "@radicar/fixtures/certificates/sandboxAuthority"
import { Effect } from "effect"
import { SignedXml } from "xml-crypto"
import { Sandbox } from "../src/Sandbox.ts"
import { sendBill } from "./support/client.ts"
import { company } from "./support/company.ts"
import { all, replace } from "./support/edit.ts"
import { fixedClock } from "./support/fixedClock.ts"
import { invoiceText, keyOf } from "./support/invoiceText.ts"
import { isInstalled } from "./support/isInstalled.ts"
import { signInvoice } from "./support/signInvoice.ts"
import { xsdProblems } from "./support/xsd.ts"

const withoutStandardId = (xml: string): string =>
  xml.replace(/<cac:StandardItemIdentification>.*<\/cac:StandardItemIdentification>/u, "")

const kinds = [
  [
    "accepted",
    "02",
    (xml: string) => xml,
    [
      ["0000", "0"],
      ["0", "La Factura electrónica SETP990000001, ha sido autorizada."]
    ]
  ],
  [
    "accepted with a notification",
    "02",
    withoutStandardId,
    [
      ["0000", "0"],
      ["FAZ09", "Debe existir el grupo de información de identificación del bien o servicio."]
    ]
  ],
  [
    "rejected, with a notification that does not appear",
    "04",
    all(withoutStandardId, replace("UBL 2.1", "UBL 2.0")),
    [
      ["0000", "0"],
      ["FAD01", 'UBLVersionID: no indica el literal "UBL 2.1".']
    ]
  ]
] as const

layer(Sandbox.layer({ certificateDirectory, clock: fixedClock(), seed: "a seed" }), { excludeTestServices: true })(
  "ApplicationResponse",
  (it) => {
    const answerTo = (edit: (xml: string) => string) =>
      Effect.gen(function* () {
        const sandbox = yield* Sandbox
        yield* sandbox.reset
        const signer = yield* company(sandbox)
        const text = invoiceText({ edit })
        const answer = yield* Effect.promise(() => sendBill(sandbox.url, signInvoice(text, signer), signer))
        return { sandbox, key: keyOf(text), xml: answer.applicationResponse!.toString("utf8") }
      })

    it.effect.each(kinds)("%s: says what the authority's do", ([, responseCode, edit, lines]) =>
      Effect.gen(function* () {
        const { key, xml } = yield* answerTo(edit)
        const read = (name: string): ReadonlyArray<string> =>
          [...xml.matchAll(new RegExp(`<cbc:${name}(?: [^>]*)?>([^<]*)<`, "gu"))].map((match) =>
            unescape(match[1] ?? "")
          )
        expect(
          xml.startsWith('<?xml version="1.0" encoding="utf-8" standalone="no"?><ApplicationResponse xmlns:cac=')
        ).toBe(true)
        expect(xml.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/u)
        expect(read("ResponseCode")[0]).toBe(responseCode)
        expect(
          read("ResponseCode")
            .slice(1)
            .map((code, index) => [code, read("Description")[index + 1]])
        ).toEqual(lines)
        expect(read("UUID")[1]).toBe(key)
        expect([read("IssueDate")[0], read("IssueTime")[0]]).toEqual(["2026-01-15", "07:00:00-05:00"])
        expect(xml).toContain("<xades:SigningTime>2026-01-15T07:00:00.000+00:00</xades:SigningTime>")
        expect(xml.match(/>\.\.\.</gu)).toHaveLength(2)
      })
    )

    it.effect.each(kinds)("%s: xml-crypto verifies its signature", ([, , edit]) =>
      Effect.gen(function* () {
        const { sandbox, xml } = yield* answerTo(edit)
        const certificate = new X509Certificate(Buffer.from(/<ds:X509Certificate>([^<]*)/u.exec(xml)![1]!, "base64"))
        expect(certificate.subject).toContain("serialNumber=800197268")
        expect(certificate.verify(new X509Certificate(sandbox.certificates.subordinatePem).publicKey)).toBe(true)
        const verify = (text: string): boolean => {
          const signed = new SignedXml({ publicCert: certificate.toString(), getCertFromKeyInfo: () => null })
          signed.loadSignature(/<ds:Signature .*<\/ds:Signature>/u.exec(text)![0])
          try {
            return signed.checkSignature(text)
          } catch {
            return false
          }
        }
        expect(verify(xml)).toBe(true)
        expect(verify(xml.replace("DIAN 2.1", "DIAN 2.2"))).toBe(false)
      })
    )

    it.effect.skipIf(!isInstalled("xmlsec1"))("xmlsec1 verifies its signature and chain", () =>
      Effect.gen(function* () {
        const { sandbox, xml } = yield* answerTo((text) => text)
        const directory = mkdtempSync(join(tmpdir(), "radicar-sandbox-"))
        yield* Effect.addFinalizer(() => Effect.sync(() => rmSync(directory, { recursive: true })))
        const file = (name: string, text: string): string => {
          writeFileSync(join(directory, name), text)
          return join(directory, name)
        }
        const verify = (text: string) =>
          spawnSync("xmlsec1", [
            "--verify",
            "--trusted-pem",
            file("root.pem", sandbox.certificates.rootPem),
            "--untrusted-pem",
            file("sub.pem", sandbox.certificates.subordinatePem),
            "--id-attr:Id",
            "http://uri.etsi.org/01903/v1.3.2#:SignedProperties",
            "--id-attr:Id",
            "http://www.w3.org/2000/09/xmldsig#:KeyInfo",
            file("response.xml", text)
          ])
        expect(verify(xml).stderr.toString()).toMatch(/OK\s+SignedInfo References \(ok\/all\): 3\/3/u)
        expect(verify(xml.replace("DIAN 2.1", "DIAN 2.2")).status).not.toBe(0)
      })
    )

    it.effect.skipIf(xsdProblems === undefined)("is valid by the schema", () =>
      Effect.gen(function* () {
        const { xml } = yield* answerTo((text) => text)
        expect(xsdProblems!("ApplicationResponse", xml)).toEqual([])
      })
    )

    it.effect("has the same ids for the same seed", () =>
      Effect.gen(function* () {
        const ids = Effect.gen(function* () {
          const sandbox = yield* Sandbox.make({ clock: fixedClock(), seed: "another seed" })
          const signer = yield* company(sandbox)
          const answer = yield* Effect.promise(() => sendBill(sandbox.url, signInvoice(invoiceText(), signer), signer))
          return /<ds:Signature Id="([^"]*)"/u.exec(answer.applicationResponse!.toString("utf8"))![1]
        })
        expect(yield* ids).toBe(yield* ids)
      })
    )
  }
)

const unescape = (text: string): string => text.replaceAll("&quot;", '"').replaceAll("&amp;", "&")
