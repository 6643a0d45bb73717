import { documentTypes } from "@radicar/ubl/inner/documentTypes"
import { supplierIn } from "@radicar/domain/inner/rules/described"
import { fieldPlaces } from "@radicar/ubl/inner/fieldPlaces"
import { contract, withoutNull, resolved } from "./contractDocument.ts"

/** A field of a body in the contract. */
interface BodyField {
  readonly path: string
  readonly form: string
  /** `yes`, or the source of an omitted value. */
  readonly required: string
  readonly meaning: string
  /** Code lists named in its description. */
  readonly codes: ReadonlyArray<string>
}

const codesOf = (schema: any): ReadonlyArray<string> =>
  Array.from(String(resolved(schema).description ?? "").matchAll(/\/v1\/codes\/([a-z-]+)/gu), ([, id = ""]) => id)

const formOf = (schema: any): string => {
  const { anyOf, type } = resolved(schema)
  if (type === "array") return "list"
  if (Array.isArray(type)) return type.join(" or ")
  if (type !== undefined) return type
  return (anyOf ?? []).map(formOf).join(" or ") || "any"
}

const fieldsOf = (schema: any, path: string): ReadonlyArray<BodyField> => {
  const { anyOf, items, properties, required = [], type } = resolved(schema)
  if (type === "array") return fieldsOf(items, `${path}[]`)
  // an object, or a list of it: the fields are the same
  const object = (anyOf ?? []).find((form: any) => resolved(form).type === "object")
  if (object !== undefined) return fieldsOf(object, path)
  return Object.entries<any>(properties ?? {}).flatMap(([name, fieldSchema]) => {
    const at = path === "" ? name : `${path}.${name}`
    const always = required.includes(name)
    const property = always ? fieldSchema : withoutNull(fieldSchema)
    const { meaning, supplier } = supplierIn(fieldSchema.description ?? "", "en")
    const codes = [...new Set([...codesOf(property), ...(property.anyOf ?? []).flatMap(codesOf)])]
    const mandatory = always ? "yes" : (supplier ?? "")
    return [{ path: at, form: formOf(property), required: mandatory, meaning, codes }, ...fieldsOf(property, at)]
  })
}

/** An operation that files documents, with the contents of its page. */
export interface Operation {
  readonly operation: keyof typeof documentTypes
  readonly name: string
  readonly path: string
  readonly summary: string
  readonly description: string
  readonly fields: ReadonlyArray<BodyField>
}

/** All operations of the contract that file documents. */
export const operations: ReadonlyArray<Operation> = Object.entries<any>(contract.paths).flatMap(([path, { post }]) => {
  const id = post?.operationId as keyof typeof documentTypes | undefined
  if (id === undefined || documentTypes[id] === undefined) return []
  const { description, summary } = post
  const fields = fieldsOf(post.requestBody.content["application/json"].schema, "")
  return [{ operation: id, name: documentTypes[id].name, path, summary, description, fields }]
})

/**
 * Texts of the last column of an operation's page, by the path of a field such as `CompanyParty.Id` or
 * `Items[].Price`.
 */
export const placeTexts = (operation: Operation["operation"]): ((path: string) => string | undefined) => {
  const places = fieldPlaces(operation)
  const textOf = (path: string): string | undefined => {
    const { elements, notes, rules } = places(path) ?? { elements: [], notes: [], rules: [] }
    const names = elements.map((element) => `\`${element}\``).join(", ")
    const more = notes.join("; ")
    const place = names === "" || more === "" ? names + more : `${names} (${more})`
    const text = [place, rules.join(", ")].filter((part) => part !== "").join("; ")
    // a field without a text of its own gets that of its parent
    return text === "" ? (path.includes(".") ? textOf(path.slice(0, path.lastIndexOf("."))) : undefined) : text
  }
  return (path) => textOf(path.replaceAll("[]", ""))
}

const row = ({ codes, form, meaning, path, required }: BodyField, placeOf: ReturnType<typeof placeTexts>): string => {
  const links = codes.map((id) => `[${id}](../codes/${id}.md)`).join(", ")
  const text = meaning.replaceAll("|", String.raw`\|`)
  return `| \`${path}\` | ${form} | ${required} | ${text} | ${links} | ${placeOf(path) ?? ""} |`
}

/** The page of an operation. */
export const operationPage = ({ description, fields, name, operation, path, summary }: Operation): string => {
  const placeOf = placeTexts(operation)
  return `# ${operation}

${summary}. ${description}

\`POST ${path}/?companyId=…&providerId=…\`, the body as JSON; type codes ${documentTypes[operation].typeCodes.join(", ")}.

\`\`\`sh
radicar example ${name} > ${name}.json
radicar validate ${name}.json
radicar key ${name}.json
\`\`\`

File it with \`radicar ${name} create ${name}.json --certificate company.p12\`.

## Fields

\`yes\`: the body states it. \`settings\`, \`completion\`, \`service\`: mandatory too, but the [settings of the company](../companies.md),
[\`?complete=totals\`](../completion.md) or the service (range and number) supply what the body omits. Absent, \`null\`, an empty text or list, and \`0001-01-01T00:00:00\` mean the same in
an optional field, and so does 0 in \`Id\`, \`FromNumber\` and \`ToNumber\` of \`NumberingRange\`. Fields that are not listed are
refused, except those of other operations where they state nothing: one class may serve several operations. Elements are named from that of the object around the field on,
without the prefixes \`cac:\` and \`cbc:\`.

| field | form | required | meaning | codes | becomes, by rule or section |
|---|---|---|---|---|---|
${fields.map((field) => row(field, placeOf)).join("\n")}
`
}
