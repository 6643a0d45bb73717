import { describe, expect, it } from "@effect/vitest"
import { escapeText } from "@radicar/ubl/inner/xml/XmlWriter"
import { Effect } from "effect"
import { runHere } from "./support/runHere.ts"
import { temporaryFolder } from "./support/temporaryFolder.ts"

const files = temporaryFolder()
const invoice = 'xmlns="urn:oasis:names:specification:ubl:schema:xsd:Invoice-2"'
const payroll = 'xmlns="dian:gov:co:facturaelectronica:NominaIndividual"'

const entities =
  '<!DOCTYPE a [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;">]>' +
  `<Invoice ${invoice}>&b;</Invoice>`

const cases: ReadonlyArray<readonly [what: string, bytes: Uint8Array, says: string]> = [
  ["nothing", Buffer.alloc(0), "not well-formed XML"],
  ["no XML", Buffer.from("{}"), "not well-formed XML"],
  ["half an XML", Buffer.from("<Invoice><a"), "not well-formed XML"],
  ["entities", Buffer.from(entities), "DTD, entities"],
  [
    "an external entity",
    Buffer.from('<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><a>&x;</a>'),
    "DTD, entities"
  ],
  ["UTF-16", Buffer.from("\ufeff<Invoice/>", "utf16le"), "not UTF-8"],
  ["Latin-1", Buffer.from("<Invoice>Piñón</Invoice>", "latin1"), "not UTF-8"],
  ["another declared encoding", Buffer.from('<?xml version="1.0" encoding="ISO-8859-1"?><a/>'), "not UTF-8"],
  ["XML 1.1", Buffer.from('<?xml version="1.1"?><a/>'), "XML 1.0"],
  ["too much", Buffer.concat([Buffer.from("<a>"), Buffer.alloc(21 * 1024 * 1024, 32), Buffer.from("</a>")]), "larger"],
  ["a depth without end", Buffer.from("<a>".repeat(100_000)), "nested"],
  ["a root of somebody else", Buffer.from("<rss/>"), "no document of the authority"],
  ["a root without its namespace", Buffer.from("<Invoice/>"), "no document of the authority"],
  ["an empty invoice", Buffer.from(`<Invoice ${invoice}/>`), "missing"],
  ["an empty payroll document", Buffer.from(`<NominaIndividual ${payroll}/>`), "missing"],
  ["octets of any kind", Buffer.from(Uint8Array.from({ length: 4096 }, (_, index) => (index * 37) % 256)), "UTF-8"]
]

describe("radicar verify of hostile files", () => {
  it.effect.each(cases)("says what is wrong with %s", ([what, bytes, says]) =>
    Effect.gen(function* () {
      const file = files.write(`${what}.xml`, bytes)
      const secrets = { env: { RADICAR_SOFTWARE_PIN: "12345", RADICAR_TECHNICAL_KEY: "key" } }
      const json = yield* runHere(["verify", file], secrets)
      expect(json.code).toBe(3)
      expect(JSON.parse(json.stdout).valid).toBe(false)
      const text = yield* runHere(["verify", file, "--output", "text", "--language", "en"], secrets)
      expect(text.code).toBe(3)
      expect(text.stdout.replaceAll(/\s+/gu, " ")).toContain(says)
      const spanish = yield* runHere(["verify", file, "--output", "text", "--language", "es"], secrets)
      expect(spanish.stdout).toMatch(/^No es válido/u)
    })
  )

  it.effect("shows control characters of a document as what they are", () =>
    Effect.gen(function* () {
      const stdin = `<Invoice ${invoice} xmlns:cbc="urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2"><cbc:ID>\u009b2J\u202e</cbc:ID></Invoice>`
      const { stdout } = yield* runHere(["verify", "-", "--output", "text"], { stdin })
      expect(stdout).not.toMatch(/[\u009b\u202e]/u)
      expect(stdout).toContain("\\u009b2J\\u202e")
    })
  )

  it.effect("goes one level deep into containers, however many are nested", () =>
    Effect.gen(function* () {
      const ubl = "urn:oasis:names:specification:ubl:schema:xsd:"
      const within = (text: string): string =>
        `<AttachedDocument xmlns="${ubl}AttachedDocument-2" xmlns:cac="${ubl}CommonAggregateComponents-2" xmlns:cbc="${ubl}CommonBasicComponents-2"><cac:Attachment><cac:ExternalReference><cbc:Description>` +
        `${escapeText(text)}</cbc:Description></cac:ExternalReference></cac:Attachment></AttachedDocument>`
      const { code, stdout } = yield* runHere(["verify", "-"], { stdin: within(within(within("<a/>"))) })
      expect(code).toBe(3)
      expect(JSON.parse(stdout).inside[0].report.inside).toBeUndefined()
    })
  )
})
