import { Forbidden, type ServiceUnavailable } from "@radicar/contract/inner/problem/problems"
import { JsonNumber, JsonObject, type JsonValue } from "@radicar/domain/inner/json/JsonValue"
import { parseNit } from "@radicar/domain/inner/Nit"
import { defaultTermSettings, type TermSettings } from "@radicar/domain/inner/inbox/receivedDocument"
import { isNothing } from "@radicar/domain/inner/wire/isNothing"
import { Context, Effect, Layer, Option, Redacted } from "effect"
import { failWith } from "../http/language.ts"
import type { FilingEnvironment } from "../platform/AuthorityEndpoints.ts"
import { type ConfiguredTenant, TenantSettings } from "./Tenants.ts"
import { withoutUndefined } from "../platform/withoutUndefined.ts"

const range = (type: string, prefix: string, from: number, to: number, technicalKey?: string): JsonObject =>
  JsonObject.from({
    Id: new JsonNumber("18760000001"),
    Date: "2019-01-19T00:00:00",
    Prefix: prefix,
    FromNumber: new JsonNumber(String(from)),
    ToNumber: new JsonNumber(String(to)),
    StartDate: "2019-01-19T00:00:00",
    EndDate: "2030-01-19T00:00:00",
    ...(technicalKey === undefined ? {} : { TechnicalKey: technicalKey }),
    TypeCodes: [type]
  })

/**
 * The sandbox's ranges with their types, in the API's JSON: invoices, support documents and POS. The first is the test
 * range that the authority published, including its technical key.
 */
const sandboxRanges: ReadonlyArray<JsonObject> = [
  range("01", "SETP", 990_000_000, 995_000_000, "fc8eac422eba16e22ffd8c6f94b3f40a6e38162c"),
  range("05", "SEDS", 984_000_000, 985_000_000),
  range("20", "EPOS", 1, 1_000_000)
]

/** A provider: the owner of issuing software. */
export interface Provider {
  readonly id: string
  /** Environment in which the provider's software is registered; all if absent. */
  readonly environment?: string
  readonly software?: {
    readonly id: string
    readonly pin: Redacted.Redacted<string>
    readonly ownerNit?: string
  }
}

/** A company: settings of an issuer, in the API's JSON, that complete the bodies of its documents. */
export interface Company {
  readonly id: string
  /**
   * NIT to which the company is bound, by its settings or its first filing, without check digit. Where ownership is
   * checked, the company files documents of this NIT only.
   */
  readonly nit?: string
  readonly companyParty?: JsonObject
  readonly numberingRanges?: ReadonlyArray<JsonObject>
  readonly customizePrintFormat?: JsonObject
  /** Id of the stored certificate that signs if a body contains none. */
  readonly defaultCertificate?: string
  /**
   * Settings of the term for acceptance or claim of received documents, and days after which mails without a document
   * are deleted.
   */
  readonly inbox?: TermSettings & { readonly mailDays: number }
}

/** Days after which a mail without a document is deleted, unless the company's settings state others. */
const defaultMailDays = 30

const inboxOf = (settings: JsonObject | undefined): Company["inbox"] => {
  const [start, days, saturdays] = [settings?.get("TermStart"), settings?.get("MailDays"), settings?.get("Saturdays")]
  return {
    startsWith: start === "030" ? "030" : defaultTermSettings.startsWith,
    saturdays: saturdays === true || saturdays === "true",
    mailDays: days instanceof JsonNumber || typeof days === "string" ? Number(String(days)) : defaultMailDays
  }
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

const companyOf = (id: string, settings: JsonObject, defaults: Company | undefined): Company => {
  const companyParty = objectAt(settings, "CompanyParty")
  const customizePrintFormat = objectAt(settings, "CustomizePrintFormat")
  const statedRanges = objectsOf(settings.get("NumberingRanges"))
  const numberingRanges = statedRanges.length > 0 ? statedRanges : defaults?.numberingRanges
  const defaultCertificate = textAt(settings, "DefaultCertificate")
  return {
    id,
    ...withoutUndefined({
      nit: parseNit(textAt(settings, "Nit") ?? "")?.number,
      companyParty,
      customizePrintFormat,
      numberingRanges,
      defaultCertificate,
      inbox: inboxOf(objectAt(settings, "Inbox"))
    })
  }
}

/**
 * The NIT whose documents a company files and receives: the one to which it is bound, else that of its configured
 * party.
 */
export const taxpayerOf = ({ companyParty, nit }: Company): string | undefined =>
  nit ?? parseNit(textAt(companyParty, "Id") ?? "")?.number

/**
 * The tenant with an id that has no settings. In the sandbox only the development tenant exists; elsewhere such a
 * tenant consists of its id.
 */
const unconfigured = <A extends { readonly id: string }>(environment: FilingEnvironment, sandboxTenant: A, bare: A) =>
  environment === "sandbox" ? Option.liftPredicate(sandboxTenant, ({ id }) => id === bare.id) : Option.some(bare)

const make = Effect.fnUntraced(function* (environment: FilingEnvironment) {
  const tenants = yield* TenantSettings
  // any issuer may use the sandbox's ranges
  const defaults = environment === "sandbox" ? developmentCompany : undefined
  const providerIn = (id: string, configured: Option.Option<ConfiguredTenant>) =>
    Option.match(configured, {
      onNone: () => unconfigured<Provider>(environment, developmentProvider, { id }),
      onSome: ({ settings }) => Option.some(providerOf(id, settings))
    })
  const companyIn = (id: string, configured: Option.Option<ConfiguredTenant>) =>
    Option.match(configured, {
      onNone: () => unconfigured<Company>(environment, developmentCompany, { id }),
      onSome: ({ settings }) => Option.some(companyOf(id, settings, defaults))
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

/** The companies and providers of this installation. */
export class Tenancy extends Context.Service<
  Tenancy,
  {
    readonly provider: (id: string) => Effect.Effect<Option.Option<Provider>, ServiceUnavailable>
    readonly company: (id: string) => Effect.Effect<Option.Option<Company>, ServiceUnavailable>
    /** A company and a provider in one query. */
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
   * Reads companies and providers from their settings. Without settings, the sandbox has only its development tenant:
   * company 1 and provider 1. Elsewhere a company or provider may be just an id; bodies state the rest.
   */
  static readonly layer = (environment: FilingEnvironment) => Layer.effect(Tenancy, make(environment))
}

/** Fails with {@link Forbidden} if the provider's software is registered in another environment. */
export const requireEnvironment = (provider: Provider, environment: FilingEnvironment) =>
  provider.environment === undefined || provider.environment === environment
    ? Effect.void
    : failWith(Forbidden, {
        en: `The software of provider ${provider.id} is for ${provider.environment}; this request is for ${environment}.`,
        es: `El software del proveedor ${provider.id} es de ${provider.environment}; esta solicitud es para ${environment}.`
      })

/** Company and provider of a query; fails if this installation does not have them. */
export const requireTenant = Effect.fnUntraced(function* (
  tenancy: Tenancy["Service"],
  { companyId, providerId }: { readonly companyId: string; readonly providerId: string }
) {
  const company = yield* tenancy.company(companyId)
  const provider = yield* tenancy.provider(providerId)
  if (Option.isSome(company) && Option.isSome(provider)) return { company: company.value, provider: provider.value }
  return yield* failWith(Forbidden, {
    en: `There is no company ${companyId} with provider ${providerId}.`,
    es: `No existe la compañía ${companyId} con el proveedor ${providerId}.`
  })
})
