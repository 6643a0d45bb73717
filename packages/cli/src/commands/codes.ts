import {
  codeListJson,
  codeListOf,
  codeLists,
  codeListSummary,
  type PublishedCode,
  type PublishedCodeList,
  searchCodes
} from "@radicar/domain/inner/codeLists"
import { nearest } from "@radicar/domain/inner/rules/nearest"
import { Effect, Option } from "effect"
import { Argument, Command } from "effect/cli"
import { type Failure, failure } from "../Failure.ts"
import { argument, describeCommand, optionalText } from "../flags/flags.ts"
import { type Layout, rows, layOutTable } from "../output/layout.ts"
import { Output, reporting } from "../output/Output.ts"

const listsText = (layout: Layout): string =>
  layOutTable(
    [
      { heading: layout.say({ en: "list", es: "lista" }) },
      { heading: layout.say({ en: "codes", es: "códigos" }), align: "right" },
      { heading: layout.say({ en: "title", es: "título" }), least: 20 }
    ],
    codeLists.map(({ codes, id, title }) => [id, String(codes().length), layout.say(title)]),
    layout
  )

const nameIn = ({ doubt, name, validity: { from, until } = {} }: PublishedCode, { say }: Layout): string =>
  [
    typeof name === "string" ? name : say(name),
    ...(from === undefined ? [] : [say({ en: `from ${from}`, es: `desde ${from}` })]),
    ...(until === undefined ? [] : [say({ en: `until ${until}`, es: `hasta ${until}` })]),
    ...(doubt === undefined ? [] : [say(doubt)])
  ].join("; ")

/**
 * Text of a list of codes with their names. Payroll concepts also show their type; in a search they show their fields
 * and XML elements too.
 */
const codesText = (codes: ReadonlyArray<PublishedCode>, isSearch: boolean, layout: Layout): string => {
  const { columns, paint, say } = layout
  if (codes.length === 0) return say({ en: "No code matches.", es: "Ningún código coincide." })
  if (codes.every(({ type }) => type === undefined)) {
    return rows(
      codes.map((entry) => [entry.code, nameIn(entry, layout)]),
      { columns, label: paint.bold }
    )
  }
  if (!isSearch) {
    return layOutTable(
      [{ heading: "Type" }, { heading: "code" }, { heading: say({ en: "name", es: "nombre" }), least: 12 }],
      codes.map((entry) => [entry.type, entry.code, nameIn(entry, layout)]),
      layout
    )
  }
  return codes
    .map((entry) =>
      [
        `${paint.bold(`${entry.type} ${entry.code}`)}  ${nameIn(entry, layout)}`,
        rows(
          (entry.fields ?? []).map(({ field, isSalary, xml }) => [
            isSalary === undefined ? field : `${field} (IsSalary ${isSalary})`,
            xml
          ]),
          { columns, indent: 2, label: paint.dim }
        )
      ].join("\n")
    )
    .join("\n\n")
}

const listText = (list: PublishedCodeList, search: string | undefined, layout: Layout): string =>
  [
    `${layout.paint.bold(layout.say(list.title))}  ${layout.say(list.source)}`,
    "",
    codesText(searchCodes(list, search), search !== undefined, layout)
  ].join("\n")

const unknownList = (id: string): Failure => {
  const match = nearest(
    id,
    codeLists.map((list) => list.id)
  )
  return failure(
    "usage",
    { en: `There is no code list ${id}.`, es: `No hay una lista de códigos ${id}.` },
    match === undefined
      ? { en: "radicar codes lists them.", es: "radicar codes las enumera." }
      : {
          en: `Did you mean ${match}? radicar codes lists all of them.`,
          es: `¿Quiso decir ${match}? radicar codes las enumera.`
        }
  )
}

/** `radicar codes`: shows the code lists for bodies, as `GET /v1/codes` returns them. */
export const codesCommand = Command.make(
  "codes",
  {
    list: argument("list", {
      en: "Name of a list, such as units; without it the lists are listed",
      es: "Nombre de una lista, como units; sin él se enumeran las listas"
    }).pipe(Argument.optional),
    search: optionalText("search", "text", {
      en: "Only codes that have these words in code or name; accents and case are ignored",
      es: "Solo códigos con estas palabras en el código o el nombre; sin distinguir tildes ni mayúsculas"
    })
  },
  Effect.fn("codes")(function* ({ list: id, search }) {
    const output = yield* Output
    const { language } = output
    if (Option.isNone(id)) {
      if (Option.isSome(search)) {
        return yield* failure(
          "usage",
          { en: "--search needs the list to search.", es: "--search necesita la lista en la que buscar." },
          { en: "For example radicar codes units --search kilo", es: "Por ejemplo radicar codes units --search kilo" }
        )
      }
      const items = codeLists.map((list) => codeListSummary(list, language))
      return yield* output.value({ items }, () => listsText(output))
    }
    const list = codeListOf(id.value)
    if (list === undefined) return yield* unknownList(id.value)
    const query = Option.getOrUndefined(search)
    yield* output.value(codeListJson(list, language, query), () => listText(list, query, output))
  }, reporting("value"))
).pipe(
  describeCommand({
    en: "Look up codes: units, means of payment, taxes, municipalities, concepts of payroll and all other lists",
    es: "Consulta códigos: unidades, medios de pago, tributos, municipios, conceptos de nómina y las demás listas",
    short: {
      en: "Look up units, taxes, municipalities and other codes",
      es: "Consulta unidades, tributos, municipios y más códigos"
    },
    examples: [
      { command: "radicar codes", en: "The lists", es: "Las listas" },
      { command: "radicar codes units --search kilogramo" },
      {
        command: "radicar codes payroll-concepts --search HED",
        en: "Type, code, fields and where they go in the XML",
        es: "Tipo, código, campos y su lugar en el XML"
      },
      { command: "radicar codes municipalities --output json > municipalities.json" }
    ]
  })
)
