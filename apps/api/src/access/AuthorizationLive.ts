import { Authorization } from "@radicar/contract/inner/Authorization"
import { type Caller, CurrentCaller, knownScopes } from "@radicar/contract/inner/CurrentCaller"
import { DocumentsGroup } from "@radicar/contract/inner/DocumentsGroup"
import { FilesGroup } from "@radicar/contract/inner/FilesGroup"
import { ReadingGroup } from "@radicar/contract/inner/ReadingGroup"
import { InvalidRequest, Unauthorized } from "@radicar/contract/inner/problem/problems"
import { Context, Effect, identity, Layer, Option, Redacted, SchemaAST } from "effect"
import { HttpEffect, HttpServerRequest, HttpServerResponse } from "effect/http"
import { type HttpApiEndpoint, type HttpApiGroup, OpenApi } from "effect/http-api"
import { CallerLanguage, failWith } from "../http/language.ts"
import { AuthorityEndpoints } from "../platform/AuthorityEndpoints.ts"
import { withFilingPool } from "../platform/database/makePooledClient.ts"
import { type Admission, CurrentAdmission, tokenHash, Tokens } from "./Tokens.ts"
import { AuditLog } from "./AuditLog.ts"
import { auditing, companyOf, providerOf } from "./auditing.ts"
import { developmentToken } from "./DevelopmentTenant.ts"
import { Oidc } from "./oidc/Oidc.ts"
import { FailedLogins } from "./FailedLogins.ts"
import { rejectErased } from "./ErasedCompanies.ts"
import { mayActFor, requireScope } from "./requireAccess.ts"
import { type Allowance, RequestLimits, setRetryAfter, tenantOfCompany } from "./RequestLimits.ts"
import { filingFactor, RequestMemories } from "./RequestMemory.ts"
import { withoutUndefined } from "../platform/withoutUndefined.ts"
import { type Language, type Localized, wordingIn } from "@radicar/domain/inner/rules/Language"
import { nearest } from "@radicar/domain/inner/rules/nearest"
import { maximumViolations } from "@radicar/domain/inner/rules/Violation"
import { describeValue } from "@radicar/domain/inner/wire/readDocument"
import { type ParameterFault, parameterViolation } from "../http/parameterProblems.ts"

/** The query parameters of an operation in the contract. */
const knownNames = ({ query }: HttpApiEndpoint.Top): ReadonlyArray<string> =>
  query !== undefined && SchemaAST.isObjects(query.ast)
    ? query.ast.propertySignatures.map(({ name }) => String(name))
    : []

const noParameter: Localized = { en: "no query parameter", es: "ningún parámetro de consulta" }
const withoutNul: Localized = { en: "a text without NUL", es: "un texto sin NUL" }

const oneValue: Localized = { en: "one value", es: "un solo valor" }
const repeated: Localized = { en: "The parameter is given more than once.", es: "El parámetro viene más de una vez." }

const repeatedFaults = (
  { searchParams }: URL,
  parameters: ReadonlyArray<string>,
  language: Language
): ReadonlyArray<ParameterFault> =>
  parameters.flatMap((name): Array<ParameterFault> => {
    const count = searchParams.getAll(name).length
    const actual = { en: `${count} values`, es: `${count} valores` }[language]
    return count < 2
      ? []
      : [{ rule: "RAD02", place: "query", name, expected: oneValue[language], actual, message: repeated }]
  })

const faultsOf = (
  { searchParams }: URL,
  parameters: ReadonlyArray<string>,
  language: Language
): ReadonlyArray<ParameterFault> =>
  Array.from(searchParams).flatMap(([name, value]): Array<ParameterFault> => {
    const printable = (text: string): string => wordingIn(describeValue(text), language).replaceAll("\0", "␀")
    const fault = { place: "query", name: printable(name) } as const
    if (!parameters.includes(name)) {
      const expected =
        nearest(name, parameters) ?? (parameters.length === 0 ? noParameter[language] : parameters.join(", "))
      return [{ ...fault, rule: "RAD03", expected, actual: printable(name) }]
    }
    if (value.includes("\0")) {
      return [{ ...fault, rule: "RAD02", expected: withoutNul[language], actual: printable(value) }]
    }
    return []
  })

const detailOf = (
  { actual, expected, message, name, rule }: ParameterFault,
  parameters: ReadonlyArray<string>,
  language: Language
): string => {
  if (message === repeated) {
    const text: Localized = {
      en: `query parameter ${name} is given more than once: expected ${expected}, got ${actual}`,
      es: `el parámetro ${name} viene más de una vez: se espera ${expected}, llegaron ${actual}`
    }
    return text[language]
  }
  const isMeant = parameters.includes(expected)
  const text: Localized =
    rule === "RAD03"
      ? {
          en: `query parameter ${name}: there is no such parameter${isMeant ? `; did you mean ${expected}?` : ""}`,
          es: `parámetro ${name}: no existe${isMeant ? `, ¿quiso decir ${expected}?` : ""}`
        }
      : { en: `query parameter ${name}: expected ${expected}`, es: `parámetro ${name}: se espera ${expected}` }
  return text[language]
}

/**
 * Rejects a request with an invalid query parameter. An unknown one may be a misspelt `dryRun`, which must not file. A
 * repeated one is ambiguous, for example with two companies. One with a NUL is refused by every database.
 */
export const rejectUnknownQuery = (endpoint: HttpApiEndpoint.Top, url: URL) =>
  Effect.flatMap(CallerLanguage, (language) => {
    const parameters = knownNames(endpoint)
    const faults = [...faultsOf(url, parameters, language), ...repeatedFaults(url, parameters, language)].slice(
      0,
      maximumViolations
    )
    return faults.length === 0
      ? Effect.void
      : new InvalidRequest({
          detail: faults.map((fault) => detailOf(fault, parameters, language)).join("; "),
          violations: faults.map((fault) => parameterViolation(fault, language))
        })
  })

/**
 * Adds the tenant's allowance to every answer: `RateLimit-Policy` and `RateLimit`
 * (draft-ietf-httpapi-ratelimit-headers).
 */
const setRateLimit = (allowance: Allowance | undefined) =>
  allowance === undefined
    ? Effect.void
    : HttpEffect.appendPreResponseHandler((_request, response) =>
        Effect.succeed(
          HttpServerResponse.setHeaders(response, {
            "ratelimit-policy": `"tenant";q=${allowance.limit};w=60`,
            ratelimit: `"tenant";r=${allowance.remaining};t=${allowance.reset}`
          })
        )
      )

const refused = failWith(Unauthorized, {
  en: "Send a valid token: Authorization: Bearer <token>.",
  es: "Envíe un token válido: Authorization: Bearer <token>."
})

const operationOf = (endpoint: HttpApiEndpoint.Top, group: HttpApiGroup.Top): string =>
  Option.getOrElse(
    Context.getOption(endpoint.annotations, OpenApi.Identifier),
    () => `${group.identifier}.${endpoint.identifier}`
  )

/** The caller of a request, and the facts read from the database together with its token. */
interface AdmittedCaller {
  readonly caller: Caller
  readonly admission: Admission | undefined
}

/** Whether an operation files a document; its statements then use the connections reserved for filing. */
const isFiling = ({ identifier }: HttpApiGroup.Top): boolean => identifier === DocumentsGroup.identifier

/**
 * The tenant whose limits a request counts against. The limits hold per tenant, so that more tokens do not raise them.
 * The tenant is the company that the request names, if the token may act for it, else the token's first company. Only
 * operators issue tokens for all companies or for none.
 */
const tenantOf = ({ companies, tokenId }: Caller, statedCompany: string | undefined): string => {
  if (statedCompany !== undefined && mayActFor(companies, statedCompany)) return tenantOfCompany(statedCompany)
  const [first] = companies.toSorted()
  return first === undefined ? `token:${tokenId}` : tenantOfCompany(first)
}

/**
 * Processor time of the answering thread that each request includes at no charge, in milliseconds: about the cost of a
 * filing.
 */
const includedMillis = 10

/** Memory of a body of the reading operations as a multiple of its size: inflated files, XML, the answer. */
const READING_FACTOR = 4

/** Memory counted for the requests of an operation; see `Holder`. */
const holderOf = (endpoint: HttpApiEndpoint.Top, group: HttpApiGroup.Top) => {
  const operation = `${group.identifier}.${endpoint.identifier}`
  const isReading =
    group.identifier === ReadingGroup.identifier || ["submissions.reconcile", "inbox.import"].includes(operation)
  const isExport = operation === "submissions.export" || operation === "inbox.export"
  const isFile = group.identifier === FilesGroup.identifier || operation === "inbox.file" || operation === "inbox.get"
  const answer = isFile ? "file" : isExport ? "export" : undefined
  return {
    factor: isFiling(group) ? filingFactor : isReading ? READING_FACTOR : 1,
    ...withoutUndefined({ answer } as const)
  }
}

const developmentHash = tokenHash(developmentToken)

/**
 * Authenticates requests by their bearer token. Absent, unknown, expired and revoked tokens get the same answer. The
 * development token is valid in the sandbox environment only, even if the database still contains it from earlier use
 * by a sandbox. JWTs must come from the configured OpenID issuer.
 */
export const AuthorizationLive = Layer.effect(
  Authorization,
  Effect.gen(function* () {
    const audited = yield* auditing
    const log = yield* AuditLog
    const limits = yield* RequestLimits
    const memories = yield* RequestMemories
    const logins = yield* FailedLogins
    const rejectingErased = yield* rejectErased
    const oidc = yield* Oidc
    const tokens = yield* Tokens
    const { standard } = yield* AuthorityEndpoints
    const ownCaller = Effect.fnUntraced(function* (token: string, url: URL) {
      const hash = tokenHash(token)
      if (hash === developmentHash && standard !== "sandbox") return Option.none<AdmittedCaller>()
      const addressed = { companyId: companyOf(url), providerId: providerOf(url) }
      const record = yield* tokens.lookup(hash, new Date(), addressed)
      return Option.map(
        record,
        ({
          admission,
          token: { companyIds: companies, id: tokenId, name, providerIds: providers, scopes }
        }): AdmittedCaller => ({
          caller: { tokenId, name, scopes: knownScopes(scopes), companies, providers },
          admission
        })
      )
    })

    // the service's own tokens have no dots
    const callerOf = (token: string, url: URL) =>
      token.includes(".")
        ? oidc.caller(token).pipe(
            Effect.tap((caller) => {
              const { name, tokenId = "" } = Option.getOrUndefined(caller) ?? {}
              return name === undefined ? Effect.void : log.storeName(tokenId, name)
            }),
            Effect.map(Option.map((caller): AdmittedCaller => ({ caller, admission: undefined })))
          )
        : ownCaller(token, url)

    return Authorization.of({
      bearer: Effect.fnUntraced(function* (answer, { credential, endpoint, group }) {
        const token = Redacted.value(credential)
        if (token === "") return yield* refused
        const { method, url: address } = yield* HttpServerRequest.HttpServerRequest
        const url = new URL(address, "http://service")
        const admitted = yield* withFilingPool(logins.limit(token, callerOf(token, url))).pipe(
          Effect.tapErrorTag("TooManyRequests", ({ retryAfter }) => setRetryAfter(retryAfter))
        )
        if (Option.isNone(admitted)) return yield* refused
        const { admission, caller } = admitted.value
        const operation = operationOf(endpoint, group)
        const tenant = tenantOf(caller, companyOf(url))
        return yield* withFilingPool(limits.take(tenant)).pipe(
          Effect.tap(setRateLimit),
          Effect.andThen(
            rejectUnknownQuery(endpoint, url).pipe(
              Effect.andThen(requireScope(caller, endpoint, group)),
              Effect.andThen(rejectingErased(caller, admission, method, url)),
              Effect.andThen(answer),
              limits.charging(tenant, includedMillis),
              Effect.provideService(CurrentCaller, caller),
              Effect.provideService(CurrentAdmission, admission),
              audited({ tokenId: caller.tokenId, operation, method, url }),
              isFiling(group) ? withFilingPool : identity,
              memories.holding(tenant, holderOf(endpoint, group)),
              limits.admitting(tenant)
            )
          ),
          Effect.tapErrorTag("TooManyRequests", ({ retryAfter }) => setRetryAfter(retryAfter))
        )
      })
    })
  })
)
