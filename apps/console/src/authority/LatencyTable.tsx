import type { EnvironmentStatus } from "@radicar/contract/AuthorityGroup"
import { useLanguage, useSay } from "../language/LanguageContext.ts"
import { countText } from "../language/moments.ts"

/** How long answers took, in milliseconds. */
export const LatencyTable = ({ latency }: { readonly latency: EnvironmentStatus["Latency"] }) => {
  const say = useSay()
  const language = useLanguage()
  const rows = [
    [say({ en: "Filings", es: "Radicaciones" }), latency.Filing],
    [say({ en: "Questions", es: "Consultas" }), latency.Query]
  ] as const
  if (latency.Filing === undefined && latency.Query === undefined) return null
  return (
    <table class="numbers">
      <caption>{say({ en: "How long answers took, in ms", es: "Cuánto tardaron las respuestas, en ms" })}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span class="unseen-label">{say({ en: "Calls", es: "Llamadas" })}</span>
          </th>
          <th scope="col">{say({ en: "count", es: "cantidad" })}</th>
          <th scope="col">p50</th>
          <th scope="col">p95</th>
          <th scope="col">p99</th>
          <th scope="col">{say({ en: "longest", es: "máxima" })}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, each]) =>
          each === undefined ? null : (
            <tr key={name}>
              <th scope="row">{name}</th>
              {[each.Calls, each.P50, each.P95, each.P99, each.Max].map((value, index) => (
                <td key={index}>{countText(value, language)}</td>
              ))}
            </tr>
          )
        )}
      </tbody>
    </table>
  )
}
