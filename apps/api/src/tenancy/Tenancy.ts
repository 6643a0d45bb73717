import type { JsonObject } from "@radicar/domain/json/JsonObject"
import { Context, Effect, Layer, Option, Redacted } from "effect"
import { sandboxRanges } from "./sandboxRanges.ts"

/** A provider: whose software issues. */
export interface Provider {
  readonly id: string
  readonly software?: {
    readonly id: string
    readonly pin: Redacted.Redacted<string>
    readonly ownerNit?: string
  }
}

/** A company: what this service knows of an issuer and fills in when a body omits it, as JSON of the wire. */
export interface Company {
  readonly id: string
  readonly companyParty?: JsonObject
  /** Numbering ranges by prefix. */
  readonly numberingRanges?: ReadonlyArray<JsonObject>
}

const developmentProvider: Provider = {
  id: "1",
  software: { id: "5f2c0e2a-7d0b-4a55-9a53-0d6d1f2b8c11", pin: Redacted.make("12345") }
}

const developmentCompany: Company = { id: "1", numberingRanges: sandboxRanges }

/** The companies and providers this installation works for. */
export class Tenancy extends Context.Service<
  Tenancy,
  {
    readonly provider: (id: string) => Effect.Effect<Option.Option<Provider>>
    readonly company: (id: string) => Effect.Effect<Option.Option<Company>>
  }
>()("@radicar/api/Tenancy") {
  /** The development tenant of the sandbox: provider 1 with the sandbox's test software, company 1 with its ranges. */
  static readonly layerDevelopment = Layer.succeed(
    Tenancy,
    Tenancy.of({
      provider: (id) => Effect.succeed(id === "1" ? Option.some(developmentProvider) : Option.none()),
      company: (id) => Effect.succeed(id === "1" ? Option.some(developmentCompany) : Option.none())
    })
  )

  /** Knows nothing beyond the ids: every body states its issuer, software and range itself. */
  static readonly layerUnknown = Layer.succeed(
    Tenancy,
    Tenancy.of({
      provider: (id) => Effect.succeed(Option.some({ id })),
      company: (id) => Effect.succeed(Option.some({ id }))
    })
  )
}
