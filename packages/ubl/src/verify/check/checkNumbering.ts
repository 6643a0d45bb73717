import { type Finding, type ChecksAndNotes, onlyChecks } from "../Finding.ts"
import type { DocumentFacts } from "../facts/DocumentFacts.ts"
import { elementAt, textAt } from "../facts/xmlPath.ts"
import { equal } from "./equal.ts"

const section = "numbering"
const extension = "ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions"

const digits = (text: string | undefined): bigint | undefined =>
  text !== undefined && /^[0-9]{1,19}$/u.test(text) ? BigInt(text) : undefined

const range = (number: string, prefix: string, from: string | undefined, to: string | undefined): Finding => {
  const serial = digits(number.slice(prefix.length))
  const [first, last] = [digits(from), digits(to)]
  const ok = serial !== undefined && first !== undefined && last !== undefined && first <= serial && serial <= last
  return {
    section,
    check: "range",
    ok,
    detail: ok
      ? { en: `within ${from} to ${to} (FAD05)`, es: `entre ${from} y ${to} (FAD05)` }
      : {
          en: "the number is not within the authorised range (FAD05)",
          es: "el número no está en el rango autorizado (FAD05)"
        },
    ...(ok ? {} : { expected: `${from ?? "?"} – ${to ?? "?"}`, actual: number.slice(prefix.length) })
  }
}

const period = (issued: string, start: string | undefined, end: string | undefined): Finding => {
  const ok = start !== undefined && end !== undefined && start <= issued && issued <= end
  return {
    section,
    check: "period",
    ok,
    detail: ok
      ? { en: `within ${start} to ${end} (FAB07, FAB08)`, es: `entre ${start} y ${end} (FAB07, FAB08)` }
      : {
          en: "issued outside of the authorisation's period (FAB07, FAB08)",
          es: "emitido por fuera de la vigencia de la autorización (FAB07, FAB08)"
        },
    ...(ok ? {} : { expected: `${start ?? "?"} – ${end ?? "?"}`, actual: issued })
  }
}

const payroll = (facts: DocumentFacts): ChecksAndNotes => {
  const at = (name: string): string => textAt(facts.body, `NumeroSecuenciaXML/@${name}`) ?? ""
  return onlyChecks([
    equal({
      section,
      check: "number",
      expected: `${at("Prefijo")}${at("Consecutivo")}`,
      actual: facts.number,
      holds: { en: "prefix and consecutive (NIE012)", es: "prefijo y consecutivo (NIE012)" },
      fails: { en: "not prefix and consecutive (NIE012)", es: "no es prefijo y consecutivo (NIE012)" }
    })
  ])
}

/** Checks number, prefix and date against the authorised range, if the document states one. */
export const checkNumbering = (facts: DocumentFacts): ChecksAndNotes => {
  if (facts.family === "payroll") return payroll(facts)
  const control = elementAt(facts.root, `${extension}/sts:InvoiceControl`)
  const { issueDate = "", number = "" } = facts
  if (control === undefined) return onlyChecks([])
  const prefix = textAt(control, "sts:AuthorizedInvoices/sts:Prefix") ?? ""
  const at = (path: string) => textAt(control, path)
  const scheme = "cac:Party/cac:PartyLegalEntity/cac:CorporateRegistrationScheme/cbc:ID"
  const registered = textAt(facts.root, `cac:AccountingSupplierParty/${scheme}`)
  return onlyChecks([
    equal({
      section,
      check: "prefix",
      expected: prefix,
      actual: number.slice(0, prefix.length),
      holds: { en: "the number begins with it", es: "el número empieza por él" },
      fails: { en: "the number does not begin with it", es: "el número no empieza por él" }
    }),
    ...(registered === undefined || facts.family === "support"
      ? []
      : [
          equal({
            section,
            check: "registeredPrefix",
            expected: prefix,
            actual: registered,
            holds: {
              en: "CorporateRegistrationScheme is the prefix (FAB10a)",
              es: "CorporateRegistrationScheme es el prefijo (FAB10a)"
            },
            fails: {
              en: "CorporateRegistrationScheme is not the prefix (FAB10a)",
              es: "CorporateRegistrationScheme no es el prefijo (FAB10a)"
            }
          })
        ]),
    range(number, prefix, at("sts:AuthorizedInvoices/sts:From"), at("sts:AuthorizedInvoices/sts:To")),
    period(issueDate, at("sts:AuthorizationPeriod/cbc:StartDate"), at("sts:AuthorizationPeriod/cbc:EndDate"))
  ])
}
