import { Authority } from "@radicar/dian/inner/Authority"
import { readExchangeEmails } from "@radicar/dian/inner/readExchangeEmails"
import { emailAddressForm } from "@radicar/domain/inner/wire/text"
import type { SigningIdentity } from "@radicar/signature/inner/SigningIdentity"
import { Context, Effect, Fiber, Layer, Option } from "effect"
import { AuthorityEndpoints, type FilingEnvironment } from "../platform/AuthorityEndpoints.ts"
import { type ExchangeAddress, ExchangeAddresses } from "./ExchangeAddresses.ts"
import { logInfo, logWarning } from "../platform/observability/log.ts"

/** Number of addresses per write; other work runs in between. */
const BATCH = 2000

/** Longest wait of a caller for a new list; fetching continues in any case. */
const PATIENCE = "10 seconds"

/** Writes the addresses of a list, and deletes those that only earlier lists had. */
const writeList = Effect.fnUntraced(function* (
  addresses: ExchangeAddresses["Service"],
  environment: FilingEnvironment,
  listedAt: Date,
  list: Uint8Array
) {
  const entries = readExchangeEmails(list)
  if (entries === undefined)
    return yield* logWarning({
      en: "The list of addresses has no known columns",
      es: "La lista de direcciones no tiene columnas conocidas"
    })
  let written = 0
  // each NIT is written once per batch: of two lines with one NIT, the later one wins
  let batch = new Map<string, string>()
  const flush = Effect.suspend(() => {
    const part = [...batch].map(([nit, address]) => ({ nit, address }))
    batch = new Map()
    written += part.length
    return part.length === 0 ? Effect.void : addresses.write(environment, listedAt, part)
  })
  for (const { email, nit } of entries) {
    if (emailAddressForm.test(email)) batch.set(nit, email)
    if (batch.size >= BATCH) yield* flush
  }
  yield* flush
  // a list without addresses is ignored: the known ones stay
  if (written > 0) yield* addresses.finish(environment, listedAt)
  yield* logInfo({
    en: "The list of addresses was fetched",
    es: "Se trajo la lista de direcciones",
    environment,
    written
  })
})

const make = Effect.gen(function* () {
  const addresses = yield* ExchangeAddresses
  const authority = yield* Authority
  const endpoints = yield* AuthorityEndpoints
  const scope = yield* Effect.scope
  const running = new Map<FilingEnvironment, Fiber.Fiber<void>>()

  const fetchList = Effect.fnUntraced(
    function* (environment: FilingEnvironment, listedAt: Date, identity: SigningIdentity) {
      const answer = yield* authority.getExchangeEmails({ identity, endpoint: endpoints.endpoint(environment) })
      if (answer.outcome === "listed") return yield* writeList(addresses, environment, listedAt, answer.list)
      yield* logWarning({
        en: "The certificate may not query the list of addresses",
        es: "El certificado no puede consultar la lista de direcciones",
        environment
      })
    },
    Effect.catchCause((cause) =>
      logWarning(
        { en: "The list of addresses is unavailable", es: "La lista de direcciones no está disponible" },
        cause
      )
    )
  )

  const refresh = Effect.fnUntraced(function* (environment: FilingEnvironment, identity: SigningIdentity) {
    const claimed = yield* addresses.claim(environment)
    if (Option.isSome(claimed)) {
      const fetching = fetchList(environment, claimed.value, identity).pipe(
        Effect.ensuring(Effect.sync(() => running.delete(environment)))
      )
      running.set(environment, yield* Effect.forkIn(fetching, scope))
    }
    const fiber = running.get(environment)
    if (fiber !== undefined) yield* Effect.timeoutOption(Fiber.await(fiber), PATIENCE)
  })

  return ExchangeEmails.of({
    find: Effect.fnUntraced(function* (
      environment: FilingEnvironment,
      nit: string,
      identity: SigningIdentity | undefined
    ) {
      if (identity !== undefined) yield* refresh(environment, identity)
      return yield* addresses.find(environment, nit)
    })
  })
})

/** The authority's list of addresses for receiving documents (`GetExchangeEmails`), cached for a day. */
export class ExchangeEmails extends Context.Service<
  ExchangeEmails,
  {
    /**
     * The address of a NIT. With an identity, one process refreshes a list older than a day; callers wait ten seconds
     * at most. If no new list is available, the cached one is used; `listedAt` shows its age.
     */
    readonly find: (
      environment: FilingEnvironment,
      nit: string,
      identity: SigningIdentity | undefined
    ) => Effect.Effect<Option.Option<ExchangeAddress>>
  }
>()("@radicar/api/ExchangeEmails") {
  static readonly layer = Layer.effect(ExchangeEmails, make)
}
