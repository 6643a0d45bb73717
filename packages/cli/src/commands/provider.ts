import { ProviderItem } from "@radicar/contract/ProvidersGroup"
import { ProviderSettings } from "@radicar/contract/tenant/ProviderSettings"
import { Effect, Schema } from "effect"
import { Command } from "effect/cli"
import { readSettings } from "../document/readSettings.ts"
import { fileArgument } from "../flags/fileArgument.ts"
import { serviceFlags } from "../flags/serviceFlags.ts"
import { tenantArgument } from "../flags/tenantArgument.ts"
import { providersText, providerText } from "../output/providerText.ts"
import { Output } from "../output/Output.ts"
import { reporting } from "../output/reporting.ts"
import { callService } from "../service/callService.ts"
import { resourceFailure } from "../service/resourceFailure.ts"
import { describeCommand } from "../flags/describe.ts"

const { tokenFile, url } = serviceFlags
const service = { url, tokenFile }
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

const show = Command.make(
  "show",
  { id, service },
  Effect.fn("provider show")(function* ({ id, service }) {
    const output = yield* Output
    const item = yield* callService(service, ({ providers }) => providers.get({ params: { id } }), resourceFailure)
    yield* output.value(wireItem(item), () => providerText(item, output))
  }, reporting("value"))
).pipe(
  describeCommand({
    en: "Show what the service knows of a provider; of secrets only that they are there",
    es: "Muestra lo que el servicio sabe de un proveedor; de los secretos, solo que existen"
  })
)

const list = Command.make(
  "list",
  { service },
  Effect.fn("provider list")(function* ({ service }) {
    const output = yield* Output
    const { items } = yield* callService(service, ({ providers }) => providers.list(), resourceFailure)
    const wire = items.map((item) => wireItem(item))
    yield* output.list(wire, wire, () => providersText(items, output))
  }, reporting("value"))
).pipe(
  describeCommand({
    en: "List the providers that the token may act for",
    es: "Lista los proveedores por los que el token puede actuar"
  })
)

const remove = Command.make(
  "remove",
  { id, service },
  Effect.fn("provider remove")(function* ({ id, service }) {
    const { message, say } = yield* Output
    yield* callService(service, ({ providers }) => providers.remove({ params: { id } }), resourceFailure)
    yield* message(say({ en: `Forgotten: ${id}`, es: `Eliminado: ${id}` }))
  }, reporting("value"))
).pipe(
  describeCommand({
    en: "Have the service forget the settings of a provider; what was filed stays",
    es: "El servicio olvida la configuración de un proveedor; lo radicado se conserva"
  })
)

/** `radicar provider`: what the service knows of those whose software files. */
export const provider = Command.make("provider").pipe(
  describeCommand({
    en: "Provider settings: what the service fills in where a body leaves it out",
    es: "Configuración de proveedores: lo que el servicio completa donde el cuerpo lo omite"
  }),
  Command.withSubcommands([set, show, list, remove])
)
