import { Redacted } from "effect"
import type { PreparedSale } from "../../document/CheckedSale.ts"
import { sameDayViolation } from "../sameDay.ts"
import type { LocalDate } from "../../time/LocalDateTime.ts"
import { numberOf } from "../../number/wireNumber.ts"
import { rule, ruleWithCause, type Rules, type Check } from "../../rules/Rule.ts"
import { atMost, notAfter, notBefore, secretActual } from "../../rules/sharedWordings.ts"
import type { Localized } from "../../rules/Language.ts"
import { rangeRemarks } from "../unplaced.ts"

const range = (...path: ReadonlyArray<string>): ReadonlyArray<string> => ["NumberingRange", ...path]
const source = "Annex FE 1.9, rules FAB and FAD05"
/** Maximum number of letters and digits of an authorised prefix. */
const maximumPrefix = 4
const aNumber: Localized = { en: "a number", es: "un número" }
const aDate = ({ en, es }: Localized): Localized => ({ en: `a date ${en}`, es: `una fecha ${es}` })

/** Message of the rule on the technical key: absent, without its form, or another than the authority's. */
export const technicalKeyMessage: Localized = {
  en: "Without the technical key of the range the CUFE cannot be calculated.",
  es: "Sin la clave técnica del rango no es posible calcular el CUFE."
}

const technicalKeyForm: Localized = {
  en: "the technical key of the range: 40 hexadecimal digits",
  es: "la clave técnica del rango: 40 dígitos hexadecimales"
}

/**
 * Whether a range is in force on the day of issue. If that day is refused (rule FAD09e), today counts instead, because
 * then the day is wrong and not the range.
 */
const isHeldOn = ({ document: { date, typeCode }, now }: PreparedSale, isHeld: (day: LocalDate) => boolean): boolean =>
  isHeld(date.date) ||
  ((date.date > now.date || sameDayViolation({ rule: "", typeCode, date, now }, "en") !== undefined) &&
    isHeld(now.date))

const checkTechnicalKey: Check<PreparedSale> = ({ document, keyScheme }, report) => {
  if (keyScheme !== "CUFE-SHA384") return
  const { technicalKey } = document.numberingRange
  if (technicalKey === undefined || !/^[0-9a-f]{40}$/iu.test(Redacted.value(technicalKey))) {
    report(range("TechnicalKey"), technicalKeyForm, technicalKey && secretActual)
  }
}

const rangeRules: Rules<PreparedSale> = [
  rule(
    { code: "FAB05a", path: "$.NumberingRange.Id", source },
    "The authorisation number of the numbering range is absent.",
    "No se encuentra el número de autorización del rango de numeración.",
    "Give NumberingRange.Id, the number of the authority's form that authorises the range.",
    "Informe NumberingRange.Id, el número del formulario con el que la DIAN autorizó el rango.",
    ({ document }, report) => {
      if (document.numberingRange.id === undefined)
        report(range("Id"), { en: "the authorisation number", es: "el número de autorización" }, undefined)
    }
  ),
  rule(
    { code: "FAB07a", path: "$.NumberingRange.StartDate", source },
    "The authorisation of the range must begin on or before the day of issue.",
    "La fecha inicial de la autorización debe ser anterior o igual a la fecha de emisión.",
    "Correct NumberingRange.StartDate, or issue the document on a day inside the authorisation.",
    "Corrija NumberingRange.StartDate, o emita el documento dentro de la vigencia.",
    (prepared, report) => {
      const { document } = prepared
      const { startDate } = document.numberingRange
      const isHeld = (day: LocalDate): boolean => startDate !== undefined && startDate <= day
      if (startDate === undefined || !isHeldOn(prepared, isHeld)) {
        report(range("StartDate"), () => aDate(notAfter(document.date.date)), startDate)
      }
    }
  ),
  rule(
    { code: "FAB08a", path: "$.NumberingRange.EndDate", source },
    "The authorisation of the range must end on or after the day of issue.",
    "La fecha final de la autorización debe ser posterior o igual a la fecha de emisión.",
    "Correct NumberingRange.EndDate, or use a range that is in force.",
    "Corrija NumberingRange.EndDate, o use un rango vigente.",
    (prepared, report) => {
      const { document } = prepared
      const { endDate } = document.numberingRange
      const isHeld = (day: LocalDate): boolean => endDate !== undefined && endDate >= day
      if (endDate === undefined || !isHeldOn(prepared, isHeld)) {
        report(range("EndDate"), () => aDate(notBefore(document.date.date)), endDate)
      }
    }
  ),
  ruleWithCause(
    { code: "FAB10b", path: "$.NumberingRange.Prefix", source },
    "The prefix is not valid.",
    "El prefijo no es válido.",
    "The prefix is not one of the authorised range.",
    "El prefijo no corresponde al del rango autorizado.",
    "Correct NumberingRange.Prefix: 1 to 4 letters or digits, as in the authorisation; omit it if there is none.",
    "Corrija NumberingRange.Prefix: 1 a 4 letras o dígitos, como en la autorización; omítalo si no hay.",
    ({ document }, report) => {
      const { prefix = "" } = document.numberingRange
      if (prefix.length > maximumPrefix) {
        report(range("Prefix"), { en: "1 to 4 letters or digits", es: "de 1 a 4 letras o dígitos" }, prefix)
      }
    }
  ),
  rule(
    { code: "FAB11a", path: "$.NumberingRange.FromNumber", source },
    "The first number of the range is absent.",
    "No se encuentra el número inicial del rango de numeración.",
    "Give NumberingRange.FromNumber as authorised.",
    "Informe NumberingRange.FromNumber como fue autorizado.",
    ({ document }, report) => {
      if (document.numberingRange.fromNumber === undefined) report(range("FromNumber"), aNumber, undefined)
    }
  ),
  rule(
    { code: "FAB12a", path: "$.NumberingRange.ToNumber", source },
    "The last number of the range is absent.",
    "No se encuentra el número final del rango de numeración.",
    "Give NumberingRange.ToNumber as authorised.",
    "Informe NumberingRange.ToNumber como fue autorizado.",
    ({ document }, report) => {
      if (document.numberingRange.toNumber === undefined) report(range("ToNumber"), aNumber, undefined)
    }
  ),
  rule(
    { code: "FAD05b", path: "$.Number", source, readsNumber: true },
    "The number is below the authorised range.",
    "El número de la factura es inferior al número inicial del rango autorizado.",
    "Correct Number, or name the range that it belongs to in NumberingRange.",
    "Corrija Number, o informe en NumberingRange el rango al que pertenece.",
    ({ document }, report) => {
      const { fromNumber } = document.numberingRange
      if (fromNumber !== undefined && numberOf(document.number) < fromNumber) {
        report(["Number"], { en: `at least ${fromNumber}`, es: `como mínimo ${fromNumber}` }, String(document.number))
      }
    }
  ),
  rule(
    { code: "FAD05c", path: "$.Number", source, readsNumber: true },
    "The number is above the authorised range.",
    "El número de la factura es superior al número final del rango autorizado.",
    "Correct Number, or request a new range from the authority and name it in NumberingRange.",
    "Corrija Number, o solicite un nuevo rango a la DIAN e infórmelo en NumberingRange.",
    ({ document }, report) => {
      const { toNumber } = document.numberingRange
      if (toNumber !== undefined && numberOf(document.number) > toNumber) {
        report(["Number"], atMost(toNumber), String(document.number))
      }
    }
  ),
  ruleWithCause(
    { code: "FAD06", path: "$.NumberingRange.TechnicalKey", source: "Annex FE 1.9 §11.2" },
    technicalKeyMessage.en,
    technicalKeyMessage.es,
    "The key (CUFE, CUDE, CUDS) is not what the authority calculates.",
    "El código único (CUFE, CUDE, CUDS) no es el que calcula la DIAN.",
    "Correct the secret in it: NumberingRange.TechnicalKey of an invoice, SoftwareProvider.Pin of any other document.",
    "Corrija su secreto: NumberingRange.TechnicalKey de una factura, SoftwareProvider.Pin de otro documento.",
    checkTechnicalKey
  )
]

/**
 * Notifies of fields of a range that have no effect: the document has no authorised range, or its key is made of the
 * software's pin.
 */
export const rangeNotification = rangeRemarks<PreparedSale>(({ document, keyScheme, kind }) => ({
  range: document.numberingRange,
  isAuthorised: kind.authorised(document),
  usesKey: keyScheme === "CUFE-SHA384"
}))

/**
 * Rules on the authorised range: it must be stated completely, contain the number, and be in force on the day of issue.
 * They do not apply to documents whose issuer chooses the numbers.
 */
export const numberingRules = rangeRules.map((rule): typeof rule => ({
  ...rule,
  check: (prepared, report, violations) => {
    if (prepared.kind.authorised(prepared.document)) rule.check(prepared, report, violations)
  }
}))
