import { CompanyItem } from "@radicar/contract/inner/CompaniesGroup"
import { ProviderItem } from "@radicar/contract/inner/ProvidersGroup"
import { CompanySettings } from "@radicar/contract/inner/tenant/CompanySettings"
import { ProviderSettings } from "@radicar/contract/inner/tenant/ProviderSettings"
import type { Localized } from "@radicar/domain/inner/rules/Language"
import type { RadicarOperations } from "@radicar/http-client/inner/effect/RadicarClient"
import { type Effect, Schema } from "effect"
import { Command } from "effect/cli"
import { readSettings } from "../document/parseJsonBody.ts"
import { type CommandTexts, describeCommand, fileArgument, tenantArgument } from "../flags/flags.ts"
import { accessFlags } from "../flags/serviceFlags.ts"
import { type LocalizedEntry, factRows, type Layout, listText, toMinute } from "../output/layout.ts"
import type { ServiceError } from "../service/submissionFailure.ts"
import { asList, asMessage, asValue, serviceCommand } from "../service/serviceCommand.ts"
import { companyEraseCommand } from "./companyErase.ts"
import { companyPrintCommand } from "./companyPrint.ts"
import { collectItems } from "../output/write.ts"

interface TenantOperations<Item, Settings> {
  readonly put: (
    request: ById & { readonly payload: Settings; readonly headers: {} }
  ) => Effect.Effect<Item, ServiceError>
  readonly get: (request: ById) => Effect.Effect<Item, ServiceError>
  readonly list: (request: {
    readonly query: { readonly limit: string; readonly cursor?: string }
  }) => Effect.Effect<{ readonly items: ReadonlyArray<Item>; readonly next?: string }, ServiceError>
  readonly remove: (request: ById) => Effect.Effect<void, ServiceError>
}

interface ById {
  readonly params: { readonly id: string }
}

/** Texts, schemas and operations in which the commands of companies and providers differ. */
interface TenantCommandOptions<Item, Encoded, Settings, EncodedSettings> {
  /** Name of the parent command. */
  readonly name: string
  /** Term for one item in the texts of the commands, such as "a company". */
  readonly one: Localized
  readonly id: Localized
  /** Content of the file with the settings. */
  readonly file: Localized
  readonly list: CommandTexts
  /** Description of the example of `set`. */
  readonly example: Localized
  readonly item: Schema.Codec<Item, Encoded>
  readonly settings: Schema.Codec<Settings, EncodedSettings>
  readonly operations: (client: RadicarOperations) => TenantOperations<Item, Settings>
  readonly itemText: (item: Item, layout: Layout) => string
  readonly itemsText: (items: ReadonlyArray<Item>, layout: Layout) => string
}

/** Makes the commands that set, show, list and remove the settings of companies, or of providers. */
const tenantCommands = <Item, Encoded, Settings, EncodedSettings>({
  example,
  file,
  id,
  item,
  itemText,
  itemsText,
  list,
  name,
  one,
  operations,
  settings
}: TenantCommandOptions<Item, Encoded, Settings, EncodedSettings>) => {
  const wireItem = Schema.encodeSync(item)
  const flags = { id: tenantArgument(id), service: accessFlags }
  return [
    serviceCommand(
      {
        path: `${name} set`,
        flags: { id: flags.id, file: fileArgument(file), service: flags.service },
        prepare: ({ file }) => readSettings(file, settings),
        call: (client, { id }, payload) => operations(client).put({ params: { id }, payload, headers: {} }),
        write: asValue(itemText, wireItem)
      },
      {
        en: `Replace the settings of ${one.en}; omitted secrets are kept`,
        es: `Reemplaza la configuración de ${one.es}; los secretos omitidos se conservan`,
        examples: [{ command: `radicar ${name} set 1 ${name}.json --token-file admin.token`, ...example }]
      }
    ),
    serviceCommand(
      {
        path: `${name} show`,
        flags,
        call: (client, { id }) => operations(client).get({ params: { id } }),
        write: asValue(itemText, wireItem)
      },
      {
        en: `Show the settings of ${one.en}; for secrets, only whether they are set`,
        es: `Muestra la configuración de ${one.es}; de los secretos, solo si están definidos`
      }
    ),
    serviceCommand(
      {
        path: `${name} list`,
        flags: { service: accessFlags },
        call: (client) => collectItems((query) => operations(client).list({ query })),
        write: asList(itemsText, wireItem)
      },
      list
    ),
    serviceCommand(
      {
        path: `${name} remove`,
        flags,
        call: (client, { id }) => operations(client).remove({ params: { id } }),
        write: asMessage(({ id }) => ({ en: `Forgotten: ${id}`, es: `Eliminado: ${id}` }))
      },
      {
        en: `Delete the settings of ${one.en}; filed documents are kept`,
        es: `Elimina la configuración de ${one.es}; los documentos radicados se conservan`
      }
    )
  ] as const
}

/** Companies, one per line. */
const companiesText = listText<typeof CompanyItem.Type>(
  { en: "No company is configured.", es: "No hay compañías configuradas." },
  () => [
    { heading: "id", cell: ({ id }) => id },
    { heading: "NIT", cell: ({ settings }) => settings.nit ?? settings.companyParty?.id },
    {
      heading: { en: "name", es: "nombre" },
      least: 12,
      cell: ({ settings: { companyParty, name } }) => name ?? companyParty?.name
    },
    {
      heading: { en: "ranges", es: "rangos" },
      least: 8,
      optional: true,
      cell: ({ settings: { numberingRanges = [] } }) => numberingRanges.map(({ prefix = "" }) => prefix).join(", ")
    },
    {
      heading: { en: "changed", es: "cambiado" },
      shorter: (text) => text.slice(0, 10),
      optional: true,
      cell: ({ updated }) => toMinute(updated)
    }
  ]
)

/** Text with the settings of a company or a provider; `facts` are the rows that only one of these two has. */
const tenantText = (
  { id, secrets, updated }: Pick<typeof CompanyItem.Type, "id" | "secrets" | "updated">,
  facts: ReadonlyArray<LocalizedEntry>,
  layout: Layout
): string =>
  factRows(layout, [
    ["id", id],
    ...facts,
    [{ en: "secrets", es: "secretos" }, secrets.join(", ")],
    [{ en: "changed", es: "cambiado" }, toMinute(updated)]
  ])

/** Text with the settings of a company. */
const companyText = (item: typeof CompanyItem.Type, layout: Layout): string => {
  const { companyParty, mail, name, nit, numberingRanges = [] } = item.settings
  const ranges = numberingRanges.map(({ fromNumber, prefix = "", toNumber }) =>
    fromNumber === undefined || toNumber === undefined ? prefix : `${prefix} ${fromNumber}–${toNumber}`
  )
  const facts: ReadonlyArray<LocalizedEntry> = [
    [{ en: "name", es: "nombre" }, name ?? companyParty?.name],
    ["NIT", nit ?? companyParty?.id],
    [{ en: "ranges", es: "rangos" }, ranges.join(", ")],
    [{ en: "mails from", es: "correos de" }, mail?.from]
  ]
  return tenantText(item, facts, layout)
}

const companyCommands = tenantCommands({
  name: "company",
  one: { en: "a company", es: "una compañía" },
  id: { en: "Id of the company, digits", es: "Identificador de la compañía, dígitos" },
  file: {
    en: "JSON with Name, Nit, CompanyParty, NumberingRanges, CustomizePrintFormat, Mail, all optional",
    es: "JSON con Name, Nit, CompanyParty, NumberingRanges, CustomizePrintFormat, Mail, todos opcionales"
  },
  list: {
    en: "List the companies that the token may act for",
    es: "Lista las compañías por las que el token puede actuar"
  },
  example: {
    en: "The same fields as in the body of a document",
    es: "Los mismos campos que en el cuerpo de un documento"
  },
  item: CompanyItem,
  settings: CompanySettings,
  operations: ({ companies }) => companies,
  itemText: companyText,
  itemsText: companiesText
})

/** `radicar company`: manages the companies for which the service files. */
export const companyCommand = Command.make("company").pipe(
  describeCommand({
    en: "Company settings: the values of fields that a body omits",
    es: "Configuración de compañías: los valores de los campos que el cuerpo omite",
    short: { en: "Set what the bodies of a company may omit", es: "Define lo que el cuerpo omite de una compañía" }
  }),
  Command.withSubcommands([...companyCommands, companyPrintCommand, companyEraseCommand])
)

/** Providers, one per line. */
const providersText = listText<typeof ProviderItem.Type>(
  { en: "No provider is configured.", es: "No hay proveedores configurados." },
  () => [
    { heading: "id", cell: ({ id }) => id },
    { heading: { en: "owner", es: "dueño" }, cell: ({ settings }) => settings.softwareProvider.providerId },
    { heading: "software", cell: ({ settings }) => settings.softwareProvider.id },
    { heading: { en: "environment", es: "ambiente" }, cell: ({ settings }) => settings.environment },
    { heading: { en: "name", es: "nombre" }, least: 8, optional: true, cell: ({ settings }) => nameOf(settings) }
  ]
)

const nameOf = ({ name, softwareProvider }: (typeof ProviderItem.Type)["settings"]): string | undefined =>
  name ?? softwareProvider.providerName

/** Text with the settings of a provider. */
const providerText = (item: typeof ProviderItem.Type, layout: Layout): string => {
  const { environment, softwareProvider } = item.settings
  const facts: ReadonlyArray<LocalizedEntry> = [
    [{ en: "name", es: "nombre" }, nameOf(item.settings)],
    [{ en: "software", es: "software" }, softwareProvider.id],
    [{ en: "owner", es: "dueño" }, softwareProvider.providerId],
    [{ en: "environment", es: "ambiente" }, environment]
  ]
  return tenantText(item, facts, layout)
}

const providerCommands = tenantCommands({
  name: "provider",
  one: { en: "a provider", es: "un proveedor" },
  id: { en: "Id of the provider, digits", es: "Identificador del proveedor, dígitos" },
  file: {
    en: "JSON with SoftwareProvider (id, Pin, ProviderId), and Name, Environment",
    es: "JSON con SoftwareProvider (id, Pin, ProviderId), y Name, Environment"
  },
  list: {
    en: "List the providers that the token may act for",
    es: "Lista los proveedores por los que el token puede actuar"
  },
  example: {
    en: "With a token that has the scope providers:admin",
    es: "Con un token que tenga el permiso providers:admin"
  },
  item: ProviderItem,
  settings: ProviderSettings,
  operations: ({ providers }) => providers,
  itemText: providerText,
  itemsText: providersText
})

/** `radicar provider`: manages the providers whose software files. */
export const providerCommand = Command.make("provider").pipe(
  describeCommand({
    en: "Provider settings: the values of fields that a body omits",
    es: "Configuración de proveedores: los valores de los campos que el cuerpo omite",
    short: { en: "Set what the bodies of a provider may omit", es: "Define lo que el cuerpo omite de un proveedor" }
  }),
  Command.withSubcommands([...providerCommands])
)
