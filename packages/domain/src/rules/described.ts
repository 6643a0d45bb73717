import { Schema, SchemaAST } from "effect"
import { bilingual, type Language, type Localized, textIn } from "./Language.ts"

const useKey = "radicar/use"

/**
 * Describes a field of a body, an answer or a query: its meaning, form, unit and an example. The text is shown by
 * OpenAPI, `radicar schema`, editors and the tables of the documentation. `use` describes a value that is not filed,
 * or not only filed: it is printed, decides something, or signs. The tables of `@radicar/ubl` contain the places of
 * values in the XML; the documentation shows both.
 */
export const described = <S extends Schema.Top>(
  schema: S,
  { use, ...text }: Localized & { readonly use?: Localized }
): S["Rebuild"] => schema.annotateKey({ description: bilingual(text), ...(use === undefined ? {} : { [useKey]: use }) })

const formKey = "radicar/form"

/** Annotations of a schema's check: the form that it requires, in both languages. */
export const form = (text: Localized) => ({ expected: text.en, [formKey]: text })

/** The form that a check requires, if {@link form} annotates it. */
export const formOf = (annotations: Readonly<Record<string, unknown>> | undefined): Localized | undefined =>
  annotations?.[formKey] as Localized | undefined

/**
 * Makes a text schema for a query, a path or a header. The text must match `pattern`, whose only flag is `u`, because
 * OpenAPI has no place for others. It has at most `maximum` UTF-16 units: RE2 and Go repeat a part at most 1000 times.
 * `text` describes the form.
 */
export const formedText = (pattern: RegExp, text: Localized, maximum?: number) =>
  maximum === undefined
    ? Schema.String.check(Schema.isPattern(pattern, form(text)))
    : Schema.String.check(Schema.isMaxLength(maximum, form(text)), Schema.isPattern(pattern, form(text)))

/** Suppliers of mandatory fields that a body omits, with the sentence that descriptions contain. */
const suppliers = {
  settings: {
    en: "Mandatory, unless the settings of the company state it.",
    es: "Obligatorio, salvo que conste en la configuración de la compañía."
  },
  completion: {
    en: "Mandatory, unless `?complete=totals` works it out.",
    es: "Obligatorio, salvo que se calcule con `?complete=totals`."
  },
  service: {
    en: "Mandatory, unless the service supplies it.",
    es: "Obligatorio, salvo que lo asigne el servicio."
  }
} as const satisfies Readonly<Record<string, Localized>>

/** A supplier of mandatory fields that a body omits. */
export type Supplier = keyof typeof suppliers

/** A mandatory field of a document that its body may omit, see {@link supplied}. */
export interface Supplied<out A, out E> extends Schema.Codec<A, E> {
  readonly Rebuild: Supplied<A, E>
  readonly "~supplied": true
}

const supplierKey = "radicar/supplier"

/**
 * Marks a mandatory field of a document that its body may omit, because the settings of the company, completion or the
 * service supply it. The schema of the wire does not require it, and its description names the supplier. The rules
 * report it if it is still missing.
 */
export const supplied = <A, E>(supplier: Supplier, schema: Schema.Codec<A, E>): Supplied<A, E> =>
  schema.annotateKey({ [supplierKey]: supplier }) as Supplied<A, E>

/** The supplier of a field by its description in a language, and the description without the supplier's sentence. */
export const supplierIn = (
  description: string,
  language: Language
): { readonly supplier: Supplier | undefined; readonly meaning: string } => {
  const names = Object.keys(suppliers) as ReadonlyArray<Supplier>
  const supplier = names.find((name) => description.includes(suppliers[name][language]))
  return {
    supplier,
    meaning: supplier === undefined ? description : description.replace(suppliers[supplier][language], "").trim()
  }
}

/** Facts about a field of a body. */
interface FieldFacts {
  /** Whether a body may omit the field. */
  readonly isOptional: boolean
  /** The description of the field, with its supplier's sentence. */
  readonly description: string | undefined
  readonly use: Localized | undefined
}

/** The facts about a field that its annotations state, see {@link described} and {@link supplied}. */
export const fieldFacts = ({ ast }: Schema.Top): FieldFacts => {
  const annotations = ast.context?.annotations
  const supplier = suppliers[annotations?.[supplierKey] as Supplier] as Localized | undefined
  const description = annotations?.description
  const sentence = (language: Language): string =>
    [description === undefined ? "" : textIn(description, language), supplier?.[language] ?? ""].join(" ").trim()
  return {
    isOptional: supplier !== undefined || SchemaAST.isOptional(ast),
    description: supplier === undefined ? description : bilingual({ en: sentence("en"), es: sentence("es") }),
    use: annotations?.[useKey] as Localized | undefined
  }
}
