import { ProviderItem } from "@radicar/contract/ProvidersGroup"
import { ProviderSettings } from "@radicar/contract/tenant/ProviderSettings"
import { Effect, Schema } from "effect"
import { Command } from "effect/cli"
import { readSettings } from "../document/parseBody.ts"
import { describeCommand, fileArgument, tenantArgument } from "../flags/flags.ts"
import { accessFlags } from "../flags/serviceFlags.ts"
import { factRows, type Layout, printable, table } from "../output/layout.ts"
import { Output, reporting } from "../output/Output.ts"
import { callService } from "../service/callService.ts"
import { resourceFailure } from "../service/resourceFailure.ts"
import { asList, asMessage, asValue, serviceCommand } from "../service/serviceCommand.ts"

/** Providers, one a line. */
const providersText = (providers: ReadonlyArray<typeof ProviderItem.Type>, layout: Layout): string => {
  const { say } = layout
  if (providers.length === 0) return say({ en: "No provider is configured.", es: "No hay proveedores configurados." })
  const columns = [
    { heading: "id" },
    { heading: say({ en: "owner", es: "dueño" }) },
    { heading: "software" },
    { heading: say({ en: "environment", es: "ambiente" }) },
    { heading: say({ en: "name", es: "nombre" }), least: 8, optional: true }
  ]
  const lines = providers.map(({ Id, Settings: { environment, name, softwareProvider } }) => [
    Id,
    softwareProvider.providerId,
    softwareProvider.id,
    environment,
    name ?? softwareProvider.providerName
  ])
  return table(columns, lines, layout)
}

/** What the service knows of a provider. */
const providerText = (item: typeof ProviderItem.Type, { columns, paint, say }: Layout): string => {
  const { Id, Secrets, Settings, Updated } = item
  const { environment, name, softwareProvider } = Settings
  return factRows({ columns, paint }, [
    ["id", Id],
    [say({ en: "name", es: "nombre" }), printable(name ?? softwareProvider.providerName ?? "")],
    [say({ en: "software", es: "software" }), printable(softwareProvider.id ?? "")],
    [say({ en: "owner", es: "dueño" }), printable(softwareProvider.providerId ?? "")],
    [say({ en: "environment", es: "ambiente" }), environment],
    [say({ en: "secrets", es: "secretos" }), Secrets.join(", ")],
    [say({ en: "changed", es: "cambiado" }), Updated.slice(0, 16).replace("T", " ")]
  ])
}

const service = accessFlags
const wireItem = Schema.encodeSync(ProviderItem)
const id = tenantArgument({ en: "Id of the provider, digits", es: "Identificador del proveedor, dígitos" })

const set = Command.make(
  "set",
  {
    id,
    file: fileArgument({
      en: "JSON with SoftwareProvider (Id, Pin, ProviderId), and Name, Environment",
      es: "JSON con SoftwareProvider (Id, Pin, ProviderId), y Name, Environment"
    }),
    service
  },
  Effect.fn("provider set")(function* ({ file, id, service }) {
    const output = yield* Output
    const payload = yield* readSettings(file, ProviderSettings)
    const item = yield* callService(
      service,
      ({ providers }) => providers.put({ params: { id }, payload }),
      resourceFailure
    )
    yield* output.value(wireItem(item), () => providerText(item, output))
  }, reporting("value"))
).pipe(
  describeCommand({
    en: "Replace what the service knows of a provider; secrets that are left out stay",
    es: "Reemplaza lo que el servicio sabe de un proveedor; los secretos omitidos se conservan",
    examples: [
      {
        command: "radicar provider set 1 provider.json --token-file admin.token",
        en: "With a token that has the scope admin",
        es: "Con un token que tenga el permiso admin"
      }
    ]
  })
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
