import type { ServiceUnavailable } from "@radicar/contract/problem/ServiceUnavailable"
import { JsonObject, type JsonValue } from "@radicar/domain/json/JsonObject"
import { isNothing } from "@radicar/domain/wire/isNothing"
import { Context, Effect, Layer, Option, Redacted } from "effect"
import type { FilingEnvironment } from "../authority/FilingEnvironment.ts"
import { sandboxRanges } from "./sandboxRanges.ts"
import { type ConfiguredTenant, TenantSettings } from "./TenantSettings.ts"

/** A provider: whose software issues. */
export interface Provider {
  readonly id: string
  /** Where its software is registered; absent: everywhere. */
  readonly environment?: string
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
  readonly numberingRanges?: ReadonlyArray<JsonObject>
  readonly customizePrintFormat?: JsonObject
}

const developmentProvider: Provider = {
  id: "1",
  software: { id: "5f2c0e2a-7d0b-4a55-9a53-0d6d1f2b8c11", pin: Redacted.make("12345") }
}

const developmentCompany: Company = { id: "1", numberingRanges: sandboxRanges }

const objectAt = (settings: JsonObject, key: string): JsonObject | undefined => {
  const value = settings.get(key)
  return value instanceof JsonObject && !isNothing(value) ? value : undefined
}

const textAt = (object: JsonObject | undefined, key: string): string | undefined => {
  const value = object?.get(key)
  return typeof value === "string" && !isNothing(value) ? value.trim() : undefined
}

const objectsOf = (value: JsonValue | undefined): ReadonlyArray<JsonObject> =>
  Array.isArray(value) ? value.filter((each) => each instanceof JsonObject) : []

const providerOf = (id: string, settings: JsonObject): Provider => {
  const software = objectAt(settings, "SoftwareProvider")
  const [environment, softwareId, pin, ownerNit] = [
    textAt(settings, "Environment"),
    textAt(software, "Id"),
    textAt(software, "Pin"),
    textAt(software, "ProviderId")
  ]
  return {
    id,
    ...(environment === undefined ? {} : { environment }),
    ...(softwareId === undefined || pin === undefined
      ? {}
      : { software: { id: softwareId, pin: Redacted.make(pin), ...(ownerNit === undefined ? {} : { ownerNit }) } })
  }
}

const companyOf = (id: string, settings: JsonObject, usual: Company | undefined): Company => {
  const companyParty = objectAt(settings, "CompanyParty")
  const customizePrintFormat = objectAt(settings, "CustomizePrintFormat")
  const stated = objectsOf(settings.get("NumberingRanges"))
  const numberingRanges = stated.length > 0 ? stated : usual?.numberingRanges
  return {
    id,
    ...(companyParty === undefined ? {} : { companyParty }),
    ...(customizePrintFormat === undefined ? {} : { customizePrintFormat }),
    ...(numberingRanges === undefined ? {} : { numberingRanges })
  }
}

/** What there is of an id without settings: the development tenant in the sandbox, elsewhere nothing but the id. */
const unconfigured = <A extends { readonly id: string }>(environment: FilingEnvironment, known: A, bare: A) =>
  environment === "sandbox" ? Option.liftPredicate(known, ({ id }) => id === bare.id) : Option.some(bare)

const make = Effect.fnUntraced(function* (environment: FilingEnvironment) {
  const tenants = yield* TenantSettings
  // any issuer may use the sandbox' ranges
  const usual = environment === "sandbox" ? developmentCompany : undefined
  const providerIn = (id: string, configured: Option.Option<ConfiguredTenant>) =>
    Option.match(configured, {
      onNone: () => unconfigured<Provider>(environment, developmentProvider, { id }),
      onSome: ({ settings }) => Option.some(providerOf(id, settings))
    })
  const companyIn = (id: string, configured: Option.Option<ConfiguredTenant>) =>
    Option.match(configured, {
      onNone: () => unconfigured<Company>(environment, developmentCompany, { id }),
      onSome: ({ settings }) => Option.some(companyOf(id, settings, usual))
    })
  return Tenancy.of({
    provider: (id) => Effect.map(tenants.find({ kind: "provider", id }), (configured) => providerIn(id, configured)),
    company: (id) => Effect.map(tenants.find({ kind: "company", id }), (configured) => companyIn(id, configured)),
    both: (companyId, providerId) =>
      Effect.map(tenants.both(companyId, providerId), ({ company, provider }) => ({
        company: companyIn(companyId, company),
        provider: providerIn(providerId, provider)
      }))
  })
})

/** The companies and providers this installation works for. */
export class Tenancy extends Context.Service<
  Tenancy,
  {
    readonly provider: (id: string) => Effect.Effect<Option.Option<Provider>, ServiceUnavailable>
    readonly company: (id: string) => Effect.Effect<Option.Option<Company>, ServiceUnavailable>
    /** A company and a provider at once. */
    readonly both: (
      companyId: string,
      providerId: string
    ) => Effect.Effect<
      { readonly company: Option.Option<Company>; readonly provider: Option.Option<Provider> },
      ServiceUnavailable
    >
  }
>()("@radicar/api/Tenancy") {
  /**
   * What is configured of them. Without settings the sandbox has its development tenant, company 1 and provider 1, and
   * no other; elsewhere a company or provider may be nothing but an id, and bodies state the rest.
   */
  static readonly layer = (environment: FilingEnvironment) => Layer.effect(Tenancy, make(environment))
}
