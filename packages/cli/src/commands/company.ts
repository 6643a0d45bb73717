import { CompanyItem } from "@radicar/contract/CompaniesGroup"
import { CompanySettings } from "@radicar/contract/tenant/CompanySettings"
import { Effect, Schema } from "effect"
import { Command } from "effect/cli"
import { readSettings } from "../document/readSettings.ts"
import { fileArgument } from "../flags/fileArgument.ts"
import { serviceFlags } from "../flags/serviceFlags.ts"
import { tenantArgument } from "../flags/tenantArgument.ts"
import { companiesText, companyText } from "../output/companyText.ts"
import { Output } from "../output/Output.ts"
import { reporting } from "../output/reporting.ts"
import { callService } from "../service/callService.ts"
import { resourceFailure } from "../service/resourceFailure.ts"
import { companyErase } from "./companyErase.ts"
import { describeCommand } from "../flags/describe.ts"

const { tokenFile, url } = serviceFlags
const service = { url, tokenFile }
const wireItem = Schema.encodeSync(CompanyItem)
const id = tenantArgument({ en: "Id of the company, digits", es: "Identificador de la compañía, dígitos" })

const set = Command.make(
  "set",
  {
    id,
    file: fileArgument({
      en: "JSON with Name, CompanyParty, NumberingRanges, CustomizePrintFormat, Mail, whichever there are",
      es: "JSON con Name, CompanyParty, NumberingRanges, CustomizePrintFormat, Mail, los que haya"
    }),
    service
  },
  Effect.fn("company set")(function* ({ file, id, service }) {
    const output = yield* Output
    const payload = yield* readSettings(file, CompanySettings)
    const item = yield* callService(
      service,
      ({ companies }) => companies.put({ params: { id }, payload }),
      resourceFailure
    )
    yield* output.value(wireItem(item), () => companyText(item, output))
  }, reporting("value"))
).pipe(
  describeCommand({
    en: "Replace what the service knows of a company; secrets that are left out stay",
    es: "Reemplaza lo que el servicio sabe de una compañía; los secretos omitidos se conservan",
    examples: [
      {
        command: "radicar company set 1 company.json --token-file admin.token",
        en: "The same fields as in the body of a document",
        es: "Los mismos campos que en el cuerpo de un documento"
      }
    ]
  })
)

const show = Command.make(
  "show",
  { id, service },
  Effect.fn("company show")(function* ({ id, service }) {
    const output = yield* Output
    const item = yield* callService(service, ({ companies }) => companies.get({ params: { id } }), resourceFailure)
    yield* output.value(wireItem(item), () => companyText(item, output))
  }, reporting("value"))
).pipe(
  describeCommand({
    en: "Show what the service knows of a company; of secrets only that they are there",
    es: "Muestra lo que el servicio sabe de una compañía; de los secretos, solo que existen"
  })
)

const list = Command.make(
  "list",
  { service },
  Effect.fn("company list")(function* ({ service }) {
    const output = yield* Output
    const { items } = yield* callService(service, ({ companies }) => companies.list(), resourceFailure)
    const wire = items.map((item) => wireItem(item))
    yield* output.list(wire, wire, () => companiesText(items, output))
  }, reporting("value"))
).pipe(
  describeCommand({
    en: "List the companies that the token may act for",
    es: "Lista las compañías por las que el token puede actuar"
  })
)

const remove = Command.make(
  "remove",
  { id, service },
  Effect.fn("company remove")(function* ({ id, service }) {
    const { message, say } = yield* Output
    yield* callService(service, ({ companies }) => companies.remove({ params: { id } }), resourceFailure)
    yield* message(say({ en: `Forgotten: ${id}`, es: `Eliminado: ${id}` }))
  }, reporting("value"))
).pipe(
  describeCommand({
    en: "Have the service forget the settings of a company; what was filed stays",
    es: "El servicio olvida la configuración de una compañía; lo radicado se conserva"
  })
)

/** `radicar company`: what the service knows of those for whom it files. */
export const company = Command.make("company").pipe(
  describeCommand({
    en: "Company settings: what the service fills in where a body leaves it out",
    es: "Configuración de compañías: lo que el servicio completa donde el cuerpo lo omite"
  }),
  Command.withSubcommands([set, show, list, remove, companyErase])
)
