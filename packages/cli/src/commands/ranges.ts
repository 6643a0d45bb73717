import { NumberingRangeQuery } from "@radicar/contract/query/QueryParameters"
import { Effect, Option, Struct } from "effect"
import { Command, Flag } from "effect/cli"
import { queryFlags } from "../flags/queryFlags.ts"
import { Output } from "../output/Output.ts"
import { rangesText } from "../output/rangesText.ts"
import { reporting } from "../output/reporting.ts"
import { askService } from "../service/askService.ts"
import { describe, describeCommand } from "../flags/describe.ts"

const stated = <K extends string>(name: K, value: Option.Option<string>): { readonly [P in K]?: string } =>
  (Option.isSome(value) ? { [name]: value.value } : {}) as { readonly [P in K]?: string }

/** `radicar ranges`: the numbering ranges of an issuer, as the authority names them. */
export const ranges = Command.make(
  "ranges",
  {
    ...queryFlags,
    nit: Flag.String("nit").pipe(
      Flag.withMetavar("nit"),
      describe({
        en: "NIT of the issuer; default the company's, else the certificate's",
        es: "NIT del emisor; por omisión el de la compañía, si no el del certificado"
      }),
      Flag.withSchema(NumberingRangeQuery.nit.schema),
      Flag.optional
    ),
    softwareId: Flag.String("software-id").pipe(
      Flag.withMetavar("id"),
      describe({
        en: "Id of the software; default the provider's",
        es: "Identificador del software; por omisión el del proveedor"
      }),
      Flag.withSchema(NumberingRangeQuery.softwareId.schema),
      Flag.optional
    ),
    softwareOwner: Flag.String("software-owner").pipe(
      Flag.withMetavar("nit"),
      describe({
        en: "NIT of the software's owner; default the provider's, else the issuer",
        es: "NIT del dueño del software; por omisión el del proveedor, si no el emisor"
      }),
      Flag.withSchema(NumberingRangeQuery.softwareOwnerNit.schema),
      Flag.optional
    ),
    refresh: Flag.Boolean("refresh").pipe(
      describe({
        en: "Asks the authority even where the service knows its last answer",
        es: "Consulta a la DIAN aunque el servicio conozca su última respuesta"
      }),
      Flag.withDefault(false)
    ),
    showSecrets: Flag.Boolean("show-secrets").pipe(
      describe({
        en: "Shows technical keys, which the service tells tokens with the scope admin",
        es: "Muestra las claves técnicas, que el servicio da a tokens con el permiso admin"
      }),
      Flag.withDefault(false)
    )
  },
  Effect.fn("ranges")(function* ({ nit, refresh, showSecrets, softwareId, softwareOwner, ...options }) {
    const output = yield* Output
    const answer = yield* askService(options, (client, { headers, query }) =>
      client.queries.numberingRangeGetAll({
        headers,
        query: {
          ...query,
          ...stated("nit", nit),
          ...stated("softwareId", softwareId),
          ...stated("softwareOwnerNit", softwareOwner),
          ...(refresh ? { refresh: "true" as const } : {})
        }
      })
    )
    const items = showSecrets ? answer.items : answer.items.map((range) => Struct.omit(range, ["TechnicalKey"]))
    const shown = { ...answer, items }
    yield* output.list(items, shown, () => rangesText(shown, output))
  }, reporting("value"))
).pipe(
  describeCommand({
    en: "List the numbering ranges that the authority has granted, and what is left of them",
    es: "Lista los rangos de numeración que la DIAN ha autorizado, y lo que queda de ellos",
    examples: [
      {
        command: "radicar ranges",
        en: "In the sandbox, which needs no certificate",
        es: "En el sandbox, que no necesita certificado"
      },
      {
        command: "radicar ranges --certificate company.p12",
        en: "Of the certificate's own NIT",
        es: "Del NIT del certificado"
      },
      {
        command: "radicar ranges --certificate provider.p12 --nit 900373115 --software-owner 800199436",
        en: "Of a company whose provider asks",
        es: "De una compañía cuyo proveedor consulta"
      },
      { command: "radicar ranges --certificate company.p12 | jq '.items[] | {Prefix, Left, DaysToExpiry}'" }
    ]
  })
)
