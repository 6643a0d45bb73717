import type { EnvironmentStatus } from "@radicar/contract/AuthorityGroup"
import type { Layout } from "./Layout.ts"
import { rows } from "./rows.ts"

const stateColours = { closed: "green", "half-open": "yellow", open: "red" } as const

const stateText = ({ RetryAfterSeconds = 0, State }: EnvironmentStatus, { say }: Layout): string => {
  switch (State) {
    case "closed":
      return say({ en: "is called", es: "se consulta" })
    case "half-open":
      return say({ en: "one call at a time, on trial", es: "una llamada a la vez, a prueba" })
    case "open":
      return say({
        en: `does not answer; next try in ${RetryAfterSeconds} s`,
        es: `no responde; próximo intento en ${RetryAfterSeconds} s`
      })
  }
}

type Latency = EnvironmentStatus["Latency"]["Filing"]

const latencyText = (latency: Latency): string | undefined =>
  latency === undefined
    ? undefined
    : `p50 ${latency.P50} ms, p95 ${latency.P95} ms, p99 ${latency.P99} ms, max ${latency.Max} ms (${latency.Calls})`

/** How one environment of the authority does. */
export const authorityStatusText = (status: EnvironmentStatus, layout: Layout): string => {
  const { columns, paint, say } = layout
  const { Environment, Failures, LastFailure, LastSuccess, Latency } = status
  return rows(
    [
      [say({ en: "environment", es: "ambiente" }), Environment],
      [say({ en: "authority", es: "DIAN" }), stateText(status, layout), paint[stateColours[status.State]]],
      [say({ en: "last answer", es: "última respuesta" }), LastSuccess],
      [
        say({ en: "last failure", es: "última falla" }),
        LastFailure === undefined ? undefined : `${LastFailure.At} ${LastFailure.Message}`
      ],
      [say({ en: "failures", es: "fallas" }), Failures.map(({ Calls, Reason }) => `${Reason} ${Calls}`).join(", ")],
      [say({ en: "filings", es: "radicaciones" }), latencyText(Latency.Filing)],
      [say({ en: "questions", es: "consultas" }), latencyText(Latency.Query)]
    ],
    { columns, label: paint.dim }
  )
}
