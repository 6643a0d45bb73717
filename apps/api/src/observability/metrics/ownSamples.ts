import { Clock, Effect, Option } from "effect"
import { AuthorityEndpoints } from "../../authority/AuthorityEndpoints.ts"
import { AuthorityHealth } from "../../authority/AuthorityHealth.ts"
import { testEnvironment } from "../../authority/FilingEnvironment.ts"
import { TransportIdentity } from "../../authority/TransportIdentity.ts"
import { version } from "../../version.ts"
import type { Sample } from "./Sample.ts"

const dayMillis = 86_400_000
const states = ["closed", "open", "half-open"] as const

/** What only this process knows: its version, its breakers, its own certificate. */
export const ownSamples = Effect.gen(function* () {
  const { standard } = yield* AuthorityEndpoints
  const health = yield* AuthorityHealth
  const { identity } = yield* TransportIdentity
  const environments = [...new Set([standard, testEnvironment(standard)])]

  return Effect.gen(function* () {
    const now = yield* Clock.currentTimeMillis
    const breakers = yield* Effect.forEach(environments, (environment) =>
      Effect.map(health.of(environment), ({ state: current }) =>
        states.map((state): Sample => ({
          name: "radicar_authority_breaker_state",
          value: state === current ? 1 : 0,
          labels: { environment, state }
        }))
      )
    )
    const transport = Option.match(identity, {
      onNone: (): ReadonlyArray<Sample> => [],
      onSome: ({ notAfter }): ReadonlyArray<Sample> => [
        { name: "radicar_transport_certificate_days_left", value: (notAfter.getTime() - now) / dayMillis }
      ]
    })
    const build: Sample = { name: "radicar_build_info", value: 1, labels: { version, environment: standard } }
    const samples: ReadonlyArray<Sample> = [build, ...breakers.flat(), ...transport]
    return samples
  })
})
