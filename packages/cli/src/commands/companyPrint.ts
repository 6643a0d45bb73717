import { CompanyPrint, CompanyPrintItem } from "@radicar/contract/inner/tenant/CompanyPrint"
import { Effect, Option, Schema } from "effect"
import { Command } from "effect/cli"
import { readSettings } from "../document/parseJsonBody.ts"
import {
  argument,
  describeCommand,
  fileArgument,
  flagsOf,
  namedFile,
  outFlag,
  paperFlag,
  tenantArgument
} from "../flags/flags.ts"
import { accessFlags } from "../flags/serviceFlags.ts"
import { readInput } from "../input/readInput.ts"
import { factRows, type Layout, toMinute } from "../output/layout.ts"
import { refuseTerminal } from "../output/write.ts"
import { asFile, asValue, serviceCommand } from "../service/serviceCommand.ts"

const id = tenantArgument({ en: "Id of the company, digits", es: "Identificador de la compañía, dígitos" })

const file = fileArgument({
  en: "JSON with TillPaper, Template, Colour, LogoPlace, Footer and Logo, all optional",
  es: "JSON con TillPaper, Template, Colour, LogoPlace, Footer y Logo, todos opcionales"
})

const logo = namedFile("logo", {
  en: "PNG or JPEG file of the logo, instead of Logo in the JSON",
  es: "Archivo PNG o JPEG del logotipo, en lugar de Logo en el JSON"
})

/** Settings of the file, with the picture of `--logo`. */
const prepare = Effect.fnUntraced(function* (flags: { readonly file: string; readonly logo: Option.Option<string> }) {
  const settings = yield* readSettings(flags.file, CompanyPrint)
  if (Option.isNone(flags.logo)) return settings
  const picture = yield* readInput(flags.logo.value)
  return { ...settings, logo: Buffer.from(picture).toString("base64") }
})

const encode = Schema.encodeSync(CompanyPrintItem)

/** Text with how a company prints. */
const printText = ({ id, settings, updated }: typeof CompanyPrintItem.Type, layout: Layout): string => {
  const { colour, footer, logo, logoPlace, template, tillPaper } = settings
  const { say } = layout
  const kibibytes = logo === undefined ? undefined : `${Math.ceil((logo.length * 3) / 4096)} KiB`
  return factRows(layout, [
    ["id", id],
    [{ en: "till paper", es: "papel de caja" }, tillPaper ?? "roll80"],
    [{ en: "template", es: "plantilla" }, template ?? "classic"],
    ["color", colour],
    ["logo", kibibytes === undefined ? undefined : `${kibibytes}, ${logoPlace ?? "left"}`],
    [{ en: "footer", es: "pie" }, footer],
    [{ en: "changed", es: "cambiado" }, updated === undefined ? say({ en: "never", es: "nunca" }) : toMinute(updated)]
  ])
}

const setCommand = serviceCommand(
  {
    path: "company print set",
    flags: { id, file, logo, service: accessFlags },
    prepare,
    call: ({ companyPrints }, { id }, payload) => companyPrints.put({ params: { id }, payload }),
    write: asValue(printText, encode)
  },
  {
    en: "Replace how a company prints; what is omitted has its default again",
    es: "Reemplaza cómo imprime una compañía; lo omitido vuelve a su valor por omisión",
    examples: [{ command: "radicar company print set 1 print.json --logo logo.png --token-file admin.token" }]
  }
)

const showCommand = serviceCommand(
  {
    path: "company print show",
    flags: { id, service: accessFlags },
    call: ({ companyPrints }, { id }) => companyPrints.get({ params: { id } }),
    write: asValue(printText, encode)
  },
  { en: "Show how a company prints", es: "Muestra cómo imprime una compañía" }
)

const previewCommand = serviceCommand(
  {
    path: "company print preview",
    flags: {
      id,
      uuid: argument("uuid", {
        en: "Key of a document of the company: CUFE, CUDE, CUDS or CUNE",
        es: "Clave de un documento de la compañía: CUFE, CUDE, CUDS o CUNE"
      }),
      file,
      logo,
      paper: paperFlag,
      out: outFlag,
      service: accessFlags
    },
    prepare: (flags) =>
      Effect.andThen(refuseTerminal(flags.out, "PDF", { en: "preview.pdf", es: "vista.pdf" }), prepare(flags)),
    call: ({ companyPrints }, { id, paper, uuid }, payload) =>
      companyPrints.preview({
        params: { id },
        query: { uuid, ...flagsOf({ paper }) },
        payload
      }),
    ...asFile
  },
  {
    en: "Write the PDF of a document as it would be with other settings; stores nothing",
    es: "Escribe el PDF de un documento como sería con otra configuración; no guarda nada",
    examples: [{ command: "radicar company print preview 1 CUFE print.json --out preview.pdf" }]
  }
)

/** `radicar company print`: paper and design of a company's PDFs. */
export const companyPrintCommand = Command.make("print").pipe(
  describeCommand({
    en: "Paper, colour, logo and texts of a company's PDFs",
    es: "Papel, color, logotipo y textos de los PDF de una compañía"
  }),
  Command.withSubcommands([setCommand, showCommand, previewCommand])
)
