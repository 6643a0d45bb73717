import { CompanyItem } from "@radicar/contract/CompaniesGroup"
import { CompanySettings } from "@radicar/contract/tenant/CompanySettings"
import { Schema } from "effect"
import { Command } from "effect/cli"
import { readSettings } from "../document/parseBody.ts"
import { describeCommand, fileArgument, tenantArgument } from "../flags/flags.ts"
import { accessFlags } from "../flags/serviceFlags.ts"
import { factRows, type Layout, listText, toMinute } from "../output/layout.ts"
import { asList, asMessage, asValue, serviceCommand } from "../service/serviceCommand.ts"
import { companyErase } from "./companyErase.ts"

/** Companies, one a line. */
const companiesText = listText<typeof CompanyItem.Type>(
  { en: "No company is configured.", es: "No hay compañías configuradas." },
  () => [
    { heading: "id", cell: ({ Id }) => Id },
    { heading: "NIT", cell: ({ Settings }) => Settings.companyParty?.id },
    {
      heading: { en: "name", es: "nombre" },
      least: 12,
      cell: ({ Settings: { companyParty, name } }) => name ?? companyParty?.name
    },
    {
      heading: { en: "ranges", es: "rangos" },
      least: 8,
      optional: true,
      cell: ({ Settings: { numberingRanges = [] } }) => numberingRanges.map(({ prefix = "" }) => prefix).join(", ")
    },
    {
      heading: { en: "changed", es: "cambiado" },
      shorter: (text) => text.slice(0, 10),
      optional: true,
      cell: ({ Updated }) => toMinute(Updated)
    }
  ]
)

/** What the service knows of a company. */
const companyText = (item: typeof CompanyItem.Type, layout: Layout): string => {
  const { Id, Secrets, Settings, Updated } = item
  const { companyParty, mail, name, numberingRanges = [] } = Settings
  const ranges = numberingRanges.map(({ fromNumber, prefix = "", toNumber }) =>
    fromNumber === undefined || toNumber === undefined ? prefix : `${prefix} ${fromNumber}–${toNumber}`
  )
  return factRows(layout, [
    ["id", Id],
    [{ en: "name", es: "nombre" }, name ?? companyParty?.name],
    ["NIT", companyParty?.id],
    [{ en: "ranges", es: "rangos" }, ranges.join(", ")],
    [{ en: "mails from", es: "correos de" }, mail?.from],
    [{ en: "secrets", es: "secretos" }, Secrets.join(", ")],
    [{ en: "changed", es: "cambiado" }, toMinute(Updated)]
  ])
}

const service = accessFlags
const wireItem = Schema.encodeSync(CompanyItem)
const id = tenantArgument({ en: "Id of the company, digits", es: "Identificador de la compañía, dígitos" })

const set = serviceCommand(
  {
    path: "company set",
    flags: {
      id,
      file: fileArgument({
        en: "JSON with Name, CompanyParty, NumberingRanges, CustomizePrintFormat, Mail, whichever there are",
        es: "JSON con Name, CompanyParty, NumberingRanges, CustomizePrintFormat, Mail, los que haya"
      }),
      service
    },
    prepare: ({ file }) => readSettings(file, CompanySettings),
    call: ({ companies }, { id }, payload) => companies.put({ params: { id }, payload }),
    write: asValue(companyText, wireItem)
  },
  {
    en: "Replace what the service knows of a company; secrets that are left out stay",
    es: "Reemplaza lo que el servicio sabe de una compañía; los secretos omitidos se conservan",
    examples: [
      {
        command: "radicar company set 1 company.json --token-file admin.token",
        en: "The same fields as in the body of a document",
        es: "Los mismos campos que en el cuerpo de un documento"
      }
    ]
  }
)

const show = serviceCommand(
  {
    path: "company show",
    flags: { id, service },
    call: ({ companies }, { id }) => companies.get({ params: { id } }),
    write: asValue(companyText, wireItem)
  },
  {
    en: "Show what the service knows of a company; of secrets only that they are there",
    es: "Muestra lo que el servicio sabe de una compañía; de los secretos, solo que existen"
  }
)

const list = serviceCommand(
  {
    path: "company list",
    flags: { service },
    call: ({ companies }) => companies.list(),
    write: asList(companiesText, wireItem)
  },
  {
    en: "List the companies that the token may act for",
    es: "Lista las compañías por las que el token puede actuar"
  }
)

const remove = serviceCommand(
  {
    path: "company remove",
    flags: { id, service },
    call: ({ companies }, { id }) => companies.remove({ params: { id } }),
    write: asMessage(({ id }) => ({ en: `Forgotten: ${id}`, es: `Eliminado: ${id}` }))
  },
  {
    en: "Have the service forget the settings of a company; what was filed stays",
    es: "El servicio olvida la configuración de una compañía; lo radicado se conserva"
  }
)

/** `radicar company`: what the service knows of those for whom it files. */
export const company = Command.make("company").pipe(
  describeCommand({
    en: "Company settings: what the service fills in where a body leaves it out",
    es: "Configuración de compañías: lo que el servicio completa donde el cuerpo lo omite"
  }),
  Command.withSubcommands([set, show, list, remove, companyErase])
)
