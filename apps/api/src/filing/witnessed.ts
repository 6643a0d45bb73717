import { ExchangeWitness, type SoapExchange } from "@radicar/dian/SoapExchange"
import { Effect } from "effect"

/** What came of a call to the authority, and the last that passed in it; nothing where nothing was sent. */
export const witnessed = <A, E, R>(call: Effect.Effect<A, E, R>) =>
  Effect.suspend(() => {
    let exchange: SoapExchange | undefined
    return call.pipe(
      Effect.provideService(ExchangeWitness, (seen) => {
        exchange = seen
      }),
      Effect.result,
      Effect.map((answer) => ({ answer, exchange }))
    )
  })
