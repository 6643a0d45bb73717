import {
  type GrantedNumberingRange,
  type NumberingRangeList,
  NumberingRangeQuery
} from "@radicar/contract/inner/NumberingRangesGroup"
import { Struct } from "effect"
import { flagsOf, optionalText, toggle } from "../flags/flags.ts"
import { queryFlags } from "../flags/serviceFlags.ts"
import { factRows, type Layout, printable } from "../output/layout.ts"
import { certificateHeaders, queryFailure, queryOf } from "../service/askService.ts"
import { serviceCommand } from "../service/serviceCommand.ts"

const rangeText = (range: GrantedNumberingRange, layout: Layout): string => {
  const { paint, say } = layout
  const { DaysToExpiry: days, FromNumber: from, Left: left, ToNumber: to, Used: used } = range
  const expires =
    days < 0
      ? say({ en: "expired", es: "vencido" })
      : say(
          days === 1 ? { en: "1 day left", es: "queda 1 día" } : { en: `${days} days left`, es: `quedan ${days} días` }
        )
  const title = paint.bold(range.Prefix === "" ? say({ en: "no prefix", es: "sin prefijo" }) : printable(range.Prefix))
  return [
    `${range.Warnings.length > 0 ? paint.yellow("!") : paint.green("·")} ${title}  ${from} – ${to}`,
    factRows({ ...layout, indent: 2 }, [
      [{ en: "authorisation", es: "autorización" }, `${range.Id} (${range.Date.slice(0, 10)})`],
      [
        { en: "in force", es: "vigencia" },
        `${range.StartDate.slice(0, 10)} – ${range.EndDate.slice(0, 10)}, ${expires}`,
        days < 0 ? paint.red : undefined
      ],
      [
        { en: "used", es: "usados" },
        `${used}${range.LastNumber === undefined ? "" : say({ en: `, last ${range.LastNumber}`, es: `, último ${range.LastNumber}` })}`
      ],
      [
        { en: "used by others", es: "usados por otros" },
        range.UsedByOthers === 0 ? undefined : String(range.UsedByOthers)
      ],
      [
        { en: "left", es: "disponibles" },
        range.FreedByRejection === 0
          ? String(left)
          : say({
              en: `${left}, freed by rejection: ${range.FreedByRejection}`,
              es: `${left}, libres por rechazo: ${range.FreedByRejection}`
            })
      ],
      [
        { en: "technical key", es: "clave técnica" },
        range.TechnicalKey === undefined ? undefined : printable(range.TechnicalKey)
      ]
    ]),
    ...range.Warnings.map(({ message }) => `  ${paint.yellow(message)}`)
  ].join("\n")
}

/** Text with the numbering ranges and the age of the authority's answer. */
const rangesText = ({ age, items }: NumberingRangeList, layout: Layout): string => {
  const { paint, say } = layout
  const paragraphs =
    items.length === 0
      ? [say({ en: "The authority returned no ranges.", es: "La DIAN no informa rangos." })]
      : items.map((range) => rangeText(range, layout))
  const ageNote = say({
    en: `Answer from ${age} s ago; used and left count what this service has filed.`,
    es: `Respuesta de hace ${age} s; usados y disponibles según lo que este servicio ha radicado.`
  })
  return [...paragraphs, paint.dim(ageNote)].join("\n\n")
}

/** `radicar ranges`: lists the numbering ranges of an issuer as the authority states them. */
export const rangesCommand = serviceCommand(
  {
    path: "ranges",
    flags: {
      ...queryFlags,
      nit: optionalText(
        "nit",
        "nit",
        {
          en: "NIT of the issuer; default the company's, else the certificate's",
          es: "NIT del emisor; por omisión el de la compañía, si no el del certificado"
        },
        NumberingRangeQuery.nit.schema
      ),
      softwareId: optionalText(
        "software-id",
        "id",
        {
          en: "Id of the software; default the provider's",
          es: "Identificador del software; por omisión el del proveedor"
        },
        NumberingRangeQuery.softwareId.schema
      ),
      softwareOwner: optionalText(
        "software-owner",
        "nit",
        {
          en: "NIT of the software's owner; default the provider's, else the issuer",
          es: "NIT del dueño del software; por omisión el del proveedor, si no el emisor"
        },
        NumberingRangeQuery.softwareOwnerNit.schema
      ),
      refresh: toggle("refresh", {
        en: "Queries the authority even if the service has a recent answer",
        es: "Consulta a la DIAN aunque el servicio tenga una respuesta reciente"
      }),
      showSecrets: toggle("show-secrets", {
        en: "Shows technical keys, which the service returns to tokens with the scope companies:admin",
        es: "Muestra las claves técnicas, que el servicio entrega a tokens con el permiso companies:admin"
      })
    },
    prepare: ({ certificate }) => certificateHeaders(certificate),
    call: ({ numberingRanges }, { nit, refresh, service, softwareId, softwareOwner }, headers) =>
      numberingRanges.list({
        headers,
        query: {
          ...queryOf(service),
          ...flagsOf({ nit, softwareId, softwareOwnerNit: softwareOwner }),
          ...(refresh ? { refresh: "true" as const } : {})
        }
      }),
    failureOf: queryFailure,
    write: (answer, output, { showSecrets }) => {
      const items = showSecrets ? answer.items : answer.items.map((range) => Struct.omit(range, ["TechnicalKey"]))
      const listing = { ...answer, items }
      return output.list(items, listing, () => rangesText(listing, output))
    }
  },
  {
    en: "List the numbering ranges that the authority granted, and the numbers left in them",
    es: "Lista los rangos de numeración que autorizó la DIAN, y los números que quedan",
    short: {
      en: "List numbering ranges and the numbers left in them",
      es: "Lista los rangos de numeración y lo que queda de ellos"
    },
    examples: [
      {
        command: "radicar ranges",
        en: "In the sandbox, which needs no certificate",
        es: "En el sandbox, que no necesita certificado"
      },
      {
        command: "radicar ranges --certificate company.p12",
        en: "For the certificate's own NIT",
        es: "Para el NIT del certificado"
      },
      {
        command: "radicar ranges --certificate provider.p12 --nit 900373115 --software-owner 800199436",
        en: "For a company whose provider queries",
        es: "Para una compañía cuyo proveedor consulta"
      },
      { command: "radicar ranges --certificate company.p12 | jq '.items[] | {Prefix, Left, DaysToExpiry}'" }
    ]
  }
)
