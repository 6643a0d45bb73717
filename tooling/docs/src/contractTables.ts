import { withoutNull, resolved } from "./contractDocument.ts"

const cell = (text: string): string => text.replaceAll("|", String.raw`\|`).replaceAll("\n", " ")

const formOf = (schema: any): string => {
  const { allOf, anyOf, enum: values, type } = resolved(schema)
  if (values !== undefined) return values.map((value: string) => `\`${value}\``).join(", ")
  if (type === "array") return "list"
  if (Array.isArray(type)) return type.filter((each: string) => each !== "null").join(" or ")
  return type ?? [...(anyOf ?? []), ...(allOf ?? [])].map(formOf).join(" or ")
}

const descriptionOf = (schema: any): string =>
  schema.description ??
  schema.allOf?.find((part: any) => part.description !== undefined)?.description ??
  resolved(schema).description ??
  ""

/**
 * Table rows for the fields of an answer or a body, including nested ones: field, form, whether it is always present,
 * meaning.
 */
export const answerRows = (schema: any, path: string): ReadonlyArray<string> => {
  const { items, properties, required = [], type } = resolved(schema)
  if (type === "array") return answerRows(items, `${path}[]`)
  return Object.entries<any>(properties ?? {}).flatMap(([name, fieldSchema]) => {
    const at = path === "" ? name : `${path}.${name}`
    const always = required.includes(name) ? "yes" : ""
    const property = always === "" ? withoutNull(fieldSchema) : fieldSchema
    return [
      `| \`${at}\` | ${formOf(property)} | ${always} | ${cell(descriptionOf(property))} |`,
      ...answerRows(property, at)
    ]
  })
}

/** The row of a parameter. */
export const parameterRow = ({ description, in: place, name, required, schema }: any): string =>
  `| \`${name}\` | ${place} | ${required === true ? "yes" : ""} | ${cell(description ?? descriptionOf(schema))} |`

/** Table rows for the problems of an operation. */
export const problemRows = (responses: any): ReadonlyArray<string> =>
  Object.entries<any>(responses)
    .filter(([status]) => Number(status) >= 400)
    .flatMap(([status, { content }]) => {
      const schema = resolved(content?.["application/problem+json"]?.schema)
      return (schema?.oneOf ?? [schema])
        .map((each: any) => resolved(each)?.properties?.type?.enum?.[0])
        .filter((type: string | undefined) => type !== undefined)
        .map((type: string) => `| ${status} | \`${type}\` |`)
    })
