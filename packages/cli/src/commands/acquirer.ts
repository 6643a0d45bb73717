import { type Acquirer, AcquirerQuery } from "@radicar/contract/inner/AcquirersGroup"
import { Command } from "effect/cli"
import { argument, describeCommand } from "../flags/flags.ts"
import { queryFlags } from "../flags/serviceFlags.ts"
import { factRows, type Layout } from "../output/layout.ts"
import { certificateHeaders, queryFailure, queryOf } from "../service/askService.ts"
import { asValue, serviceCommand } from "../service/serviceCommand.ts"

/** Text with a taxpayer's identification, name and e-mail address. */
const acquirerText = ({ email, identification, identificationType, name, state }: Acquirer, layout: Layout): string => {
  const { paint, say } = layout
  if (state === "unknown") {
    return paint.yellow(
      say({
        en: `The authority has nobody with ${identificationType} ${identification}.`,
        es: `La DIAN no tiene a nadie con ${identificationType} ${identification}.`
      })
    )
  }
  return factRows(layout, [
    [{ en: "identification", es: "identificación" }, `${identificationType} ${identification}`],
    [{ en: "name", es: "nombre" }, name],
    [{ en: "e-mail", es: "correo" }, email]
  ])
}

const get = serviceCommand(
  {
    path: "acquirer get",
    flags: {
      type: argument(
        "type",
        { en: "Type of the identification, such as 31 for a NIT", es: "Tipo de identificación, como 31 para un NIT" },
        AcquirerQuery.identificationType
      ),
      number: argument(
        "number",
        { en: "Number, without hyphens and check digit", es: "Número, sin guiones ni dígito de verificación" },
        AcquirerQuery.identification
      ),
      ...queryFlags
    },
    prepare: ({ certificate }) => certificateHeaders(certificate),
    call: ({ acquirers }, { number, service, type }, headers) =>
      acquirers.get({
        headers,
        query: { ...queryOf(service), identificationType: type, identification: number }
      }),
    failureOf: queryFailure,
    write: asValue(acquirerText),
    outcome: ({ state }) => (state === "known" ? "ok" : "unknown-outcome")
  },
  {
    en: "Ask the authority for name and reception address of one taxpayer",
    es: "Consulta a la DIAN el nombre y el correo de recepción de un contribuyente",
    examples: [
      {
        command: "radicar acquirer get 31 800199436",
        en: "Ends with 5 when the authority has nobody with this identification",
        es: "Termina con 5 cuando la DIAN no tiene a nadie con esa identificación"
      }
    ]
  }
)

/** `radicar acquirer`: queries the authority for taxpayers. */
export const acquirerCommand = Command.make("acquirer").pipe(
  describeCommand({
    en: "Look up a taxpayer that receives documents",
    es: "Consulta un contribuyente que recibe documentos"
  }),
  Command.withSubcommands([get])
)
