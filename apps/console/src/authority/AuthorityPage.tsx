import type { EnvironmentStatus } from "@radicar/contract/inner/AuthorityGroup"
import { failureName } from "@radicar/domain/inner/submission/submissionAdvice"
import { useLanguage, useSay } from "../language/LanguageContext.ts"
import { countText } from "../language/moments.ts"
import { environmentNames } from "@radicar/domain/inner/submission/environmentNames"
import { Facts } from "../parts/Facts.tsx"
import { Heading } from "../parts/Heading.tsx"
import { LiveState } from "../parts/LiveState.tsx"
import { Moment } from "../parts/Moment.tsx"
import { Badge } from "../parts/Notice.tsx"
import { Outside, visibly } from "../parts/Outside.tsx"
import { href, useAddress } from "../routing/address.ts"
import { authorityFace, useAuthority } from "./authorityFace.ts"

/** Latencies of the authority's answers, in milliseconds. */
const LatencyTable = ({ latency }: { readonly latency: EnvironmentStatus["latency"] }) => {
  const say = useSay()
  const language = useLanguage()
  const rows = [
    [say({ en: "Filings", es: "Radicaciones" }), latency.filing],
    [say({ en: "Questions", es: "Consultas" }), latency.query]
  ] as const
  if (latency.filing === undefined && latency.query === undefined) return null
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
              {[each.calls, each.p50, each.p95, each.p99, each.max].map((value, index) => (
                <td key={index}>{countText(value, language)}</td>
              ))}
            </tr>
          )
        )}
      </tbody>
    </table>
  )
}

const Environment = ({ status }: { readonly status: EnvironmentStatus }) => {
  const say = useSay()
  const company = useAddress().query.get("company") ?? undefined
  const { meaning, name, tone } = authorityFace(status)
  const { calls, environment, failures, failuresInARow, lastFailure, lastSuccess } = status
  return (
    <li class="panel">
      <h2>
        {say(environmentNames[environment])} <Badge tone={tone}>{say(name)}</Badge>
      </h2>
      <p>{say(meaning)}</p>
      <Facts
        items={[
          [
            say({ en: "Next call in", es: "Próxima llamada en" }),
            status.retryAfterSeconds === undefined ? undefined : `${status.retryAfterSeconds} s`
          ],
          [say({ en: "Last answer", es: "Última respuesta" }), lastSuccess && <Moment at={lastSuccess} />],
          [
            say({ en: "Last failure", es: "Última falla" }),
            lastFailure && (
              <>
                <Moment at={lastFailure.at} /> · {visibly(lastFailure.operation)} ·{" "}
                {say(failureName(lastFailure.reason))}
                <br />
                <Outside text={lastFailure.message} />
              </>
            )
          ],
          [say({ en: "Failures in a row", es: "Fallas seguidas" }), String(failuresInARow)],
          [say({ en: "Last calls", es: "Últimas llamadas" }), String(calls)],
          [
            say({ en: "Without an answer", es: "Sin respuesta" }),
            failures.length === 0
              ? undefined
              : failures.map((failure) => `${say(failureName(failure.reason))}: ${failure.calls}`).join(", ")
          ]
        ]}
      />
      <LatencyTable latency={status.latency} />
      {status.state === "closed" ? null : (
        <p>
          <a href={href("/submissions", { company, status: "pending" })}>
            {say({ en: "Pending work", es: "Trabajo pendiente" })}
          </a>
        </p>
      )}
    </li>
  )
}

/** The view of the authority: whether it answers, how fast, and what follows. */
export const AuthorityPage = () => {
  const say = useSay()
  const live = useAuthority()
  const title = say({ en: "The authority", es: "La DIAN" })
  const { data } = live
  return (
    <>
      <div class="title-row">
        <Heading title={title}>{title}</Heading>
        <LiveState live={live} />
      </div>
      {data === undefined ? null : (
        <>
          <ul class="cards">
            {data.items.map((status) => (
              <Environment key={status.environment} status={status} />
            ))}
          </ul>
          <p class="quiet">
            {say({
              en: "Based on the calls of one process, since",
              es: "Según las llamadas de un solo proceso, desde"
            })}{" "}
            <Moment at={data.watchedSince} />.
          </p>
        </>
      )}
    </>
  )
}
