import { ProviderItem } from "@radicar/contract/ProvidersGroup"
import { ProviderSettings } from "@radicar/contract/tenant/ProviderSettings"
import { Schema } from "effect"
import { Command } from "effect/cli"
import { readSettings } from "../document/parseBody.ts"
import { describeCommand, fileArgument, tenantArgument } from "../flags/flags.ts"
import { accessFlags } from "../flags/serviceFlags.ts"
import { factRows, type Layout, listText, toMinute } from "../output/layout.ts"
import { asList, asMessage, asValue, serviceCommand } from "../service/serviceCommand.ts"

/** Providers, one a line. */
const providersText = listText<typeof ProviderItem.Type>(
  { en: "No provider is configured.", es: "No hay proveedores configurados." },
  () => [
    { heading: "id", cell: ({ Id }) => Id },
    { heading: { en: "owner", es: "dueño" }, cell: ({ Settings }) => Settings.softwareProvider.providerId },
    { heading: "software", cell: ({ Settings }) => Settings.softwareProvider.id },
    { heading: { en: "environment", es: "ambiente" }, cell: ({ Settings }) => Settings.environment },
    { heading: { en: "name", es: "nombre" }, least: 8, optional: true, cell: ({ Settings }) => nameOf(Settings) }
  ]
)

const nameOf = ({ name, softwareProvider }: (typeof ProviderItem.Type)["Settings"]): string | undefined =>
  name ?? softwareProvider.providerName

/** What the service knows of a provider. */
const providerText = (item: typeof ProviderItem.Type, layout: Layout): string => {
  const { Id, Secrets, Settings, Updated } = item
  const { environment, softwareProvider } = Settings
  return factRows(layout, [
    ["id", Id],
    [{ en: "name", es: "nombre" }, nameOf(Settings)],
    [{ en: "software", es: "software" }, softwareProvider.id],
    [{ en: "owner", es: "dueño" }, softwareProvider.providerId],
    [{ en: "environment", es: "ambiente" }, environment],
    [{ en: "secrets", es: "secretos" }, Secrets.join(", ")],
    [{ en: "changed", es: "cambiado" }, toMinute(Updated)]
  ])
}

const service = accessFlags
const wireItem = Schema.encodeSync(ProviderItem)
const id = tenantArgument({ en: "Id of the provider, digits", es: "Identificador del proveedor, dígitos" })

const set = serviceCommand(
  {
    path: "provider set",
    flags: {
      id,
      file: fileArgument({
        en: "JSON with SoftwareProvider (Id, Pin, ProviderId), and Name, Environment",
        es: "JSON con SoftwareProvider (Id, Pin, ProviderId), y Name, Environment"
      }),
      service
    },
    prepare: ({ file }) => readSettings(file, ProviderSettings),
    call: ({ providers }, { id }, payload) => providers.put({ params: { id }, payload }),
    write: asValue(providerText, wireItem)
  },
  {
    en: "Replace what the service knows of a provider; secrets that are left out stay",
    es: "Reemplaza lo que el servicio sabe de un proveedor; los secretos omitidos se conservan",
    examples: [
      {
        command: "radicar provider set 1 provider.json --token-file admin.token",
        en: "With a token that has the scope admin",
        es: "Con un token que tenga el permiso admin"
      }
    ]
  }
)

const show = serviceCommand(
  {
    path: "provider show",
    flags: { id, service },
    call: ({ providers }, { id }) => providers.get({ params: { id } }),
    write: asValue(providerText, wireItem)
  },
  {
    en: "Show what the service knows of a provider; of secrets only that they are there",
    es: "Muestra lo que el servicio sabe de un proveedor; de los secretos, solo que existen"
  }
)

const list = serviceCommand(
  {
    path: "provider list",
    flags: { service },
    call: ({ providers }) => providers.list(),
    write: asList(providersText, wireItem)
  },
  {
    en: "List the providers that the token may act for",
    es: "Lista los proveedores por los que el token puede actuar"
  }
)

const remove = serviceCommand(
  {
    path: "provider remove",
    flags: { id, service },
    call: ({ providers }, { id }) => providers.remove({ params: { id } }),
    write: asMessage(({ id }) => ({ en: `Forgotten: ${id}`, es: `Eliminado: ${id}` }))
  },
  {
    en: "Have the service forget the settings of a provider; what was filed stays",
    es: "El servicio olvida la configuración de un proveedor; lo radicado se conserva"
  }
)

/** `radicar provider`: what the service knows of those whose software files. */
export const provider = Command.make("provider").pipe(
  describeCommand({
    en: "Provider settings: what the service fills in where a body leaves it out",
    es: "Configuración de proveedores: lo que el servicio completa donde el cuerpo lo omite"
  }),
  Command.withSubcommands([set, show, list, remove])
)
