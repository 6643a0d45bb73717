import { bilingual, type Localized } from "@radicar/domain/inner/rules/Language"
import { described, form, formedText } from "@radicar/domain/inner/rules/described"
import { foldName } from "@radicar/domain/inner/text/foldText"
import { clockPattern, dayPattern, isCalendarDate, offsetPattern } from "@radicar/domain/inner/time/LocalDateTime"
import { Schema } from "effect"

/** Patterns and bounds of whole numbers in queries. */
const wholeNumbers = {
  count: { form: /^[0-9]{1,10}$/u, bounds: { minimum: 0, maximum: 9_999_999_999 } },
  pageLimit: { form: /^(?:[1-9][0-9]?|1[0-9]{2}|200)$/u, bounds: { minimum: 1, maximum: 200 } },
  groupLimit: { form: /^(?:[1-9][0-9]{0,2}|1000)$/u, bounds: { minimum: 1, maximum: 1000 } }
} as const

/**
 * Bounds of whole numbers in queries, by pattern. The OpenAPI document declares these parameters as integers with
 * bounds instead of texts with a pattern.
 */
export const wholeNumberBounds: ReadonlyMap<string, { readonly minimum: number; readonly maximum: number }> = new Map(
  Object.values(wholeNumbers).map(({ bounds, form }) => [form.source, bounds])
)

/** A whole number in a query. */
export const countParameter = (text: Localized) =>
  formedText(wholeNumbers.count.form, { en: "a whole number", es: "un número entero" }).annotate({
    description: bilingual(text)
  })

/** A number of items or groups in a query, within the bounds of its kind. */
export const limitParameter = (kind: "groupLimit" | "pageLimit", text: Localized) => {
  const { bounds, form } = wholeNumbers[kind]
  return formedText(form, {
    en: `a whole number from ${bounds.minimum} to ${bounds.maximum}`,
    es: `un número entero de ${bounds.minimum} a ${bounds.maximum}`
  }).annotate({ description: bilingual(text) })
}

const instantForm = new RegExp(
  String.raw`^${dayPattern}(?:T${clockPattern}(?::[0-5][0-9](?:\.[0-9]+)?)?${offsetPattern})?$`,
  "u"
)

/** Whether a date lies in the years that every database supports, whatever its offset. */
const isWithinReach = (text: string): boolean => text >= "0001-01-02" && text < "9999-12-31"

/** A date, or a date and time with offset, in a query. */
export const instant = (text: Localized) =>
  Schema.String.check(
    // the last check reports malformed values too, and carries the description
    Schema.makeFilter(
      (text: string) => !instantForm.test(text) || (isCalendarDate(text) && isWithinReach(text)),
      form({ en: "a day of the calendar", es: "un día del calendario" })
    ),
    Schema.isPattern(
      instantForm,
      form({ en: "a date, or a date and time with offset", es: "una fecha, o una fecha y hora con desfase" })
    )
  ).annotate({ description: bilingual(text) })

const searchForm = /^\s*\S.{0,98}\S\s*$/u

/** A search text in a query: 2 to 100 characters, one of which is more than a dot or an accent. */
export const searchParameter = (text: Localized) =>
  Schema.String.check(
    Schema.makeFilter(
      (search: string) => !searchForm.test(search) || foldName(search) !== "",
      form({
        en: "letters or digits, because only dots or accents match everything",
        es: "letras o dígitos, porque solo puntos o tildes coinciden con todo"
      })
    ),
    Schema.isPattern(searchForm, form({ en: "2 to 100 characters", es: "de 2 a 100 caracteres" }))
  ).annotate({ description: bilingual(text) })

/** The number of items on a page. */
export const pageLimit = limitParameter("pageLimit", {
  en: "Maximum number of items: 1 to 200; 50 when absent.",
  es: "Máximo de elementos: de 1 a 200; 50 si está ausente."
})

/** Query parameters of a list in pages. */
export const pagingQuery = {
  limit: Schema.optionalKey(pageLimit),
  cursor: Schema.optionalKey(
    formedText(/^[0-9A-Za-z_-]{1,60}$/u, {
      en: "`next` of the previous page",
      es: "`next` de la página anterior"
    }).annotate({
      description: bilingual({
        en: "`next` of the previous page; absent: the first page.",
        es: "`next` de la página anterior; ausente: la primera página."
      })
    })
  )
}

/** Query parameters of a list in pages whose items have a time of recording. */
export const pageQuery = {
  from: Schema.optionalKey(
    instant({
      en: "Recorded at this moment or after; a date (2026-01-15) begins in Colombia.",
      es: "Registrado en este momento o después; una fecha (2026-01-15) comienza en Colombia."
    })
  ),
  to: Schema.optionalKey(
    instant({
      en: "Recorded before this moment; a date (2026-01-16) begins in Colombia.",
      es: "Registrado antes de este momento; una fecha (2026-01-16) comienza en Colombia."
    })
  ),
  ...pagingQuery
}

/** The fields of a page: its items and the cursor of the next page. */
export const pageFields = <Item extends Schema.Top>(item: Item) => ({
  items: described(Schema.Array(item), {
    en: "The items of this page, at most `limit`.",
    es: "Los elementos de esta página, máximo `limit`."
  }),
  next: Schema.optionalKey(
    Schema.String.annotate({
      description: bilingual({
        en: "`cursor` of the next page; absent on the last.",
        es: "`cursor` de la página siguiente; ausente en la última."
      })
    })
  )
})
