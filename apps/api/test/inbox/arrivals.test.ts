import { assert, describe, layer } from "@effect/vitest"
import { longOr } from "@radicar/fixtures/long"
import { zipFiles } from "@radicar/zip/inner/zip"
import { Effect } from "effect"
import { zipSync } from "fflate"
import { adminToken, TestService } from "../support/TestService.ts"
import { hasOpenpyxl, readWorkbook } from "../support/workbook.ts"
import { type Buyer, fileOf, mailWith, newBuyer, sell, zipOf } from "../support/inbox.ts"

const text = (content: string) => Buffer.from(content)

const mebibyte = 1024 * 1024

/** A stored ZIP of one file whose header, and its copy in the directory, have another value at an offset. */
const zipWith = (at: number, value: number): Buffer => {
  const zip = Buffer.from(zipSync({ "a.xml": text("<a/>") }, { level: 0 }))
  zip.writeUInt16LE(value, at)
  zip.writeUInt16LE(value, zip.indexOf("PK\u0001\u0002") + at + 2)
  return zip
}

/** A ZIP whose only file is encrypted by its flags (APPNOTE 4.4.4). */
const encrypted = () => zipWith(6, 1)

/** A ZIP whose only file is compressed by Deflate64 (APPNOTE 4.4.5). */
const deflate64 = () => zipWith(8, 9)

/** A ZIP whose only file has another name in its header than in the directory. */
const twoNames = () => {
  const zip = Buffer.from(zipSync({ "a.xml": text("<a/>") }))
  zip.write("b.xml", 30)
  return zip
}

const nested = (depth: number, inner: Uint8Array): Uint8Array =>
  depth === 0 ? inner : nested(depth - 1, zipSync({ "inner.zip": inner }))

/** A multipart mail of as many levels. */
const deepMail = (levels: number): Uint8Array => {
  const heads = Array.from(
    { length: levels },
    (_, level) => `Content-Type: multipart/mixed; boundary="b${level}"\r\n\r\n--b${level}\r\n`
  )
  return text(`From: a@example.com\r\nSubject: deep\r\n${heads.join("")}Content-Type: text/plain\r\n\r\nx\r\n`)
}

/** An invoice with only what a list needs, whose number has as many characters. */
const invoiceNumbered = (length: number): Uint8Array =>
  text(`<Invoice xmlns="urn:oasis:names:specification:ubl:schema:xsd:Invoice-2"
    xmlns:cac="urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2"
    xmlns:cbc="urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2">
    <cbc:ID>${"1".repeat(length)}</cbc:ID><cbc:UUID>${"ab".repeat(48)}</cbc:UUID><cbc:IssueDate>2026-11-27</cbc:IssueDate>
    <cac:AccountingSupplierParty><cac:Party><cac:PartyTaxScheme><cbc:RegistrationName>A</cbc:RegistrationName>
    <cbc:CompanyID>900373115</cbc:CompanyID></cac:PartyTaxScheme></cac:Party></cac:AccountingSupplierParty></Invoice>`)

/** A mail with a header field of as many octets. */
const headedMail = (octets: number): Uint8Array =>
  text(`From: a@example.com\r\nSubject: long\r\nX-Long: ${"x".repeat(octets)}\r\n\r\nx\r\n`)

/** A mail of as many parts. */
const wideMail = (parts: number): Uint8Array =>
  text(
    `From: a@example.com\r\nSubject: wide\r\nContent-Type: multipart/mixed; boundary="b"\r\n\r\n${"--b\r\nContent-Type: text/plain\r\n\r\nx\r\n".repeat(parts)}--b--\r\n`
  )

// what arrives, and the code of the reason that must be listed
const unreadable: ReadonlyArray<readonly [string, () => Uint8Array, string]> = [
  ["JSON", () => text("{}"), "noXml"],
  ["a PDF alone", () => text("%PDF-1.4"), "noXml"],
  ["half of an XML", () => text("<a><b>"), "notXml"],
  ["a DTD with entities", () => text(`<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>`), "notXml"],
  ["deep nesting", () => text("<a>".repeat(1000)), "notXml"],
  ["another encoding", () => text(`<?xml version="1.0" encoding="ISO-8859-1"?><a/>`), "notXml"],
  ["UTF-16", () => Buffer.from("\ufeff<a/>", "utf16le"), "notXml"],
  ["too many elements", () => text(`<a>${"<b/>".repeat(200_001)}</a>`), "notXml"],
  ["a root of nobody", () => text(`<Order xmlns="urn:x"/>`), "notXml"],
  [
    "an invoice without key",
    () => text(`<Invoice xmlns="urn:oasis:names:specification:ubl:schema:xsd:Invoice-2"/>`),
    "notADocument"
  ],
  ["a ZIP without XML", () => zipSync({ "a.pdf": text("%PDF-") }), "noXml"],
  ["half of a ZIP", () => zipSync({ "a.xml": text("<a/>") }).subarray(0, 40), "damaged"],
  ["an encrypted ZIP", encrypted, "encrypted"],
  ["a ZIP of another method", deflate64, "unknownMethod"],
  ["a ZIP with two names for a file", twoNames, "damaged"],
  ["a ZIP with a path trick", () => zipSync({ "../../etc/a.xml": text("<a/>") }), "unsafeName"],
  ["a ZIP with an absolute path", () => zipSync({ "/etc/a.xml": text("<a/>") }), "unsafeName"],
  ["a ZIP bomb", () => zipFiles([{ name: "a.xml", bytes: Buffer.alloc(65 * mebibyte, 0x20) }]), "tooLarge"],
  [
    "a ZIP of many large files, a GiB in the long run",
    () =>
      zipFiles(
        Array.from({ length: longOr(64, 5) }, (_, at) => ({ name: `${at}.xml`, bytes: Buffer.alloc(16 * mebibyte) }))
      ),
    "tooLarge"
  ],
  [
    "a ZIP of too many files",
    () => zipSync(Object.fromEntries(Array.from({ length: 1001 }, (_, at) => [`${at}.txt`, text("a")]))),
    "tooManyFiles"
  ],
  ["ZIPs in ZIPs", () => nested(5, zipSync({ "a.xml": text("<a/>") })), "tooDeep"],
  ["a RAR archive", () => Buffer.from("Rar!\u001a\u0007\u0001\u0000", "latin1"), "unsupported"],
  ["a 7z archive", () => Buffer.from("7z\u00bc\u00af'\u001c\u0000\u0004", "latin1"), "unsupported"],
  [
    "a mail of Exchange with winmail.dat",
    () => mailWith([{ name: "winmail.dat", type: "application/ms-tnef", bytes: Buffer.from("789f3e220100", "hex") }]),
    "unsupported"
  ],
  [
    "a mail that Outlook saved",
    () => Buffer.concat([Buffer.from("d0cf11e0a1b11ae1", "hex"), Buffer.from("__properties_version1.0", "utf16le")]),
    "unsupported"
  ],
  [
    "an encrypted mail (S/MIME)",
    () => mailWith([{ name: "smime.p7m", bytes: Buffer.from("308006092a864886f70d010703a080", "hex") }]),
    "unsupported"
  ],
  ["a mail of 10 000 parts", () => wideMail(10_000), "tooManyParts"],
  ["a mail of 200 levels", () => deepMail(200), "partsTooDeep"],
  ["a mail with a header of 300 kB", () => headedMail(300_000), "headersTooLarge"],
  [
    "a container without a document",
    () => text(`<AttachedDocument xmlns="urn:oasis:names:specification:ubl:schema:xsd:AttachedDocument-2"/>`),
    "emptyContainer"
  ],
  ["an invoice whose number has 101 characters", () => invoiceNumbered(101), "tooLong"]
]

describe("POST /v1/inbox", () => {
  layer(TestService.shared(), { excludeTestServices: true })((it) => {
    const take = (buyer: Buyer, body: Uint8Array, query = "") => buyer.ask("", { body, query })

    /** A document of the supplier, and its container. */
    const sold = Effect.fnUntraced(function* (number: number, buyer: Buyer) {
      const { document, id } = yield* sell(number, buyer)
      return { uuid: document.uuid, id, container: yield* fileOf(document.uuid, "attached") }
    })

    it.effect("keeps and lists what cannot be read, with the reason", () =>
      Effect.gen(function* () {
        const buyer = yield* newBuyer
        for (const [what, octets, code] of unreadable) {
          const bytes = octets()
          const taken = yield* take(buyer, bytes)
          assert.strictEqual(taken.status, 200, `${what}: ${taken.text}`)
          assert.lengthOf(taken.body.items, 1, `${what}: ${taken.text}`)
          const [item] = taken.body.items
          assert.strictEqual(item.state, "unreadable", `${what}: ${taken.text}`)
          assert.deepInclude(item.unreadable, { count: 1 }, `${what}: ${taken.text}`)
          assert.strictEqual(item.unreadable.files[0].code, code, `${what}: ${taken.text}`)
          const kept = yield* buyer.ask(`/${item.id}/files/received`)
          assert.strictEqual(kept.status, 200, what)
          assert.strictEqual(kept.octets.length, bytes.length, what)
        }
        const listed = yield* buyer.ask("", { query: "&state=unreadable&limit=200" })
        assert.lengthOf(listed.body.items, unreadable.length)
        // tried again, it is the same item
        const [item] = listed.body.items
        const again = yield* buyer.ask(`/${item.id}/retry`, { method: "POST" })
        assert.deepStrictEqual(again.body, item, again.text)
      })
    )

    it.effect("removes what is no document, with its files, and never a document", () =>
      Effect.gen(function* () {
        const buyer = yield* newBuyer
        const other = yield* newBuyer
        const { container } = yield* sold(990013019, buyer)
        const remove = (id: string, by = buyer) => by.ask(`/${id}`, { method: "DELETE" })
        const alone = yield* take(buyer, text("{}"))
        const [item] = alone.body.items
        assert.strictEqual((yield* remove(item.id, other)).status, 404)
        assert.strictEqual((yield* remove(item.id)).status, 204)
        assert.strictEqual((yield* remove(item.id)).status, 404)
        assert.strictEqual((yield* buyer.ask(`/${item.id}/files/received`)).status, 404)
        // the same octets are a new arrival
        const again = yield* take(buyer, text("{}"))
        assert.isFalse(again.body.repeated)
        assert.notStrictEqual(again.body.items[0].id, item.id)
        const both = yield* take(buyer, zipSync({ "f.xml": container, "bad.xml": text("<a>") }))
        const [document, unreadable] = both.body.items
        assert.strictEqual((yield* remove(document.id)).status, 404)
        assert.strictEqual((yield* remove(unreadable.id)).status, 204)
        assert.strictEqual((yield* buyer.ask(`/${document.id}/files/received`)).status, 200)
        const left = (yield* buyer.ask("")).body.items.map(({ id }: any) => id)
        assert.sameMembers(left, [document.id, again.body.items[0].id])
      })
    )

    it.effect("lists all unreadable files of an arrival as one item, and keeps each", () =>
      Effect.gen(function* () {
        const buyer = yield* newBuyer
        const { container, id } = yield* sold(990013015, buyer)
        const names = Array.from({ length: 999 }, (_, at) => `${at}.xml`)
        const zip = zipSync(
          Object.fromEntries([["f.xml", container], ...names.map((name) => [name, text(`<a>${name}`)] as const)])
        )
        const taken = yield* take(buyer, zip, "&name=facturas.zip")
        const [document, item, ...others] = taken.body.items
        assert.isEmpty(others, taken.text)
        assert.deepInclude(document, { state: "received", number: id }, taken.text)
        assert.deepInclude(item, { state: "unreadable", file: "facturas.zip" }, taken.text)
        const { count, files } = item.unreadable
        assert.strictEqual(count, names.length)
        assert.deepStrictEqual(
          files.map(({ code, id: place, name }: any) => [place, name, code]),
          names.slice(0, 20).map((name, at) => [String(at + 1), name, "notXml"])
        )
        const listed = yield* buyer.ask("", { query: "&state=unreadable" })
        assert.deepStrictEqual(listed.body.items, [item])
        const detail = yield* buyer.ask(`/${item.id}`)
        assert.lengthOf(detail.body.files, names.length + 2, "the ZIP, the document, and each other file")
        const last = yield* buyer.ask(`/${item.id}/files/${names.length}`)
        assert.strictEqual(last.text, "<a>998.xml")
        assert.strictEqual(last.headers.get("content-disposition"), 'attachment; filename="998.xml"')
        const again = yield* buyer.ask(`/${item.id}/retry`, { method: "POST" })
        assert.deepStrictEqual(again.body, item)
        const lines = (yield* buyer.ask("/export", { query: "&format=jsonl&state=unreadable" })).text.trim().split("\n")
        assert.deepInclude(JSON.parse(lines.join()), { reasons: "notXml", fileName: "facturas.zip" })
      })
    )

    it.effect("loses no document behind a container of too many files", () =>
      Effect.gen(function* () {
        const buyer = yield* newBuyer
        const { container, id } = yield* sold(990013016, buyer)
        const many = zipSync(Object.fromEntries(Array.from({ length: 1000 }, (_, at) => [`${at}.txt`, text("a")])))
        const taken = yield* take(buyer, zipSync({ "a.zip": many, "f.xml": container }))
        const [document, item, ...others] = taken.body.items
        assert.isEmpty(others, taken.text)
        assert.deepInclude(document, { state: "received", number: id }, taken.text)
        assert.deepInclude(item.unreadable, { count: 1 }, taken.text)
        assert.deepInclude(item.unreadable.files[0], { id: "0", name: "a.zip", code: "tooManyFiles" })
      })
    )

    it.effect("refuses more than 25 MiB, and nothing", () =>
      Effect.gen(function* () {
        const buyer = yield* newBuyer
        const large = yield* take(buyer, Buffer.alloc(25 * mebibyte + 1, 0x20))
        assert.strictEqual(large.status, 413)
        const empty = yield* take(buyer, new Uint8Array())
        assert.deepInclude(empty.body, { status: 400, type: "urn:radicar:problem:unreadable-document" }, empty.text)
        assert.match(empty.body.detail, /empty/u)
        assert.isEmpty((yield* buyer.ask("")).body.items)
      })
    )

    it.effect("judges by the content, whatever the content type says", () =>
      Effect.gen(function* () {
        const buyer = yield* newBuyer
        const { container, id } = yield* sold(990013017, buyer)
        for (const type of ["application/x-zip-compressed", "application/pdf", "application/json", "text/html", ""]) {
          const taken = yield* buyer.ask("", { body: type === "" ? container : zipOf(container), type })
          assert.strictEqual(taken.status, 200, `${type}: ${taken.text}`)
          assert.deepInclude(taken.body.items[0], { state: "received", number: id }, `${type}: ${taken.text}`)
        }
      })
    )

    it.effect("shows the time by which it filters", () =>
      Effect.gen(function* () {
        const buyer = yield* newBuyer
        const { container, id } = yield* sold(990013018, buyer)
        const taken = yield* take(buyer, container)
        const [item] = taken.body.items
        assert.strictEqual(item.received, taken.body.received)
        const numbers = (query: string) =>
          Effect.map(buyer.ask("", { query }), ({ body }) => body.items.map(({ number }: any) => number))
        assert.deepStrictEqual(yield* numbers(`&from=${item.received}`), [id])
        assert.deepStrictEqual(yield* numbers(`&to=${item.received}`), [])
        const next = new Date(Date.parse(item.received) + 1).toISOString()
        assert.deepStrictEqual(yield* numbers(`&to=${next}`), [id])
      })
    )

    it.effect("takes a document once, however it comes", () =>
      Effect.gen(function* () {
        const buyer = yield* newBuyer
        const { container, id, uuid } = yield* sold(990013000, buyer)
        const zip = zipOf(container)
        const xml = Buffer.from(yield* fileOf(uuid, "document"))
        const shapes: ReadonlyArray<readonly [string, Uint8Array]> = [
          ["a container", container],
          ["a container with a byte order mark", Buffer.concat([text("\ufeff"), container])],
          ["the bare document", xml],
          ["a ZIP", zip],
          ["a ZIP in a ZIP", zipSync({ "annex.zip": zip })],
          ["upper-case names without extension", zipSync({ FACTURA: container })],
          ["a mail", mailWith([{ name: "f.zip", bytes: zip }])],
          [
            "a mail with XML as a part of its text",
            text(
              `From: a@example.com\r\nSubject: x\r\nContent-Type: multipart/mixed; boundary="b"\r\n\r\n--b\r\nContent-Type: text/plain\r\n\r\nAdjunto\r\n--b\r\nContent-Type: text/plain; charset=utf-8; name="f.xml"\r\nContent-Transfer-Encoding: base64\r\n\r\n${Buffer.from(container).toString("base64")}\r\n--b--\r\n`
            )
          ],
          ["a mail with XML as text/plain", mailWith([{ name: "f.txt", type: "text/plain", bytes: container }])],
          [
            "a mail with an inline image and two copies",
            mailWith([
              { name: "logo.png", type: "image/png", inline: true, bytes: Buffer.from("\u0089PNG\r\n", "latin1") },
              { name: "f.pdf", type: "application/pdf", bytes: text("%PDF-1.4") },
              { name: "f.xml", bytes: container },
              { name: "g.xml", bytes: xml }
            ])
          ],
          [
            "a forwarded mail",
            mailWith([{ name: "Fwd.eml", type: "message/rfc822", bytes: mailWith([{ name: "f.zip", bytes: zip }]) }])
          ]
        ]
        const items = new Set<string>()
        for (const [what, bytes] of shapes) {
          const taken = yield* take(buyer, bytes)
          assert.strictEqual(taken.status, 200, `${what}: ${taken.text}`)
          assert.lengthOf(taken.body.items, 1, `${what}: ${taken.text}`)
          assert.deepInclude(taken.body.items[0], { state: "received", number: id, uuid }, `${what}: ${taken.text}`)
          items.add(taken.body.items[0].id)
        }
        assert.strictEqual(items.size, 1)
        assert.lengthOf((yield* buyer.ask("")).body.items, 1)
        const again = yield* take(buyer, zip)
        assert.isTrue(again.body.repeated)
      })
    )

    it.effect("takes several documents of one mail, and one that fails does not stop the others", () =>
      Effect.gen(function* () {
        const buyer = yield* newBuyer
        const first = yield* sold(990013001, buyer)
        const second = yield* sold(990013002, buyer)
        const mail = mailWith([
          { name: "a.zip", bytes: zipOf(first.container) },
          { name: "bad.zip", bytes: encrypted() },
          { name: "b.xml", bytes: second.container }
        ])
        const taken = yield* take(buyer, mail)
        assert.deepStrictEqual(
          taken.body.items.map(({ state }: any) => state).toSorted(),
          ["received", "received", "unreadable"],
          taken.text
        )
        assert.deepInclude(taken.body.items[0].mail, { from: "facturas@example.com" })
      })
    )

    it.effect("completes a document by the container that follows, also by the answer alone", () =>
      Effect.gen(function* () {
        const buyer = yield* newBuyer
        const first = yield* sold(990013003, buyer)
        const bare = yield* take(buyer, yield* fileOf(first.uuid, "document"))
        assert.strictEqual(bare.body.items[0].state, "withoutAnswer", bare.text)
        const whole = yield* take(buyer, first.container)
        assert.deepInclude(whole.body.items[0], { id: bare.body.items[0].id, state: "received", warnings: [] })
        const second = yield* sold(990013004, buyer)
        const answer = yield* fileOf(second.uuid, "response")
        const alone = yield* take(buyer, answer)
        assert.deepInclude(alone.body.items[0], { state: "unreadable" })
        assert.strictEqual(alone.body.items[0].unreadable.files[0].code, "alone")
        const document = yield* take(buyer, yield* fileOf(second.uuid, "document"))
        assert.strictEqual(document.body.items[0].state, "withoutAnswer")
        const again = yield* buyer.ask(`/${alone.body.items[0].id}/retry`, { method: "POST" })
        assert.deepInclude(again.body, { id: document.body.items[0].id, state: "received" }, again.text)
      })
    )

    it.effect("warns of the same number with another key", () =>
      Effect.gen(function* () {
        const buyer = yield* newBuyer
        const { container, uuid } = yield* sold(990013005, buyer)
        yield* take(buyer, container)
        const altered = text(
          Buffer.from(yield* fileOf(uuid, "document"))
            .toString()
            .replaceAll(uuid, "cd".repeat(48))
        )
        yield* take(buyer, altered)
        const { body } = yield* buyer.ask("", { query: "&warning=any" })
        assert.lengthOf(body.items, 2)
        for (const { warnings } of body.items) {
          assert.include(
            warnings.map(({ code }: any) => code),
            "anotherCufe"
          )
        }
      })
    )

    it.effect("reads the total and the credit of a document that lacks a field of ours", () =>
      Effect.gen(function* () {
        const buyer = yield* newBuyer
        const { uuid } = yield* sold(990013014, buyer)
        const xml = Buffer.from(yield* fileOf(uuid, "document")).toString()
        const bare = xml.replaceAll(/<cac:(PhysicalLocation|RegistrationAddress)>.*?<\/cac:\1>/gsu, "")
        // an invoice that is paid in part at once
        const part = bare.replace(
          "<cac:PaymentMeans>",
          "<cac:PaymentMeans><cbc:ID>1</cbc:ID><cbc:PaymentMeansCode>10</cbc:PaymentMeansCode></cac:PaymentMeans>$&"
        )
        assert.isAbove(part.length, bare.length)
        const taken = yield* take(buyer, text(part))
        assert.deepInclude(
          taken.body.items[0],
          { total: "573306.30", currency: "COP", number: "SETP990013014" },
          taken.text
        )
        const detail = yield* buyer.ask(`/${uuid}`)
        assert.strictEqual(detail.body.payment, "credit", detail.text)
        // what needs every field is left out
        assert.isUndefined(detail.body.taxes)
      })
    )

    it.effect("replaces an altered copy by one whose signatures hold", () =>
      Effect.gen(function* () {
        const buyer = yield* newBuyer
        const { container, id, uuid } = yield* sold(990013012, buyer)
        const xml = Buffer.from(yield* fileOf(uuid, "document")).toString()
        const altered = xml.replaceAll("573306.30", "1.30").replaceAll(buyer.nit, "800197268")
        const first = yield* take(buyer, text(altered))
        assert.deepInclude(first.body.items[0], { state: "notOurs", total: "1.30" }, first.text)
        const second = yield* take(buyer, container)
        const [item] = second.body.items
        assert.deepInclude(item, { id: first.body.items[0].id, state: "received", number: id, total: "573306.30" })
        assert.deepStrictEqual(item.warnings, [], second.text)
        const { body } = yield* buyer.ask(`/${item.id}`)
        assert.deepInclude(body.history.at(-1), { by: "replaced", from: "notOurs", to: "received" })
        // and not the other way round
        const again = yield* take(buyer, text(altered.replaceAll("1.30", "2.30")))
        assert.deepStrictEqual(again.body.items, second.body.items, again.text)
      })
    )

    it.effect("passes over annexes, and events of customers", () =>
      Effect.gen(function* () {
        const buyer = yield* newBuyer
        const { container } = yield* sold(990013013, buyer)
        const sheet = zipSync({ "[Content_Types].xml": text("<Types/>"), "xl/workbook.xml": text("<workbook/>") })
        const annexes = [
          { name: "detalle.xlsx", bytes: sheet },
          { name: "otro.xml", bytes: text("<Pedido/>") },
          { name: "fotos.rar", bytes: Buffer.from("Rar!\u001a\u0007\u0000", "latin1") }
        ]
        const taken = yield* take(buyer, mailWith([...annexes, { name: "f.xml", bytes: container }]))
        assert.deepStrictEqual(
          taken.body.items.map(({ state }: any) => state),
          ["received"],
          taken.text
        )
        const alone = yield* take(buyer, mailWith(annexes))
        assert.deepStrictEqual(
          alone.body.items.map(({ unreadable: { files } }: any) => files.map(({ code }: any) => code)),
          [["notXml", "unsupported"]],
          alone.text
        )
        const event = `<ApplicationResponse xmlns="urn:oasis:names:specification:ubl:schema:xsd:ApplicationResponse-2"
          xmlns:cac="urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2"
          xmlns:cbc="urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2"><cbc:ID>1</cbc:ID>
          <cac:DocumentResponse><cac:Response><cbc:ResponseCode>030</cbc:ResponseCode></cac:Response></cac:DocumentResponse></ApplicationResponse>`
        const mailed = yield* take(buyer, mailWith([{ name: "ar.xml", bytes: text(event) }]))
        assert.deepInclude(mailed.body.items[0], { state: "noDocument" }, mailed.text)
      })
    )

    it.effect("lists a mail without a document, with its text", () =>
      Effect.gen(function* () {
        const buyer = yield* newBuyer
        const taken = yield* take(buyer, mailWith([], "(#123456789) Confirmacion de reenvio"))
        assert.deepInclude(taken.body.items[0], { state: "noDocument" }, taken.text)
        const detail = yield* buyer.ask(`/${taken.body.items[0].id}`)
        assert.strictEqual(detail.body.mail.subject, "(#123456789) Confirmacion de reenvio")
        assert.include(detail.body.text, "123456789")
        // as Python folds a subject (findings/python-mail-doubles-a-space-of-the-subject.sh)
        const folded = "900373115;COMERCIALIZADORA DEL ORIENTE \r\n =?utf-8?q?ANTIOQUE=C3=91O?= S A S;SETP1;01;ORIENTE"
        const python = yield* take(buyer, mailWith([], folded))
        const { mail } = (yield* buyer.ask(`/${python.body.items[0].id}`)).body
        assert.strictEqual(mail.subject, "900373115;COMERCIALIZADORA DEL ORIENTE ANTIOQUEÑO S A S;SETP1;01;ORIENTE")
        const link = "https://mail.example.com/confirm?c=731904"
        const html = `From: a@example.com\r\nSubject: b\r\nContent-Type: text/html\r\n\r\n<p>Pulse <a class="b" href="${link}">aqu&iacute;</a></p>`
        const marked = yield* take(buyer, text(html))
        assert.include((yield* buyer.ask(`/${marked.body.items[0].id}`)).body.text, link)
      })
    )

    it.effect("reads the HTML of a mail as a reader sees it, and its links, up to 256 KiB", () =>
      Effect.gen(function* () {
        const buyer = yield* newBuyer
        const seen = (html: string) =>
          Effect.gen(function* () {
            const head = "From: a@example.com\r\nSubject: b\r\nContent-Type: text/html; charset=utf-8\r\n\r\n"
            const taken = yield* take(buyer, text(head + html))
            return (yield* buyer.ask(`/${taken.body.items[0].id}`)).body.text
          })
        const style = "<STYLE>p > a { color: red }</STYLE ><script>if (a<b) c('<p>')</script><!-- <b>x</b> -->"
        assert.strictEqual(
          yield* seen(`${style}<p>1 &lt; 2 &amp;amp; &#xe9;&ntilde;&#8364;&hellip;</p>`),
          "1 < 2 &amp; éñ€…"
        )
        assert.strictEqual(
          yield* seen(
            `<A title="a > b" HREF='https://example.com/?a=1&amp;b=2'>s&iacute;</a><a href=mailto:a>no</a> 3 < 4`
          ),
          "https://example.com/?a=1&b=2 sí no 3 < 4"
        )
        assert.strictEqual(yield* seen(`a<b ${"x".repeat(256 * 1024)}>late`), "a")
        assert.strictEqual(yield* seen(`a${" ".repeat(256 * 1024)}late`), "a")
        assert.strictEqual(yield* seen("1234 ".repeat(5000)), "1234 ".repeat(4000))
      })
    )

    it.effect("shows the document as it was read, its files, and our own PDF", () =>
      Effect.gen(function* () {
        const buyer = yield* newBuyer
        const { container, id, uuid } = yield* sold(990013006, buyer)
        const taken = yield* take(buyer, mailWith([{ name: "f.zip", bytes: zipOf(container) }]), "&name=mensaje.eml")
        const [item] = taken.body.items
        const detail = yield* buyer.ask(`/${uuid.toUpperCase()}`)
        assert.strictEqual(detail.status, 200, detail.text)
        assert.deepInclude(detail.body, { id: item.id, number: id, order: "OC-1042", total: "573306.30" })
        assert.deepInclude(detail.body.document, { kind: "invoice", operation: "InvoiceCreate", uuid })
        assert.isTrue(detail.body.document.verification.valid, detail.text)
        assert.isTrue(detail.body.document.verification.authorityResponse.accepted)
        assert.strictEqual(detail.body.document.body.CompanyParty.Name, "Café Piñón y Cía. S.A.S.")
        const kinds = detail.body.files.map(({ id: file, kind }: any) => `${file} ${kind}`)
        assert.deepStrictEqual(kinds, ["document xml", "pdf pdf", "received other", "0-1 pdf"], detail.text)
        const own = yield* buyer.ask(`/${item.id}/files/pdf`)
        assert.strictEqual(own.status, 200, own.text)
        assert.match(own.text, /^%PDF-/u)
        assert.include(own.headers.get("content-disposition"), `${id}.pdf`)
        const theirs = yield* buyer.ask(`/${item.id}/files/0-1`)
        assert.strictEqual(theirs.text, "%PDF-1.4 of the supplier")
        const xml = yield* buyer.ask(`/${item.id}/files/document`)
        assert.strictEqual(xml.text, Buffer.from(container).toString())
        assert.strictEqual((yield* buyer.ask(`/${item.id}/files/7`)).status, 404)
        assert.strictEqual((yield* buyer.ask(`/${item.id}/files/a..b`)).status, 400)
      })
    )

    it.effect("lists our PDF only if it can be made, and names the values that prevent it", () =>
      Effect.gen(function* () {
        const buyer = yield* newBuyer
        const { document } = yield* sell(990013090, buyer)
        const xml = Buffer.from(yield* fileOf(document.uuid, "document")).toString()
        const arrived = Effect.fnUntraced(function* (from: RegExp, to: string, step: number) {
          const digit = (Number.parseInt(document.uuid.slice(-1), 16) + step) % 16
          const key = document.uuid.slice(0, -1) + digit.toString(16)
          const other = xml.replace(from, to)
          assert.notStrictEqual(other, xml)
          yield* take(buyer, Buffer.from(other.replaceAll(document.uuid, key)))
          const detail = yield* buyer.ask(`/${key}`)
          const pdf = yield* buyer.ask(`/${key}/files/pdf`)
          const isListed = detail.body.files.some(({ id }: { readonly id: string }) => id === "pdf")
          return { isListed, pdf, unprintable: detail.body.unprintable }
        })
        const due = yield* arrived(/<cbc:PaymentDueDate>[^<]*/u, "<cbc:PaymentDueDate>2022-09-31", 1)
        assert.deepInclude(due, { isListed: true, unprintable: undefined })
        assert.match(due.pdf.text, /^%PDF-/u)
        const total = yield* arrived(/(<cbc:PayableAmount[^>]*>)[^<]*/u, "$1mucho", 2)
        assert.isFalse(total.isListed)
        assert.deepStrictEqual(
          total.unprintable.map(({ path }: { readonly path: string }) => path),
          ["$.LegalMonetaryTotal.PayableAmount"]
        )
        assert.strictEqual(total.pdf.status, 404)
        assert.include(total.pdf.body.detail, "$.LegalMonetaryTotal.PayableAmount: mucho")
      })
    )

    it.effect("is listed, searched and added up", () =>
      Effect.gen(function* () {
        const { nit } = yield* TestService
        const buyer = yield* newBuyer
        const first = yield* sold(990013007, buyer)
        const second = yield* sold(990013008, buyer)
        yield* take(buyer, zipSync({ "a.xml": first.container, "b.xml": second.container }))
        const found = (query: string) =>
          Effect.map(buyer.ask("", { query }), ({ body }) => body.items.map(({ number }: any) => number))
        const both = [second.id, first.id].toSorted()
        for (const query of ["", "&q=pinon", `&q=${nit}`, "&q=SETP99001300", "&q=OC-10", `&counterparty=${nit}`]) {
          assert.deepStrictEqual((yield* found(query)).toSorted(), both, query)
        }
        assert.deepStrictEqual(yield* found(`&q=${first.uuid.slice(0, 12)}`), [first.id])
        for (const query of ["&q=nobody", "&type=91", "&amountFrom=1000000", "&state=accepted", "&currency=USD"]) {
          assert.isEmpty(yield* found(query), query)
        }
        const page = yield* buyer.ask("", { query: "&limit=1" })
        const next = yield* buyer.ask("", { query: `&limit=1&cursor=${page.body.next}` })
        assert.deepStrictEqual([...page.body.items, ...next.body.items].map(({ number }) => number).toSorted(), both)
        assert.isUndefined(next.body.next)
        const exported = yield* buyer.ask("/export", { query: "&format=csv&layout=dian" })
        const [head = "", ...rows] = exported.text.trim().split("\r\n")
        assert.lengthOf(head.split(","), 32)
        assert.lengthOf(rows, 2, exported.text)
        for (const row of rows) {
          assert.match(row, /,Recibido$/u)
          assert.include(row, `,${nit},`)
        }
        yield* take(buyer, text("no document"), "&name=notas.txt")
        const lines = yield* buyer.ask("/export", { query: "&format=jsonl" })
        const list = lines.text
          .trim()
          .split("\n")
          .map((line) => JSON.parse(line))
        assert.deepStrictEqual(
          list.map(({ state }) => state),
          ["unreadable", "received", "received"],
          lines.text
        )
        assert.deepInclude(list[0], { reasons: "noXml", fileName: "notas.txt" })
        assert.deepInclude(list[1], { supplier: nit, order: "OC-1042", stateName: "received" }, lines.text)
        assert.include(lines.text, '"iva":51300.30,"total":573306.30')
        const workbook = yield* buyer.ask("/export", { query: "&format=xlsx&state=received" })
        assert.strictEqual(workbook.octets.subarray(0, 2).toString(), "PK")
        if (hasOpenpyxl) {
          const [[, [names, unreadable]]] = readWorkbook(
            (yield* buyer.ask("/export", { query: "&format=xlsx" })).octets
          ) as any
          const at = (name: string) => unreadable[names.findIndex(([, value]: any) => value === name)][1]
          assert.deepStrictEqual(
            [at("State code"), at("State"), at("Environment")],
            ["unreadable", "unreadable", "Sandbox"]
          )
          // a sentence, not the code
          assert.match(at("Unreadable because"), /^[A-Z].* .*\.$/u)
        }
        const sums = yield* buyer.ask("/summary", { query: "&by=counterparty,status" })
        assert.lengthOf(sums.body.groups, 1, sums.text)
        assert.deepInclude(sums.body.groups[0], {
          status: "received",
          currency: "COP",
          documents: 2,
          total: "1146612.60"
        })
        assert.strictEqual(sums.body.groups[0].counterparty.identification, nit)
      })
    )

    it.effect("is compared with the authority's listing", () =>
      Effect.gen(function* () {
        const { url } = yield* TestService
        const [buyer, other] = [yield* newBuyer, yield* newBuyer]
        const { container, uuid } = yield* sold(990013011, buyer)
        yield* take(buyer, container)
        const listing = (yield* buyer.ask("/export", { query: "&format=xlsx&layout=dian" })).octets
        const reconcile = ({ companyId, token }: Buyer) =>
          Effect.promise(async () => {
            const response = await fetch(`${url}/v1/submissions/reconcile?companyId=${companyId}&received=true`, {
              method: "POST",
              headers: { authorization: `Bearer ${token}`, "content-type": "application/octet-stream" },
              body: listing as never
            })
            return (await response.json()) as any
          })
        const same = yield* reconcile(buyer)
        assert.deepInclude(same.counts, { received: 1, matched: 1, findings: 0 }, JSON.stringify(same))
        const missing = yield* reconcile(other)
        assert.deepInclude(missing.findings[0], { kind: "not-received" }, JSON.stringify(missing))
        assert.strictEqual(missing.findings[0].listed.uuid, uuid)
      })
    )

    it.effect("goes with the company's data", () =>
      Effect.gen(function* () {
        const { url } = yield* TestService
        const buyer = yield* newBuyer
        const { container } = yield* sold(990013010, buyer)
        yield* take(buyer, mailWith([{ name: "f.xml", bytes: container }]))
        yield* take(buyer, text("nothing"))
        const report = yield* Effect.promise(async () => {
          const path = `${url}/v1/companies/${buyer.companyId}/data`
          const response = await fetch(path, {
            method: "DELETE",
            headers: { authorization: `Bearer ${adminToken}` }
          })
          return (await response.json()) as any
        })
        assert.deepInclude(report.erased, { received: 2, files: 2 }, JSON.stringify(report))
        // tests of the authority's environments are not kept
        assert.notInclude(
          report.kept.map(({ what }: any) => what),
          "received"
        )
        assert.isEmpty((yield* buyer.ask("")).body.items ?? [])
        const refused = yield* take(buyer, container)
        assert.include([401, 409], refused.status, refused.text)
      })
    )

    it.effect("fetches documents by their keys, with what the authority says of them", () =>
      Effect.gen(function* () {
        const buyer = yield* newBuyer
        const { uuid } = yield* sold(990013009, buyer)
        const fetched = yield* buyer.ask("/fetch", { body: { Uuids: [uuid.toUpperCase(), "ef".repeat(48)] } })
        assert.strictEqual(fetched.status, 200, fetched.text)
        const [one, none] = fetched.body.items
        assert.deepInclude(one.item, { state: "received", uuid }, fetched.text)
        assert.strictEqual(none.problem.status, 404, fetched.text)
        const again = yield* buyer.ask("/fetch", { body: { Uuids: [uuid] } })
        assert.strictEqual(again.body.items[0].item.id, one.item.id)
      })
    )
  })
})
