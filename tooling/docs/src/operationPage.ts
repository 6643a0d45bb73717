import { documentTypes } from "@radicar/ubl/inner/documentTypes"
import { type Supplier, supplierIn } from "@radicar/domain/inner/rules/described"
import { type Language, wordingIn } from "@radicar/domain/inner/rules/Language"
import { fieldPlaces } from "@radicar/ubl/inner/fieldPlaces"
import { contracts, orText, resolved, typeWord, withoutNull } from "./contractDocument.ts"
import { operationHead } from "./contractTables.ts"

/** A field of a request body in the contract, with the texts for its table row. */
interface BodyField {
  readonly path: string
  readonly form: string
  /** Whether a value is required: `yes`, the source of an omitted value, or empty. */
  readonly required: string
  readonly meaning: string
  /** Ids of the code lists that the field's description names. */
  readonly codes: ReadonlyArray<string>
}

const codesOf = (schema: any, language: Language): ReadonlyArray<string> =>
  Array.from(
    String(resolved(schema, language).description ?? "").matchAll(/\/v1\/codes\/([a-z-]+)/gu),
    ([, id = ""]) => id
  )

const formOf = (schema: any, language: Language): string => {
  const { anyOf, type } = resolved(schema, language)
  if (type === "array") return typeWord("list", language)
  if (type !== undefined) {
    return orText(
      [type].flat().map((each: string) => typeWord(each, language)),
      language
    )
  }
  return (
    orText(
      (anyOf ?? []).map((form: any) => formOf(form, language)),
      language
    ) || typeWord("any", language)
  )
}

/** Words for whether a value is required, or where an omitted one comes from, by language. */
const needWords = {
  en: { yes: "yes", settings: "settings", completion: "completion", service: "service" },
  es: { yes: "sí", settings: "configuración", completion: "completar", service: "servicio" }
} as const satisfies Record<Language, Record<Supplier | "yes", string>>

const fieldsOf = (schema: any, path: string, language: Language): ReadonlyArray<BodyField> => {
  const { anyOf, items, properties, required = [], type } = resolved(schema, language)
  if (type === "array") return fieldsOf(items, `${path}[]`, language)
  // an object, or a list of it: the fields are the same
  const object = (anyOf ?? []).find((form: any) => resolved(form, language).type === "object")
  if (object !== undefined) return fieldsOf(object, path, language)
  return Object.entries<any>(properties ?? {}).flatMap(([name, fieldSchema]) => {
    const at = path === "" ? name : `${path}.${name}`
    const always = required.includes(name)
    const property = always ? fieldSchema : withoutNull(fieldSchema)
    const { meaning, supplier } = supplierIn(fieldSchema.description ?? "", language)
    const forms = [property, ...(property.anyOf ?? [])]
    const codes = [...new Set(forms.flatMap((form) => codesOf(form, language)))]
    const mandatory = always ? needWords[language].yes : supplier === undefined ? "" : needWords[language][supplier]
    return [
      { path: at, form: formOf(property, language), required: mandatory, meaning, codes },
      ...fieldsOf(property, at, language)
    ]
  })
}

/** An operation that files documents, with the contents of the operation's page. */
export interface Operation {
  readonly operation: keyof typeof documentTypes
  readonly name: string
  readonly path: string
  readonly summary: string
  readonly description: string
  readonly fields: ReadonlyArray<BodyField>
}

/** Reads all operations of the contract that file documents, with texts in a language. */
export const operationsIn = (language: Language): ReadonlyArray<Operation> =>
  Object.entries<any>(contracts[language].paths).flatMap(([path, { post }]) => {
    const id = post?.operationId as keyof typeof documentTypes | undefined
    if (id === undefined || documentTypes[id] === undefined) return []
    const { description, summary } = post
    const fields = fieldsOf(post.requestBody.content["application/json"].schema, "", language)
    return [{ operation: id, name: documentTypes[id].name, path, summary, description, fields }]
  })

/** All operations of the contract that file documents, with English texts. */
export const operations = operationsIn("en")

/** Translates a text that names the annexes and samples behind a field. */
const sourceText = (rules: string, language: Language): string =>
  language === "en"
    ? rules
    : rules
        .replaceAll("payroll annex", "anexo de nómina")
        .replaceAll(/\bannex\b/gu, "anexo")
        .replaceAll(/\bsamples?\b/gu, "ejemplo")
        .replaceAll(/\bevent\b/gu, "evento")
        .replaceAll(/(?<=\d[a-z]?) to (?=[A-Z])/gu, " a ")

/**
 * Makes the function that returns the text in the last column of an operation's page, by the path of a field such as
 * `CompanyParty.Id` or `Items[].Price`.
 */
export const placeTexts = (
  operation: Operation["operation"],
  language: Language = "en"
): ((path: string) => string | undefined) => {
  const places = fieldPlaces(operation)
  const textOf = (path: string): string | undefined => {
    const { elements, notes, rules } = places(path) ?? { elements: [], notes: [], rules: [] }
    const names = elements.map((element) => `\`${element}\``).join(", ")
    const more = notes.map((note) => wordingIn(note, language)).join("; ")
    const place = names === "" || more === "" ? names + more : `${names} (${more})`
    const text = [place, sourceText(rules.join(", "), language)].filter((part) => part !== "").join("; ")
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

const englishPage = (operation: Operation, rows: string): string => {
  const { name, operation: id, path } = operation
  return `${operationHead(id, operation, "en")}

\`POST ${path}/?companyId=…&providerId=…\`, the body as JSON; type codes ${documentTypes[id].typeCodes.join(", ")}.

${commandsOf(name)}

File it with \`radicar ${name} create ${name}.json --certificate company.p12\`.

## Fields

\`yes\`: the body states it. \`settings\`, \`completion\`, \`service\`: mandatory too, but the [settings of the company](../companies.md),
[\`?complete=totals\`](../completion.md) or the service (range and number) supply what the body omits. Absent, \`null\`, an empty text or list, and \`0001-01-01T00:00:00\` mean the same in
an optional field, and so does 0 in \`Id\`, \`FromNumber\` and \`ToNumber\` of \`NumberingRange\`. Fields that are not listed are
refused, except those of other operations where they state nothing: one class may serve several operations. Elements are named from that of the object around the field on,
without the prefixes \`cac:\` and \`cbc:\`.

| field | form | required | meaning | codes | becomes, by rule or section |
|---|---|---|---|---|---|
${rows}
`
}

const spanishPage = (operation: Operation, rows: string): string => {
  const { name, operation: id, path } = operation
  return `${operationHead(id, operation, "es")}

\`POST ${path}/?companyId=…&providerId=…\`, con el cuerpo en JSON; códigos de tipo ${documentTypes[id].typeCodes.join(", ")}.

${commandsOf(name)}

Radíquelo con \`radicar ${name} create ${name}.json --certificate company.p12\`.

## Campos

\`sí\`: el cuerpo lo indica. \`configuración\`, \`completar\`, \`servicio\`: también es obligatorio, pero lo que el cuerpo omite lo ponen la
[configuración de la compañía](../companies.md), [\`?complete=totals\`](../completion.md) o el servicio (rango y número). En un campo opcional da lo
mismo omitirlo, \`null\`, un texto o una lista vacíos y \`0001-01-01T00:00:00\`; también 0 en \`Id\`, \`FromNumber\` y \`ToNumber\` de
\`NumberingRange\`. Los campos que no están en la lista se rechazan, salvo los de otras operaciones que no indican nada: una misma clase puede
servir para varias operaciones. Los elementos se nombran a partir del que contiene el campo, sin los prefijos \`cac:\` y \`cbc:\`.

| campo | forma | obligatorio | significado | códigos | pasa a, según la regla o la sección |
|---|---|---|---|---|---|
${rows}
`
}

const commandsOf = (name: string): string => `\`\`\`sh
radicar example ${name} > ${name}.json
radicar validate ${name}.json
radicar key ${name}.json
\`\`\``

/** Writes the page of an operation that files documents, in a language. */
export const operationPage = (operation: Operation, language: Language): string => {
  const placeOf = placeTexts(operation.operation, language)
  const rows = operation.fields.map((field) => row(field, placeOf)).join("\n")
  return language === "en" ? englishPage(operation, rows) : spanishPage(operation, rows)
}
