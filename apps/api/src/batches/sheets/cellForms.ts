import type { NamedCodeList } from "@radicar/domain/inner/codes/CodeList"
import { codesNamed } from "@radicar/domain/inner/codeNamed"
import { identifications } from "@radicar/domain/inner/codes/identifications"
import { namedMunicipalities } from "@radicar/domain/inner/codes/named/municipalities"
import { namedUnits } from "@radicar/domain/inner/codes/named/units"
import { organizationTypes } from "@radicar/domain/inner/codes/organizationTypes"
import { paymentForms } from "@radicar/domain/inner/codes/paymentForms"
import { paymentMeans } from "@radicar/domain/inner/codes/paymentMeans"
import { parseNit } from "@radicar/domain/inner/Nit"
import type { Localized } from "@radicar/domain/inner/rules/Language"
import { type CellValue, dateOf, decimalOf, exactDigits, textOf } from "../../platform/tables/readCells.ts"

/** Function that reads a cell: the value for its field, or the fault. Empty cells are not read. */
type ReadCell = (cell: CellValue) => { readonly value: string } | { readonly fault: Localized }

/** Form of the cells of a column, and their reader. */
export interface CellForm {
  /** Accepted values, in words for people. */
  readonly form: Localized
  readonly read: ReadCell
  /** Values that the template offers; others are read too. */
  readonly choices?: ReadonlyArray<string>
}

const expected = ({ en, es }: Localized) => ({ fault: { en: `Expected: ${en}.`, es: `Se esperaba: ${es}.` } })

/** Any text. */
export const text = (en: string, es: string): CellForm => ({
  form: { en, es },
  read: (cell) => ({ value: textOf(cell) })
})

/** A code of a list, or its name. */
const codeOf = (
  list: NamedCodeList,
  form: Localized,
  choices: ReadonlyArray<string> = Array.from(list.all(), ([, name]) => name)
): CellForm => ({
  form,
  choices,
  read: (cell) => {
    const [code, ...others] = codesNamed(list, textOf(cell))
    if (code === undefined) return expected(form)
    if (others.length === 0) return { value: code }
    const codes = [code, ...others].join(", ")
    return {
      fault: {
        en: `Several have this name: state the code, one of ${codes}.`,
        es: `Varios tienen este nombre: indique el código, uno de ${codes}.`
      }
    }
  }
})

/** A type of identification. */
export const identificationType = codeOf(identifications, {
  en: "a type of identification, such as NIT, CC or Cédula de ciudadanía, or its code",
  es: "un tipo de identificación, como NIT, CC o Cédula de ciudadanía, o su código"
})

/** A company or a person. */
export const personType = codeOf(organizationTypes, { en: "Company or Person", es: "Jurídica o Natural" }, [
  "Jurídica",
  "Natural"
])

/** A form of payment. */
export const paymentForm = codeOf(paymentForms, { en: "Cash or Credit", es: "Contado o Crédito" })

/** A means of payment. */
export const paymentMethod = codeOf(
  paymentMeans,
  {
    en: "a means of payment, such as Efectivo or Transferencia, or its code; 10 if empty",
    es: "un medio de pago, como Efectivo o Transferencia, o su código; 10 si está vacía"
  },
  ["Efectivo", "Transferencia", "Consignación", "Tarjeta Crédito", "Tarjeta Débito", "Cheque"]
)

/** A unit of measure. The template offers those that shops use; the authority's list has a thousand. */
export const unit = codeOf(
  namedUnits,
  {
    en: "a unit of measure, such as unidad, kilogramo or hora, or its code; 94 if empty",
    es: "una unidad de medida, como unidad, kilogramo u hora, o su código; 94 si está vacía"
  },
  [
    "Unidad",
    "Kilogramo",
    "Gramo",
    "Libra",
    "Tonelada",
    "Litro",
    "Galón",
    "Metro",
    "Hora",
    "Día",
    "Mes",
    "Caja",
    "Docena"
  ]
)

/** A municipality. */
export const municipality = codeOf(
  namedMunicipalities,
  {
    en: "a municipality by its name or its code of five digits",
    es: "un municipio por su nombre o su código de cinco dígitos"
  },
  []
)

/** A calendar day. */
export const day: CellForm = {
  form: { en: "a date, such as 2026-01-15", es: "una fecha, como 2026-01-15" },
  read: (cell) => {
    const date = dateOf(cell)
    return date === undefined ? expected(day.form) : { value: `${date}T00:00:00` }
  }
}

/** Decimals as the cell has them. A spreadsheet keeps 15 digits: what has more was changed before it came here. */
const readDecimal =
  (form: Localized): ReadCell =>
  (cell) => {
    const isTooLong =
      typeof cell === "number"
        ? Math.abs(cell) >= 10 ** exactDigits
        : /^[\d.,$\s]+$/u.test(textOf(cell)) && textOf(cell).replaceAll(/\D/gu, "").length > exactDigits
    if (isTooLong) {
      return {
        fault: {
          en: "The amount has more than 15 digits, which Excel does not keep.",
          es: "El valor tiene más de 15 dígitos, que Excel no conserva."
        }
      }
    }
    const value = decimalOf(cell)
    return value === undefined || value.startsWith("-") ? expected(form) : { value }
  }

/** A quantity. */
export const quantity: CellForm = (() => {
  const form = { en: "a quantity such as 12 or 0.5", es: "una cantidad como 12 o 0,5" }
  return { form, read: readDecimal(form) }
})()

/** An amount of money. */
export const amount: CellForm = (() => {
  const form = { en: "an amount such as 28500.50, before taxes", es: "un valor como 28500,50, antes de impuestos" }
  return { form, read: readDecimal(form) }
})()

/** A percentage: `19`, `19 %`, or a cell in Excel's format of percentages, which holds 0.19. */
export const percentage = (en: string, es: string, choices: ReadonlyArray<string> = []): CellForm => {
  const form = { en, es }
  const read = readDecimal(form)
  return {
    form,
    choices,
    read: (cell) => {
      const isFraction = typeof cell === "number" && cell > 0 && cell < 1
      return read(isFraction ? Number((cell * 100).toPrecision(exactDigits)) : textOf(cell).replace("%", ""))
    }
  }
}

/** Identification as people write it, also as a number; a NIT loses its check digit, which must be right. */
export const identification: CellForm = {
  form: {
    en: "an identification such as 900123456; after a hyphen its check digit",
    es: "una identificación como 900123456; después de un guion, su dígito de verificación"
  },
  read: (cell) => {
    const typed = textOf(cell)
    if (/^[A-Za-z]/u.test(typed)) return { value: typed }
    const number = parseNit(typed)?.number ?? typed.replaceAll(/[.\s]/gu, "")
    return /^\d+$/u.test(number) ? { value: number } : expected(identification.form)
  }
}
