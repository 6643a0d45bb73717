import type { Language } from "@radicar/domain/inner/rules/Language"
import { orText, resolved, typeWord, withoutNull } from "./contractDocument.ts"

const cell = (text: string): string => text.replaceAll("|", String.raw`\|`).replaceAll("\n", " ")

const formOf = (schema: any, language: Language): string => {
  const { allOf, anyOf, enum: values, type } = resolved(schema, language)
  if (values !== undefined) return values.map((value: string) => `\`${value}\``).join(", ")
  if (type === "array") return typeWord("list", language)
  const forms: ReadonlyArray<string> = Array.isArray(type)
    ? type.filter((each: string) => each !== "null").map((each: string) => typeWord(each, language))
    : type === undefined
      ? [...(anyOf ?? []), ...(allOf ?? [])].map((form) => formOf(form, language))
      : [typeWord(type, language)]
  return orText(forms, language)
}

const descriptionOf = (schema: any, language: Language): string =>
  schema.description ??
  schema.allOf?.find((part: any) => part.description !== undefined)?.description ??
  resolved(schema, language).description ??
  ""

const operationWord = { en: "Operation", es: "Operación" } as const

/** Writes the beginning of an operation's page. The title says what one does: readers do not search for the id. */
export const operationHead = (
  operation: string,
  { description, summary }: { readonly description: string; readonly summary: string },
  language: Language
): string => `# ${summary}\n\n${operationWord[language]} \`${operation}\`. ${description}`

const yes = { en: "yes", es: "sí" } as const

/**
 * Writes the table rows for the fields of an answer or a body, including nested ones: field, form, whether it is always
 * present, meaning.
 */
export const answerRows = (schema: any, path: string, language: Language): ReadonlyArray<string> => {
  const { items, properties, required = [], type } = resolved(schema, language)
  if (type === "array") return answerRows(items, `${path}[]`, language)
  return Object.entries<any>(properties ?? {}).flatMap(([name, fieldSchema]) => {
    const at = path === "" ? name : `${path}.${name}`
    const always = required.includes(name) ? yes[language] : ""
    const property = always === "" ? withoutNull(fieldSchema) : fieldSchema
    return [
      `| \`${at}\` | ${formOf(property, language)} | ${always} | ${cell(descriptionOf(property, language))} |`,
      ...answerRows(property, at, language)
    ]
  })
}

/** Writes the table row of a parameter. */
export const parameterRow = ({ description, in: place, name, required, schema }: any, language: Language): string => {
  const meaning = cell(description ?? descriptionOf(schema, language))
  return `| \`${name}\` | ${placeWords[language][place] ?? place} | ${required === true ? yes[language] : ""} | ${meaning} |`
}

const placeWords: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: {},
  es: { query: "consulta", path: "ruta", header: "encabezado" }
}

/** Writes the table rows for the problems that an operation may answer. */
export const problemRows = (responses: any, language: Language): ReadonlyArray<string> =>
  Object.entries<any>(responses)
    .filter(([status]) => Number(status) >= 400)
    .flatMap(([status, { content }]) => {
      const schema = resolved(content?.["application/problem+json"]?.schema, language)
      return (schema?.oneOf ?? [schema])
        .map((each: any) => resolved(each, language)?.properties?.type?.enum?.[0])
        .filter((type: string | undefined) => type !== undefined)
        .map((type: string) => `| ${status} | \`${type}\` |`)
    })
