import { nitCheckDigit, nitReadings } from "../Nit.ts"
import type { Localized } from "./Language.ts"

/** The wording for a missing value. */
export const absent: Localized = { en: "absent", es: "ausente" }

/** Something, where nothing more is known of it. */
export const aValue: Localized = { en: "a value", es: "un valor" }

/** A NIT, with or without its check digit. */
export const nitForm: Localized = {
  en: "a NIT; its check digit, if given, must be right",
  es: "un NIT; si se informa el dígito de verificación, debe ser correcto"
}

/** The number that a wrong check digit was put behind, with the right one. */
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

/** Both readings of a number with a digit too many. */
const eitherReading = (stated: string): Localized | undefined => {
  const [shorter, longer] = (nitReadings(stated) ?? []).map(({ checkDigit, number }) => `${number}-${checkDigit}`)
  return longer === undefined
    ? undefined
    : {
        en: `${shorter} if the last digit is meant as the check digit, ${longer} if it belongs to the number`,
        es: `${shorter} si el último dígito es el de verificación, ${longer} si hace parte del número`
      }
}

/** The number that stands for every buyer who names none, as type 13. */
const finalConsumer = /^222222222222(?:-7)?$/u

const asFinalConsumer = (stated: string): Localized | undefined =>
  finalConsumer.test(stated.replaceAll(/[. ]/gu, ""))
    ? {
        en: "IdentificationType 13: 222222222222 is the final consumer",
        es: "IdentificationType 13: 222222222222 es el consumidor final"
      }
    : undefined

/** A NIT in the place of one that is none. */
export const nitExpected = (stated: string): Localized =>
  asFinalConsumer(stated) ?? withRightDigit(stated) ?? eitherReading(stated) ?? nitForm

/** The number of a party's document in the place of a wrong one, as its type has it. */
export const identityExpected = (identificationType: string, stated: string): Localized =>
  identificationType === "31"
    ? nitExpected(stated)
    : (withRightDigit(stated) ?? {
        en: "the digits of the number: omit hyphens and the check digit",
        es: "los dígitos del número, sin guiones ni dígito de verificación"
      })

/** The id that the authority gave the software. */
export const softwareId: Localized = {
  en: "the id of the registered software",
  es: "el identificador del software registrado"
}

/** The pin that the software was registered with. */
export const softwarePin: Localized = {
  en: "the pin of the registered software",
  es: "el pin del software registrado"
}

/** Any amount. */
export const anAmount: Localized = { en: "an amount", es: "un valor" }

/** Any day. */
export const aDate: Localized = { en: "a date", es: "una fecha" }

/** Something that may be stated several times. */
export const aList: Localized = { en: "a list", es: "una lista" }

/** Any percentage. */
export const aPercentage: Localized = { en: "a percentage", es: "un porcentaje" }

/** A number that is not zero. */
export const moreThanZero: Localized = { en: "more than 0", es: "mayor que 0" }

/** Expectation where a document has no place for a value. */
export const nothing: Localized = { en: "nothing", es: "nada" }

/** A JSON object. */
export const anObject: Localized = { en: "an object", es: "un objeto" }

/** A bound that holds itself too. */
export const atMost = (maximum: number | string): Localized => ({
  en: `at most ${maximum}`,
  es: `como máximo ${maximum}`
})

/** A day or an earlier one. */
export const notAfter = (date: string): Localized => ({ en: `not after ${date}`, es: `no posterior a ${date}` })

/** A day or a later one. */
export const notBefore = (date: string): Localized => ({ en: `not before ${date}`, es: `no anterior a ${date}` })

/** The department that a municipality lies in; both by their DIVIPOLA codes. */
export const departmentOf = (department: string, municipality: string | undefined): Localized => ({
  en: `${department}, the department of municipality ${municipality}`,
  es: `${department}, el departamento del municipio ${municipality}`
})

/** The exchange rate of a currency. */
export const pesosForOne = (currency: string): Localized => ({
  en: `pesos for one ${currency}`,
  es: `pesos por cada ${currency}`
})

/** Something that a document states one time. */
export const once = (what: string): Localized => ({ en: `${what} once`, es: `${what} una sola vez` })

/** Label of a value that is stated a second time. */
export const again = (what: string): Localized => ({ en: `${what} again`, es: `${what} otra vez` })
