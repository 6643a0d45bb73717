import type { EnvironmentStatus } from "@radicar/contract/inner/AuthorityGroup"
import { Command } from "effect/cli"
import { failureName } from "@radicar/domain/inner/submission/submissionAdvice"
import { describeCommand } from "../flags/flags.ts"
import { accessFlags } from "../flags/serviceFlags.ts"
import { factRows, type Layout } from "../output/layout.ts"
import { environmentName } from "../output/submissionsText.ts"
import { serviceCommand } from "../service/serviceCommand.ts"

const stateColours = { closed: "green", "half-open": "yellow", open: "red" } as const

const stateText = ({ retryAfterSeconds = 0, state }: EnvironmentStatus, { say }: Layout): string => {
  switch (state) {
    case "closed":
      return say({ en: "is called", es: "se consulta" })
    case "half-open":
      return say({ en: "one call at a time, on trial", es: "una llamada a la vez, a prueba" })
    case "open":
      return say({
        en: `does not answer; next attempt in ${retryAfterSeconds} s`,
        es: `no responde; próximo intento en ${retryAfterSeconds} s`
      })
  }
}

type Latency = EnvironmentStatus["latency"]["filing"]

const latencyText = (latency: Latency): string | undefined =>
  latency === undefined
    ? undefined
    : `p50 ${latency.p50} ms, p95 ${latency.p95} ms, p99 ${latency.p99} ms, max ${latency.max} ms (${latency.calls})`

/** Text with the state of one environment of the authority. */
const authorityStatusText = (status: EnvironmentStatus, layout: Layout): string => {
  const { paint, say } = layout
  const { environment, failures, lastFailure, lastSuccess, latency } = status
  return factRows(layout, [
    [{ en: "environment", es: "ambiente" }, environmentName(environment, { say })],
    [{ en: "authority", es: "DIAN" }, stateText(status, layout), paint[stateColours[status.state]]],
    [{ en: "last answer", es: "última respuesta" }, lastSuccess],
    [
      { en: "last failure", es: "última falla" },
      lastFailure === undefined ? undefined : `${lastFailure.at} ${lastFailure.message}`
    ],
    [
      { en: "failures", es: "fallas" },
      failures.map(({ calls, reason }) => `${say(failureName(reason))}: ${calls}`).join(", ")
    ],
    [{ en: "filings", es: "radicaciones" }, latencyText(latency.filing)],
    [{ en: "questions", es: "consultas" }, latencyText(latency.query)]
  ])
}

/** `radicar authority status`: shows whether the service calls the authority, and how fast it answers. */
const authorityStatus = serviceCommand(
  {
    path: "authority status",
    flags: { service: accessFlags },
    call: ({ authority }) => authority.status(),
    write: (status, output) =>
      output.list(status.items, status, () =>
        status.items.map((item) => authorityStatusText(item, output)).join("\n\n")
      )
  },
  {
    en: "Show the state of the authority, from the service's own calls",
    es: "Muestra el estado de la DIAN, según las consultas del propio servicio"
  }
)

/** `radicar authority`: data of the service about the authority. */
export const authorityCommand = Command.make("authority").pipe(
  describeCommand({
    en: "State of the tax authority",
    es: "Estado de la DIAN",
    short: { en: "Show the state of the tax authority's service", es: "Muestra el estado del servicio de la DIAN" }
  }),
  Command.withSubcommands([authorityStatus])
)
