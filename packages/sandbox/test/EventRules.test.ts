import { expect, layer } from "@effect/vitest"
import { certificateDirectory } from "@radicar/certificates/sandboxAuthority"
import { Effect } from "effect"
import { Sandbox } from "../src/Sandbox.ts"
import { getStatus, sendFile } from "./support/client.ts"
import { company } from "./support/company.ts"
import { after, insertBefore, replace } from "./support/edit.ts"
import { type EventChanges, eventText } from "./support/eventText.ts"
import { fixedClock } from "./support/fixedClock.ts"
import { credit } from "./support/invoiceEdits.ts"
import { invoiceText, keyOf } from "./support/invoiceText.ts"
import { signInvoice } from "./support/signInvoice.ts"
import { type EarlierFiling, type Filing, testFilings } from "./support/verdicts.ts"

// A Thursday; the Monday after it is a holiday, so that the third business day is the Wednesday.
const thursday = "2026-01-08"
const wednesday = "2026-01-14"
const nextDay = "2026-01-15"
const signedOn = (date: string) => ({ signingTime: `${date}T06:59:59.000-05:00` })

const xml = invoiceText({ issueDate: thursday })
const about = { number: "SETP990000001", key: keyOf(xml) }
const invoice: EarlierFiling = { operation: "SendBillSync", xml, signature: signedOn(thursday) }
const event = (code: EventChanges["code"], changes: Partial<EventChanges> = {}): string =>
  eventText({ code, about, ...changes })
const filed = (code: EventChanges["code"], issueDate = thursday): EarlierFiling => ({
  operation: "SendEventUpdateStatus",
  xml: event(code, { issueDate }),
  signature: signedOn(issueDate)
})
const on = (date: string, code: EventChanges["code"]): Pick<Filing, "xml" | "signature"> => ({
  xml: event(code, { issueDate: date }),
  signature: signedOn(date)
})
const received = [filed("030"), filed("032")]

testFilings(
  "events about an invoice",
  "SendEventUpdateStatus",
  [invoice],
  [
    { what: "an acknowledgement", xml: event("030") },
    { what: "the annex's profile", xml: event("030", { edit: replace("de la Factura", "de Factura") }) },
    { what: "a receipt of the goods", before: [filed("030")], xml: event("032") },
    { rules: ["AAB24b"], what: "an unknown software", xml: event("030", { edit: replace("5f2c0e2a", "5f2c0e2b") }) },
    { rules: ["AAB27b", "AAD06"], what: "another pin", xml: event("030", { pin: "54321" }) },
    { rules: ["AAD01"], what: "another UBL", xml: event("030", { edit: replace("UBL 2.1", "UBL 2.0") }) },
    { rules: ["AAD02"], what: "another operation", xml: event("030", { edit: replace("ID>1<", "ID>10<") }) },
    { rules: ["AAD03"], what: "another profile", xml: event("030", { edit: replace("2.1: App", "2.1:  App") }) },
    {
      rules: ["AAD04"],
      what: "the other environment",
      xml: event("030", { edit: replace("ExecutionID>2", "ExecutionID>1") })
    },
    { rules: ["AAD05"], what: "a number of 51 characters", xml: event("030", { number: "1".repeat(51) }) },
    { rules: ["AAD06"], what: "a wrong key", xml: event("030", { tamper: replace("06:59:58", "06:59:57") }) },
    { rules: ["AAD09e"], what: "another day", xml: event("030", { issueDate: "2026-01-14" }) },
    {
      rules: ["AAF04"],
      what: "an event of somebody else",
      xml: event("030", { edit: after("<cac:SenderParty>", replace("800199436", "860028580")) })
    },
    {
      rules: ["AAG04"],
      what: "an event to somebody else",
      xml: event("030", { edit: after("<cac:ReceiverParty>", replace("900373115", "860028580")) })
    },
    {
      rules: ["AAH03"],
      what: "an unknown claim",
      before: received,
      xml: event("031", { issueDate: wednesday, edit: replace('listID="01"', 'listID="09"') }),
      signature: signedOn(wednesday)
    },
    {
      rules: ["AAH04"],
      what: "no description",
      xml: event("030", { edit: replace("Acuse de recibo de Factura Electrónica de Venta", "") })
    },
    { rules: ["AAH06"], what: "another number", xml: event("030", { about: { ...about, number: "SETP990000002" } }) },
    {
      rules: ["AAH07"],
      what: "an invoice never filed",
      xml: event("030", { about: { ...about, key: "1".repeat(96) } })
    },
    { rules: ["AAH08"], what: "a CUDS", xml: event("030", { edit: replace("CUFE-SHA384", "CUDS-SHA384") }) },
    { rules: ["AAH09"], what: "another type", xml: event("030", { edit: replace("TypeCode>01", "TypeCode>02") }) },
    {
      rules: ["ZB01"],
      what: "parts out of order",
      xml: event("030", {
        edit: (text) =>
          text.replace(/(<cbc:ResponseCode>.*<\/cbc:ResponseCode>)(<cbc:Description>.*<\/cbc:Description>)/u, "$2$1")
      })
    },
    {
      rules: ["ZB05"],
      what: "an event that does not exist",
      xml: event("030", { edit: replace("ResponseCode>030", "ResponseCode>052") })
    }
  ]
)

testFilings(
  "order and time of events",
  "SendEventUpdateStatus",
  [invoice],
  [
    { rules: ["DC24a"], what: "an acknowledgement before the invoice", ...on("2026-01-07", "030") },
    { rules: ["DC24b"], what: "a receipt without acknowledgement", ...on(thursday, "032") },
    {
      rules: ["DC24b"],
      what: "a receipt before the acknowledgement",
      before: [filed("030", "2026-01-09")],
      ...on(thursday, "032")
    },
    { rules: ["DC24c"], what: "an acceptance without receipt", before: [filed("030")], ...on(thursday, "033") },
    { rules: ["DC24d"], what: "a claim without receipt", before: [filed("030")], ...on(thursday, "031") },
    { what: "an acceptance on the third business day", before: received, ...on(wednesday, "033") },
    { rules: ["DC24c"], what: "an acceptance on the fourth", before: received, ...on(nextDay, "033") },
    { what: "a claim on the third business day", before: received, ...on(wednesday, "031") },
    { rules: ["DC24d"], what: "a claim on the fourth", before: received, ...on(nextDay, "031") },
    {
      rules: ["DC24e"],
      what: "a tacit acceptance on the third business day",
      before: received,
      ...on(wednesday, "034")
    },
    { what: "a tacit acceptance on the fourth", before: received, ...on(nextDay, "034") },
    {
      rules: ["AAG04"],
      what: "a tacit acceptance that is not for the authority",
      before: received,
      xml: event("034", { edit: after("<cac:ReceiverParty>", replace("800197268", "800199436")) })
    },
    { rules: ["90"], what: "the same event again", before: [filed("030")], ...on(thursday, "030") },
    {
      rules: ["LGC01"],
      what: "the same event under another number",
      before: [filed("030")],
      xml: event("030", { number: "2" })
    },
    {
      rules: ["LGC01"],
      what: "a claim after the acceptance",
      before: [...received, filed("033", wednesday)],
      ...on(wednesday, "031")
    },
    {
      rules: ["LGC01"],
      what: "an acceptance after a claim",
      before: [...received, filed("031", wednesday)],
      ...on(wednesday, "033")
    },
    {
      rules: ["LGC01"],
      what: "a tacit acceptance after an express one",
      before: [...received, filed("033", wednesday)],
      ...on(nextDay, "034")
    }
  ]
)

const onCredit = invoiceText({
  issueDate: thursday,
  edit: (text) =>
    insertBefore("</cac:PaymentMeans>", "<cbc:PaymentDueDate>2026-02-15</cbc:PaymentDueDate>")(credit(text))
})
const security = { number: "SETP990000001", key: keyOf(onCredit) }
const registered = (code: EventChanges["code"], changes: Partial<EventChanges> = {}): string =>
  eventText({ code, about: security, ...changes })
const registration: EarlierFiling = { operation: "SendEventUpdateStatus", xml: registered("036") }

testFilings(
  "events of the registry of securities",
  "SendEventUpdateStatus",
  [{ operation: "SendBillSync", xml: onCredit, signature: signedOn(thursday) }],
  [
    { what: "the registration of an invoice on credit", xml: registered("036") },
    { what: "an endorsement", before: [registration], xml: registered("037") },
    {
      what: "a second endorsement",
      before: [registration, { operation: "SendEventUpdateStatus", xml: registered("037") }],
      xml: registered("037", { number: "2" })
    },
    { rules: ["AAD02"], what: "another operation", xml: registered("036", { edit: replace("ID>361<", "ID>371<") }) },
    {
      rules: ["AAH03"],
      what: "an endorsement of no kind",
      xml: registered("037", { edit: replace(' listID="1"', "") })
    },
    { rules: ["LGC01"], what: "a second registration", before: [registration], xml: registered("036", { number: "2" }) }
  ]
)

testFilings(
  "registration of a sale in cash",
  "SendEventUpdateStatus",
  [invoice],
  [{ rules: ["LGC62"], what: "an invoice paid at once", xml: event("036") }]
)

layer(Sandbox.layer({ certificateDirectory, clock: fixedClock() }), { excludeTestServices: true })(
  "SendEventUpdateStatus",
  (it) => {
    it.effect("answers with the event's sentence and key, and so does GetStatus", () =>
      Effect.gen(function* () {
        const sandbox = yield* Sandbox
        const signer = yield* company(sandbox)
        yield* Effect.promise(() =>
          sendFile(sandbox.url, "SendBillSync", signInvoice(xml, signer, signedOn(thursday)), signer)
        )
        const text = event("030")
        const answer = yield* Effect.promise(() =>
          sendFile(sandbox.url, "SendEventUpdateStatus", signInvoice(text, signer), signer)
        )
        const expected = {
          statusCode: "00",
          isValid: "true",
          statusMessage: "La Application response EV030, ha sido autorizada.",
          documentKey: keyOf(text),
          fileName: "a"
        }
        expect(answer).toMatchObject(expected)
        expect(answer.body).toContain("<SendEventUpdateStatusResult")
        expect(yield* Effect.promise(() => getStatus(sandbox.url, keyOf(text), signer))).toMatchObject(expected)
      })
    )

    it.effect("takes a number with zeros in front of it for the same", () =>
      Effect.gen(function* () {
        const sandbox = yield* Sandbox
        const signer = yield* company(sandbox)
        yield* sandbox.reset
        yield* Effect.promise(() =>
          sendFile(sandbox.url, "SendBillSync", signInvoice(xml, signer, signedOn(thursday)), signer)
        )
        const send = (number: string) =>
          Effect.promise(() =>
            sendFile(sandbox.url, "SendEventUpdateStatus", signInvoice(event("030", { number }), signer), signer)
          )
        expect(yield* send("EV0041")).toMatchObject({ statusCode: "00" })
        expect(yield* send("EV41")).toMatchObject({ statusCode: "99", rules: ["90"] })
        expect((yield* send("EW41")).rules).not.toContain("90")
      })
    )

    it.effect.each([
      ["AAD05", ">EV030<", "><"],
      ["AAD06", "{key}", ""],
      ["AAH03", "ResponseCode>030", "ResponseCode>"]
    ] as const)("answers 66 with %s when that basic field is missing", ([code, from, to]) =>
      Effect.gen(function* () {
        const sandbox = yield* Sandbox
        const signer = yield* company(sandbox)
        const document = signInvoice(event("030", { edit: replace(from, to) }), signer)
        const answer = yield* Effect.promise(() => sendFile(sandbox.url, "SendEventUpdateStatus", document, signer))
        expect(answer).toMatchObject({ statusCode: "66", isValid: "false", rules: [code] })
      })
    )
  }
)
