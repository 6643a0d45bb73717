import { expect, layer } from "@effect/vitest"
import { certificateDirectory } from "@radicar/fixtures/certificates/sandboxAuthority"
import { Effect } from "effect"
import { Sandbox } from "../src/Sandbox.ts"
import { getStatus, sendFile } from "./support/client.ts"
import { company } from "./support/company.ts"
import { after, all, insertBefore, replace } from "./support/edit.ts"
import { nextDay, signedOn, thursday, title, wednesday } from "./support/creditTitle.ts"
import { type EventChanges, eventText, faculties, file, mandateDocument, share } from "./support/eventText.ts"
import { fixedClock } from "./support/fixedClock.ts"
import { invoiceText, keyOf } from "./support/invoiceText.ts"
import { signInvoice } from "./support/signInvoice.ts"
import { type EarlierFiling, type Filing, testFilings } from "./support/verdicts.ts"

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
    { rules: ["LGC03"], what: "a claim without receipt", before: [filed("030")], ...on(thursday, "031") },
    { what: "an acceptance on the third business day", before: received, ...on(wednesday, "033") },
    { rules: ["DC24c"], what: "an acceptance on the fourth", before: received, ...on(nextDay, "033") },
    { what: "a claim on the third business day", before: received, ...on(wednesday, "031") },
    { rules: ["DC24z"], what: "a claim on the fourth", before: received, ...on(nextDay, "031") },
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

const { accepted, earlier, registered, registration } = title("2026-02-15")
const overdue = title("2026-01-14")
const longOverdue = title("2025-12-30")

/** Another operation of an event. */
const operation = (from: string, to: string) => replace(`CustomizationID>${from}<`, `CustomizationID>${to}<`)
/** A number of further documents of a mandate. */
const furtherDocuments = (count: number) =>
  Array.from({ length: count }, (_, index) => mandateDocument(`D${index}`, String(index).padStart(96, "0")))
/** A limited mandate over a number of further documents, each in a response of its own. */
const withDocuments = (count: number) =>
  all(
    insertBefore("<cac:IssuerParty>", furtherDocuments(count).join("")),
    insertBefore("</ApplicationResponse>", furtherDocuments(count).map(faculties).join(""))
  )
/** A general mandate over a number of further documents, all of them in the second response. */
const general = (count: number) =>
  all(
    replace(">433<", ">431<"),
    replace("MR91-F;XX1-F", "ALL17-F"),
    replace("documento Limitado", "documento General"),
    insertBefore("<cac:IssuerParty>", furtherDocuments(count).join("")),
    insertBefore("</cac:DocumentResponse>", furtherDocuments(count).join(""), "last")
  )
/** A term at the document of a mandate. */
const term = (dates: string) =>
  insertBefore("</cac:DocumentReference><cac:IssuerParty>", `<cac:ValidityPeriod>${dates}</cac:ValidityPeriod>`)
/** An event of the factor to whom the title was endorsed. */
const byFactor = (xml: string): string =>
  xml.replace(/(<cac:SenderParty><cac:PartyTaxScheme>.*?<cbc:CompanyID[^>]*>)[^<]*/u, "$1860029964")
/** An event to somebody else than its receiver, in whatever place. */
const toAnother = (xml: string): string =>
  xml.replace(/(<cac:ReceiverParty><cac:PartyTaxScheme>.*?<cbc:CompanyID[^>]*>)[^<]*/u, "$1900508908")

/** An event of somebody who is no party of the invoice. */
const byGuarantor = (xml: string): string =>
  xml.replace(/(<cac:SenderParty><cac:PartyTaxScheme>.*?<cbc:CompanyID[^>]*>)[^<]*/u, "$1900508908")
/** An endorsement to somebody else than the factor, with amounts. */
const toAnotherEndorsee = after("<cac:ReceiverParty>", replace("860029964", "900508908", "everywhere"))

const amount = (value: string, where: "first" | "last" = "first") => replace('COP">119000.00<', `COP">${value}<`, where)
const negotiated = (name: string, value: string) => (xml: string) =>
  xml.replace(new RegExp(`(<Name>${name}</Name><Value>)[^<]*`, "u"), `$1${value}`)

testFilings("the sender of a registration, and the order of its events", "SendEventUpdateStatus", accepted, [
  { what: "the registration of an invoice on credit", xml: registered("036") },
  { what: "an endorsement", before: [registration], xml: registered("037") },
  {
    rules: ["AAF01"],
    what: "a second endorsement by a former holder",
    before: [registration, earlier("037")],
    xml: registered("037", { number: "2" })
  },
  {
    what: "a second endorsement by the holder",
    before: [registration, earlier("037")],
    xml: registered("037", { number: "2", edit: (text) => toAnotherEndorsee(byFactor(text)) })
  },
  { rules: ["AAD02"], what: "another operation", xml: registered("036", { edit: operation("361", "371") }) },
  {
    rules: ["AAH03"],
    what: "an endorsement of no kind",
    before: [registration],
    xml: registered("037", { edit: replace(' listID="1"', "") })
  },
  { rules: ["LGC23"], what: "a second registration", before: [registration], xml: registered("036", { number: "2" }) },
  { rules: ["AAF01a"], what: "a registration by somebody else", xml: registered("036", { edit: byFactor }) },
  {
    rules: ["LGC37", "AAF01b"],
    what: "a later registration without an endorsement, by someone who does not hold the invoice",
    xml: registered("036", { edit: (text) => byFactor(operation("361", "363")(text)) })
  },
  {
    what: "a later registration by the endorsee",
    before: [registration, earlier("037")],
    xml: registered("036", { number: "2", edit: (text) => byFactor(operation("361", "363")(text)) })
  },
  { rules: ["AAG01"], what: "a registration for somebody else", xml: registered("036", { edit: toAnother }) },
  ...(
    [
      ["LGC73", "035"],
      ["LGC24", "037"],
      ["LGC27", "038"],
      ["LGC30", "039"],
      ["LGC38", "041"],
      ["LGC69", "046"],
      ["LGC73", "049"]
    ] as const
  ).map(([rule, code]) => ({ rules: [rule], what: `${code} before the registration`, xml: registered(code) })),
  ...(["037", "038", "039", "046", "049"] as const).map((code) => ({
    rules: ["AAF01"],
    what: `${code} by someone who does not hold the invoice`,
    before: [registration],
    xml: registered(code, {
      edit: (text) => byGuarantor(text)
    })
  })),
  {
    what: "an endorsement in blank by whomever",
    before: [registration],
    xml: registered("037", { edit: (text) => byGuarantor(replace('listID="1"', 'listID="2"')(text)) })
  },
  {
    rules: ["AAF01"],
    what: "a payment by a stranger",
    before: [registration],
    xml: registered("045", { edit: byGuarantor })
  },
  {
    rules: ["LGC64"],
    what: "a guaranty by the issuer",
    before: [registration],
    xml: registered("035", { edit: after("<cac:SenderParty>", replace("900508908", "900373115")) })
  },
  {
    rules: ["AAG04"],
    what: "a report to a stranger",
    before: [registration],
    xml: registered("046", { edit: toAnother })
  },
  ...(["038", "039", "041", "049"] as const).map((code) => ({
    rules: ["LGC25"],
    what: `an endorsement after ${code}`,
    before: [registration, earlier(code)],
    xml: registered("037")
  })),
  {
    what: "an endorsement after one in guarantee is cancelled",
    before: [registration, earlier("038"), earlier("040")],
    xml: registered("037")
  },
  {
    what: "an endorsement after a limitation has ended",
    before: [registration, earlier("041"), earlier("042")],
    xml: registered("037")
  },
  { what: "a revocation of a mandate", xml: registered("044") },
  { rules: ["AAG04"], what: "a revocation for somebody else", xml: registered("044", { edit: toAnother }) },
  {
    what: "a renunciation for the principal",
    xml: registered("044", { edit: (text) => toAnother(operation("441", "442")(text)) })
  },
  { rules: ["AAG04"], what: "a renunciation for the DIAN", xml: registered("044", { edit: operation("441", "442") }) },
  { what: "a mandate", xml: registered("043") },
  { what: "a mandate over two documents", xml: registered("043", { edit: withDocuments(1) }) },
  { what: "a mandate over 20 documents", xml: registered("043", { edit: withDocuments(19) }) },
  { rules: ["LGC58"], what: "a mandate over 21", xml: registered("043", { edit: withDocuments(20) }) },
  { what: "a general mandate over three documents", xml: registered("043", { edit: general(2) }) },
  {
    rules: ["AAL04"],
    what: "a limited mandate with all documents in the second response",
    xml: registered("043", {
      edit: all(general(1), replace(">431<", ">433<"), replace("ALL17-F", "MR91-F"), replace("General", "Limitado"))
    })
  },
  {
    rules: ["AAL05", "AAL07"],
    what: "a limited mandate whose responses are in another order",
    xml: registered("043", {
      edit: (xml) =>
        withDocuments(1)(xml).replace(
          /(<cac:DocumentResponse><cac:Response><cbc:ResponseCode>MR91.*?<\/cac:DocumentResponse>)(.*)(?=<\/Appl)/u,
          "$2$1"
        )
    })
  },
  {
    what: "an open mandate, which is not compared with documents",
    xml: registered("043", {
      about: { number: "SETP990000009", key: "9".repeat(96) },
      edit: all(replace('listID="1"', 'listID="3"'), replace("<cbc:ID>SETP", "<cbc:ID>SETQ", "last"))
    })
  },
  {
    rules: ["AAL05"],
    what: "another number in the second response",
    xml: registered("043", { edit: replace("<cbc:ID>SETP", "<cbc:ID>SETQ", "last") })
  },
  {
    rules: ["AAL05", "AAL07"],
    what: "a document in the second response alone",
    xml: registered("043", {
      edit: insertBefore("</cac:DocumentResponse>", mandateDocument("SETP2", "a".repeat(96)), "last")
    })
  },
  {
    rules: ["AAL04"],
    what: "a mandate that grants nothing",
    xml: registered("043", {
      edit: (xml) => xml.replace(/(<\/cac:DocumentResponse>)<cac:DocumentResponse>.*<\/cac:DocumentResponse>/u, "$1")
    })
  },
  {
    rules: ["AAD02"],
    what: "neither general nor special",
    xml: registered("043", { edit: replace('D schemeID="1"', 'D schemeID="3"') })
  },
  {
    rules: ["AAH84"],
    what: "a special mandate with one file",
    xml: registered("043", { edit: replace('D schemeID="1"', 'D schemeID="2"') })
  },
  {
    what: "a special mandate with two",
    xml: registered("043", {
      edit: all(replace('D schemeID="1"', 'D schemeID="2"'), insertBefore("<cac:LineResponse>", file))
    })
  },
  {
    rules: ["AAH84"],
    what: "a file that is not base64",
    xml: registered("043", { edit: replace("JVBERi0xLjQK", "JVBERi0xLjQ") })
  },
  {
    rules: ["AAH84"],
    what: "a file that is no PDF",
    xml: registered("043", { edit: replace("JVBERi0xLjQK", "Y29udHJhdG8=") })
  },
  {
    rules: ["AAH62b"],
    what: "an agent that does not own the software",
    xml: registered("043", {
      edit: all(replace("Attorney><cbc:ID>900373115", "Attorney><cbc:ID>860029964", "last"))
    })
  },
  {
    rules: ["AAF32"],
    what: "another principal than the sender",
    xml: registered("043", { edit: replace("Attorney><cbc:ID>900373115", "Attorney><cbc:ID>900508908") })
  },
  {
    rules: ["AAF35"],
    what: "an unknown role",
    xml: registered("043", { edit: replace("Mandante-FE", "Mandante-XX") })
  },
  {
    rules: ["AAF35"],
    what: "the description of another role",
    xml: registered("043", { edit: replace("Mandante-FE", "Mandante-LT") })
  },
  {
    rules: ["AAH65"],
    what: "an unknown agent",
    xml: registered("043", { edit: replace("Mandatario F", "Mandante F") })
  },
  {
    rules: ["AAH65"],
    what: "the description of another mode",
    xml: registered("043", { edit: replace("Mandatario Factor", "Mandatario Proveedor Tecnológico") })
  },
  // the suffix of the faculties is no mode
  { rules: ["AAH65"], what: "an unknown mode", xml: registered("043", { edit: replace("M-Factor", "F") }) },
  {
    rules: ["AAL02", "LGC53"],
    what: "an unknown suffix",
    xml: registered("043", { edit: replace("XX1-F", "XX1-Factor") })
  },
  { rules: ["LGC53"], what: "a faculty of another mode", xml: registered("043", { edit: replace("XX1-F", "XX1-PT") }) },
  ...(["FE", "SNE", "PT"] as const).map((suffix) => ({
    what: `a mandate of the mode ${suffix}`,
    xml: registered("043", {
      edit: all(
        replace("M-Factor", suffix === "SNE" ? "M-SN-e" : `M-${suffix}`),
        replace("MR91-F;XX1-F", `MR91-${suffix}`),
        replace(
          "Mandatario Factor",
          {
            FE: "Mandatario Facturador Electrónico",
            PT: "Mandatario Proveedor Tecnológico",
            SNE: "Mandatario Sistema de Negociación Electrónica"
          }[suffix]
        )
      )
    })
  })),
  { rules: ["LGC53"], what: "no MR91", xml: registered("043", { edit: replace("MR91-F;", "") }) },
  {
    rules: ["LGC53", "AAL03"],
    what: "a general mandate of one faculty",
    xml: registered("043", { edit: replace(">433<", ">431<") })
  },
  { rules: ["LGC46"], what: "a cancellation of nothing", before: [registration], xml: registered("040") },
  {
    rules: ["LGC46"],
    what: "a second cancellation",
    before: [registration, earlier("038"), earlier("040")],
    xml: registered("040", { number: "2" })
  },
  { rules: ["LGC72"], what: "047 before the due date", before: [registration], xml: registered("047") },
  { rules: ["LGC77"], what: "a protest before the due date", before: [registration], xml: registered("048") },
  { rules: ["LGC83"], what: "a notice of no transfer", before: [registration], xml: registered("050") },
  { what: "a notice", before: [registration, earlier("049")], xml: registered("050") },
  {
    rules: ["LGC82"],
    what: "a transfer before the notice of another",
    before: [registration, earlier("049")],
    xml: registered("049", { number: "2" })
  },
  {
    rules: ["LGC86"],
    what: "a payment of a transfer without notice",
    before: [registration, earlier("049")],
    xml: registered("051")
  },
  { what: "its payment", before: [registration, earlier("049"), earlier("050")], xml: registered("051") },
  {
    rules: ["AAF01"],
    what: "its payment by someone other than the buyer",
    before: [registration, earlier("049"), earlier("050")],
    xml: registered("051", { edit: byGuarantor })
  },
  {
    rules: ["LGC84"],
    what: "a second total payment of a transfer",
    before: [registration, earlier("049"), earlier("050"), earlier("051")],
    xml: registered("051", { number: "2" })
  },
  {
    rules: ["LGC85"],
    what: "a payment while circulation is limited",
    before: [registration, earlier("041")],
    xml: registered("045")
  },
  {
    rules: ["LGC78"],
    what: "a transfer of what is paid",
    before: [registration, earlier("045")],
    xml: registered("049")
  }
])

/** A mandate of a term, and how an event ends it, all signed on one day. */
const terminated = (code: string, dates: string) => {
  const xml = registered("043", { issueDate: wednesday, edit: all(replace(">433<", `>${code}<`), term(dates)) })
  const mandate = { number: "EV043", key: keyOf(xml) }
  const before: EarlierFiling = { operation: "SendEventUpdateStatus", xml, signature: signedOn(wednesday) }
  const ended = (edit: (text: string) => string = (text) => text): string =>
    eventText({
      code: "044",
      about: mandate,
      edit: all(replace("CUFE-SHA384", "CUDE-SHA384"), replace("TypeCode>01<", "TypeCode>96<"), edit)
    })
  return { before: [before], ended, xml: ended() }
}

const from = (day: string) => `<cbc:StartDate>${day}</cbc:StartDate>`
const until = (day: string) => `<cbc:EndDate>${day}</cbc:EndDate>`

testFilings("terminations of mandates, on 15 January", "SendEventUpdateStatus", accepted, [
  { what: "on the last day of a limited one", ...terminated("433", from("2026-01-01") + until("2026-01-15")) },
  {
    rules: ["DC24s"],
    what: "on the day after the end of a limited one",
    ...terminated("433", from("2026-01-01") + until("2026-01-14"))
  },
  { rules: ["DC24s"], what: "of a limited one without an end", ...terminated("433", from("2026-01-01")) },
  { what: "on the first day of an unlimited one", ...terminated("434", from("2026-01-15")) },
  { rules: ["DC24s"], what: "before an unlimited one begins", ...terminated("434", from("2026-01-16")) },
  { what: "of an unlimited one after a day that it states", ...terminated("434", until("2026-01-14")) },
  {
    rules: ["AAG04"],
    what: "revoked for somebody else",
    before: terminated("434", from("2026-01-01")).before,
    xml: terminated("434", from("2026-01-01")).ended(toAnother)
  },
  {
    rules: ["AAH06", "AAH08", "AAH09"],
    what: "of another number, scheme and type",
    before: terminated("434", from("2026-01-01")).before,
    xml: terminated("434", from("2026-01-01")).ended(
      all(
        replace("<cbc:ID>EV043", "<cbc:ID>EV044"),
        replace('"CUDE-SHA384">', '"CUFE-SHA384">', "last"),
        replace("TypeCode>96<", "TypeCode>01<")
      )
    )
  },
  { rules: ["AAH07"], what: "of one that was not filed", xml: terminated("434", from("2026-01-01")).xml }
])

testFilings(
  "events after the due date",
  "SendEventUpdateStatus",
  [...overdue.accepted, overdue.registration],
  [
    ...(
      [
        ["AAZD05", "ValorFEV-TV"],
        ["AAZD07", "ValorAceptado"],
        ["AAZD09", "ValorPendiente"]
      ] as const
    ).map(([rule, name]) => ({
      rules: [rule],
      what: `a protest without ${name}`,
      xml: overdue.registered("048", { edit: negotiated(name, "") })
    })),
    { what: "an endorsement as an ordinary assignment", xml: overdue.registered("047") },
    { what: "a protest", xml: overdue.registered("048") },
    { rules: ["LGC75", "AAH59a"], what: "an endorsement in property", xml: overdue.registered("037") },
    {
      what: "a protest with its deed",
      xml: overdue.registered("048", { edit: insertBefore("</cac:DocumentResponse>", file) })
    },
    {
      rules: ["AAI84"],
      what: "a protest whose deed is no PDF",
      xml: overdue.registered("048", {
        edit: insertBefore("</cac:DocumentResponse>", replace("JVBERi0xLjQK", "YWN0YQ==")(file))
      })
    },
    { rules: ["LGC76"], what: "a transfer of rights", xml: overdue.registered("049") }
  ]
)

testFilings(
  "a protest 16 days after the due date",
  "SendEventUpdateStatus",
  [...longOverdue.accepted, longOverdue.registration],
  [{ rules: ["LGC77"], what: "too late", xml: longOverdue.registered("048") }]
)

const withoutDue = (text: string): string => text.replace(/<cac:ValidityPeriod>.*?<\/cac:ValidityPeriod>/u, "")
const withAnotherDue = replace("<cbc:EndDate>2026-02-15<", "<cbc:EndDate>2026-02-14<")

testFilings("the due date of the invoice in its events", "SendEventUpdateStatus", accepted, [
  ...(["045", "046"] as const).flatMap((code) =>
    [withoutDue, withAnotherDue].map((edit, index) => ({
      rules: ["AAH59"],
      what: `an event ${code} with ${index === 0 ? "none" : "another one"}`,
      before: [registration],
      xml: registered(code, { edit })
    }))
  ),
  ...[withoutDue, withAnotherDue].map((edit, index) => ({
    rules: ["AAH59"],
    what: `a registration with ${index === 0 ? "none" : "another one"}`,
    xml: registered("036", { edit })
  })),
  ...(["037", "038", "039"] as const).flatMap((code) =>
    [withoutDue, withAnotherDue].map((edit, index) => ({
      rules: ["AAH59"],
      accepted: true,
      what: `an endorsement ${code} with ${index === 0 ? "none" : "another one"}`,
      before: [registration],
      xml: registered(code, { edit })
    }))
  ),
  { what: "an event that does not state it", before: [registration], xml: registered("035") }
])

// what the amounts of each event come to: RADIAN annex 1.1
testFilings("amounts of the registry", "SendEventUpdateStatus", accepted, [
  {
    rules: ["LGC57"],
    accepted: true,
    what: "a registration of another value",
    xml: registered("036", { edit: negotiated("ValorFEV-TV", "119000.01") })
  },
  {
    rules: ["LGC57"],
    what: "a registration of a value that is none",
    xml: registered("036", { edit: negotiated("ValorFEV-TV", "") })
  },
  {
    rules: ["AAI04b"],
    what: "a registration without a value",
    xml: registered("036", { edit: replace("<Name>ValorFEV-TV<", "<Name>Valor<") })
  },
  {
    rules: ["AAI11"],
    what: "a transfer without means of payment",
    before: [registration],
    xml: registered("049", { edit: replace("<Name>MedioPago</Name><Value>47</Value>", "") })
  },
  ...(
    [
      ["AAI04b", "037", "an endorsement without its rate", replace("<Name>TasaDescuento<", "<Name>Tasa<")],
      ["AAI05", "038", "a value that is no number", negotiated("ValorTotalEndoso", "119.000,00")],
      ["AAI07a", "037", "a price that is no number", negotiated("PrecioPagarseFEV", "-1")],
      ["AAI09", "037", "a rate that is no number", negotiated("TasaDescuento", "10 %")],
      ["AAI07b", "037", "a price a hundredth too low", negotiated("PrecioPagarseFEV", "107099.99")],
      ["AAF19", "037", "holders of less", amount("118999.99")],
      ["AAG20", "037", "endorsees of more", amount("119000.01", "last")],
      [
        "AAG13",
        "037",
        "an endorsee of another name",
        after("<cac:ReceiverParty>", replace("Factor de Prueba S.A.", "Factor"))
      ],
      [
        "AAG14",
        "037",
        "another endorsee",
        after("<cac:ReceiverParty>", after("<cac:PartyLegalEntity>", replace("860029964", "900508908")))
      ],
      ["AAI05a", "049", "assignors of less", amount("118999.99")],
      ["AAI07b", "049", "a price without its discount", negotiated("FactordeDescuento", "9")],
      ["AAF19b", "045", "a payment of more than the balance", amount("119000.01")],
      ["AAF19c", "045", "a total payment of less than the balance", amount("118999.99")],
      [
        "AAF19b",
        "045",
        "no payment",
        (xml: string) => xml.replace(/<cac:PartyLegalEntity>.*?<\/cac:PartyLegalEntity>/u, "")
      ],
      ["AAK07", "045", "a balance that is no number", negotiated("ValorActualTituloValor", "?")],
      ["AAG04", "049", "a transfer to oneself", after("<cac:ReceiverParty>", replace("860029964", "900373115"))]
    ] as const
  ).map(([rule, code, what, edit]) => ({
    rules: [rule],
    what,
    before: [registration],
    xml: registered(code, { edit })
  })),
  ...(
    [
      ["AAF19", "another amount than is guaranteed", "118999.99", ""],
      ["AAH32c", "a guaranty above the invoice", "119000.01", "119000.01"],
      ["AAH32c", "guaranteed parties of less than the guaranty", "119000.00", "1.00"]
    ] as const
  ).map(([rule, what, own, guaranteed]) => ({
    rules: rule === "AAH32c" && own !== "119000.00" ? ["AAF19", rule] : [rule],
    what,
    before: [registration],
    xml: registered("035", {
      edit: (text) => {
        const ofSender = insertBefore(
          "</cac:SenderParty>",
          share("Avalista de Prueba S.A.", "900508908", "9", own)
        )(text)
        if (guaranteed === "") return ofSender
        const parties = `<cac:IssuerParty>${share("Cliente de Prueba Ltda.", "800199436", "4", guaranteed)}</cac:IssuerParty>`
        return insertBefore("</cac:DocumentResponse>", parties)(ofSender)
      }
    })
  })),
  {
    what: "any amounts of an endorsement in blank",
    before: [registration],
    xml: registered("037", { edit: (text) => replace('listID="1"', 'listID="2"')(amount("1.00")(text)) })
  },
  {
    what: "a payment of a part",
    before: [registration],
    xml: registered("045", { edit: (text) => replace("ID>452<", "ID>451<")(amount("1.00")(text)) })
  },
  {
    rules: ["AAF19d"],
    what: "a partial payment of the balance",
    before: [registration, earlier("049"), earlier("050")],
    xml: registered("051", { edit: operation("512", "511") })
  },
  ...(["035", "038", "039", "041", "045", "046", "049"] as const).map((code) => ({
    what: `an event ${code}`,
    before: [registration],
    xml: registered(code)
  }))
])

testFilings(
  "registration of a sale in cash",
  "SendEventUpdateStatus",
  [invoice],
  [
    {
      rules: ["LGC62"],
      what: "an invoice paid at once",
      before: [...received, filed("033", wednesday)],
      xml: event("036")
    },
    { rules: ["LGC62", "LGC20"], what: "one that nobody accepted", xml: event("036") }
  ]
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
