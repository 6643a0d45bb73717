import { nitCheckDigit, nitReadings } from "../Nit.ts"
import type { Localized } from "./Language.ts"

/** The wording for a missing value. */
export const absent: Localized = { en: "absent", es: "ausente" }

/** Actual value, in words, in place of a secret. */
export const secretActual: Localized = { en: "(hidden)", es: "(oculto)" }

/** Expected value in a report, in words: any value. */
export const aValue: Localized = { en: "a value", es: "un valor" }

/** Expected value, in words: a NIT, with or without its check digit. */
export const nitForm: Localized = {
  en: "a NIT; its check digit, if given, must be right",
  es: "un NIT; si se informa el dígito de verificación, debe ser correcto"
}

/**
 * Expected value, in words: the stated number with its correct check digit. `undefined` unless it has a check digit.
 */
const withRightDigit = (number: string): Localized | undefined => {
  const digits = /^([0-9]{1,15})-[0-9]$/u.exec(number.replaceAll(/[. ]/gu, ""))?.[1]
  const digit = digits === undefined ? undefined : nitCheckDigit(digits)
  return digit === undefined
    ? undefined
    : {
        en: `${digits}-${digit}: the check digit is ${digit}`,
        es: `${digits}-${digit}: el dígito de verificación es ${digit}`
      }
}

/** Expected value, in words: both readings of a number with one digit too many. */
const eitherReading = (text: string): Localized | undefined => {
  const [shorter, longer] = (nitReadings(text) ?? []).map(({ checkDigit, number }) => `${number}-${checkDigit}`)
  return longer === undefined
    ? undefined
    : {
        en: `${shorter} if the last digit is meant as the check digit, ${longer} if it belongs to the number`,
        es: `${shorter} si el último dígito es el de verificación, ${longer} si hace parte del número`
      }
}

/** The identification number of unnamed buyers (the final consumer), which has type 13. */
const finalConsumer = /^222222222222(?:-7)?$/u

const asFinalConsumer = (number: string): Localized | undefined =>
  finalConsumer.test(number.replaceAll(/[. ]/gu, ""))
    ? {
        en: "IdentificationType 13: 222222222222 is the final consumer",
        es: "IdentificationType 13: 222222222222 es el consumidor final"
      }
    : undefined

/** Expected value, in words: a valid NIT, with a hint that fits the stated one. */
export const nitExpected = (number: string): Localized =>
  asFinalConsumer(number) ?? withRightDigit(number) ?? eitherReading(number) ?? nitForm

/** Expected value, in words: a valid number for the party's type of identification. */
export const identityExpected = (identificationType: string, number: string): Localized =>
  identificationType === "31"
    ? nitExpected(number)
    : (withRightDigit(number) ?? {
        en: "the digits of the number: omit hyphens and the check digit",
        es: "los dígitos del número, sin guiones ni dígito de verificación"
      })

/** Expected value, in words: the id that the authority assigned to the software. */
export const softwareId: Localized = {
  en: "the id of the registered software",
  es: "el identificador del software registrado"
}

/** Expected value, in words: the pin with which the software was registered. */
export const softwarePin: Localized = {
  en: "the pin of the registered software",
  es: "el pin del software registrado"
}

/** Expected value, in words: any amount. */
export const anAmount: Localized = { en: "an amount", es: "un valor" }

/** Expected value, in words: any day. */
export const aDate: Localized = { en: "a date", es: "una fecha" }

/** Expected value, in words: a list. */
export const aList: Localized = { en: "a list", es: "una lista" }

/** Expected value, in words: any percentage. */
export const aPercentage: Localized = { en: "a percentage", es: "un porcentaje" }

/** Expected value, in words: a number greater than zero. */
export const moreThanZero: Localized = { en: "more than 0", es: "mayor que 0" }

/** Expected value, in words, for a field that the document cannot have. */
export const nothing: Localized = { en: "nothing", es: "nada" }

/** Expected value, in words: a JSON object. */
export const anObject: Localized = { en: "an object", es: "un objeto" }

/** Expected value, in words: at most `maximum`. */
export const atMost = (maximum: number | string): Localized => ({
  en: `at most ${maximum}`,
  es: `como máximo ${maximum}`
})

/** Expected value, in words: this day or an earlier one. */
export const notAfter = (date: string): Localized => ({ en: `not after ${date}`, es: `no posterior a ${date}` })

/** Expected value, in words: this day or a later one. */
export const notBefore = (date: string): Localized => ({ en: `not before ${date}`, es: `no anterior a ${date}` })

/** Expected value, in words: the department of a municipality; both by their DIVIPOLA codes. */
export const departmentOf = (department: string, municipality: string | undefined): Localized => ({
  en: `${department}, the department of municipality ${municipality}`,
  es: `${department}, el departamento del municipio ${municipality}`
})

/** Expected value, in words: the exchange rate of a currency. */
export const pesosForOne = (currency: string): Localized => ({
  en: `pesos for one ${currency}`,
  es: `pesos por cada ${currency}`
})

/** Expected value, in words: the value stated only once. */
export const once = (what: string): Localized => ({ en: `${what} once`, es: `${what} una sola vez` })

/** Actual value, in words: a value that the document states a second time. */
export const again = (what: string): Localized => ({ en: `${what} again`, es: `${what} otra vez` })
