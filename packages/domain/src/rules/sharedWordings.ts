import { nitCheckDigit, nitReadings } from "../Nit.ts"
import type { Localized } from "./Language.ts"

/** The wording for a missing value. */
export const absent: Localized = { en: "absent", es: "ausente" }

/** Expectation of a value about which nothing more is known. */
export const aValue: Localized = { en: "a value", es: "un valor" }

/** A NIT, with or without its check digit. */
export const nitForm: Localized = {
  en: "a NIT; its check digit, if given, must be right",
  es: "un NIT; si se informa el dígito de verificación, debe ser correcto"
}

/** The number with its correct check digit, in place of a wrong one. */
const withRightDigit = (stated: string): Localized | undefined => {
  const digits = /^([0-9]{1,15})-[0-9]$/u.exec(stated.replaceAll(/[. ]/gu, ""))?.[1]
  const digit = digits === undefined ? undefined : nitCheckDigit(digits)
  return digit === undefined
    ? undefined
    : {
        en: `${digits}-${digit}: the check digit is ${digit}`,
        es: `${digits}-${digit}: el dígito de verificación es ${digit}`
      }
}

/** Expectation for a number with a digit too many: both readings of it. */
const eitherReading = (stated: string): Localized | undefined => {
  const [shorter, longer] = (nitReadings(stated) ?? []).map(({ checkDigit, number }) => `${number}-${checkDigit}`)
  return longer === undefined
    ? undefined
    : {
        en: `${shorter} if the last digit is meant as the check digit, ${longer} if it belongs to the number`,
        es: `${shorter} si el último dígito es el de verificación, ${longer} si hace parte del número`
      }
}

/** The number of unnamed buyers, as type 13. */
const finalConsumer = /^222222222222(?:-7)?$/u

const asFinalConsumer = (stated: string): Localized | undefined =>
  finalConsumer.test(stated.replaceAll(/[. ]/gu, ""))
    ? {
        en: "IdentificationType 13: 222222222222 is the final consumer",
        es: "IdentificationType 13: 222222222222 es el consumidor final"
      }
    : undefined

/** Expectation of a valid NIT. */
export const nitExpected = (stated: string): Localized =>
  asFinalConsumer(stated) ?? withRightDigit(stated) ?? eitherReading(stated) ?? nitForm

/** Expectation of a valid number of a party, by its type of identification. */
export const identityExpected = (identificationType: string, stated: string): Localized =>
  identificationType === "31"
    ? nitExpected(stated)
    : (withRightDigit(stated) ?? {
        en: "the digits of the number: omit hyphens and the check digit",
        es: "los dígitos del número, sin guiones ni dígito de verificación"
      })

/** Expectation of the id that the authority assigned to the software. */
export const softwareId: Localized = {
  en: "the id of the registered software",
  es: "el identificador del software registrado"
}

/** Expectation of the pin with which the software was registered. */
export const softwarePin: Localized = {
  en: "the pin of the registered software",
  es: "el pin del software registrado"
}

/** Expectation of any amount. */
export const anAmount: Localized = { en: "an amount", es: "un valor" }

/** Any day. */
export const aDate: Localized = { en: "a date", es: "una fecha" }

/** Expectation of a list. */
export const aList: Localized = { en: "a list", es: "una lista" }

/** Any percentage. */
export const aPercentage: Localized = { en: "a percentage", es: "un porcentaje" }

/** Expectation of a number greater than zero. */
export const moreThanZero: Localized = { en: "more than 0", es: "mayor que 0" }

/** Expectation where a document has no place for a value. */
export const nothing: Localized = { en: "nothing", es: "nada" }

/** Expectation of a JSON object. */
export const anObject: Localized = { en: "an object", es: "un objeto" }

/** Expectation of a value up to a bound, which is included. */
export const atMost = (maximum: number | string): Localized => ({
  en: `at most ${maximum}`,
  es: `como máximo ${maximum}`
})

/** Expectation of a day or an earlier one. */
export const notAfter = (date: string): Localized => ({ en: `not after ${date}`, es: `no posterior a ${date}` })

/** Expectation of a day or a later one. */
export const notBefore = (date: string): Localized => ({ en: `not before ${date}`, es: `no anterior a ${date}` })

/** Expectation of the department of a municipality; both by their DIVIPOLA codes. */
export const departmentOf = (department: string, municipality: string | undefined): Localized => ({
  en: `${department}, the department of municipality ${municipality}`,
  es: `${department}, el departamento del municipio ${municipality}`
})

/** Expectation of the exchange rate of a currency. */
export const pesosForOne = (currency: string): Localized => ({
  en: `pesos for one ${currency}`,
  es: `pesos por cada ${currency}`
})

/** Expectation that a document states something once. */
export const once = (what: string): Localized => ({ en: `${what} once`, es: `${what} una sola vez` })

/** Label of a value that is stated a second time. */
export const again = (what: string): Localized => ({ en: `${what} again`, es: `${what} otra vez` })
