import { AnotherTaxpayer, type CertificateUnusable, ServiceUnavailable } from "@radicar/contract/inner/problem/problems"
import { type SignerRole, signerRole } from "@radicar/domain/inner/Nit"
import type { SigningIdentity } from "@radicar/signature/inner/SigningIdentity"
import { distrustOf } from "@radicar/signature/inner/TrustAnchors"
import type { Proof } from "@radicar/signature/inner/SignatureReport"
import { Clock, Context, Effect, Layer } from "effect"
import { failWith } from "../http/language.ts"
import type { FilingEnvironment } from "../platform/AuthorityEndpoints.ts"
import { Trust } from "../platform/Trust.ts"
import { unusable } from "./certificates/certificateProblems.ts"
import { type Company, taxpayerOf } from "./Tenancy.ts"
import { Tenants } from "./Tenants.ts"
import { logInfo } from "../platform/observability/log.ts"

/** Option that decides where ownership is checked. */
interface OwnershipOptions {
  /** Trust of the sandbox. With `ownership`, ownership is checked in the sandbox environment, too. */
  readonly sandboxTrust: "any-in-date" | "ownership" | "strict"
}

/** Facts of a filing that decide who may sign it. */
interface OwnedFiling {
  readonly environment: FilingEnvironment
  readonly companyId: string
  readonly issuerNit: string
  /** NIT of the owner of the configured software; an owner named by the document does not count. */
  readonly ownerNit: string
  /** NIT to which the company was bound before; if absent, this filing binds the company. */
  readonly companyNit?: string | undefined
}

/** Fails because a body states another NIT than that to which the company is bound. */
const anotherTaxpayer = (companyId: string, companyNit: string, statedNit: string) =>
  failWith(
    AnotherTaxpayer,
    {
      en: `Company ${companyId} has NIT ${companyNit}, and the document states NIT ${statedNit}; nothing was filed. Every NIT needs a company of its own.`,
      es: `La compañía ${companyId} tiene el NIT ${companyNit} y el documento informa el NIT ${statedNit}; no se radicó nada. Cada NIT necesita su propia compañía.`
    },
    { companyNit, statedNit }
  )

const namesNobody = unusable("NamesNoNit", {
  en: "The certificate states no NIT, so nothing shows that it is the issuer's.",
  es: "El certificado no tiene NIT, así que nada muestra que sea del emisor."
})

/** Time for which a proof of a certificate's issuer is remembered; its validity is checked at every use. */
const provenMillis = 10 * 60_000
const mostProven = 1000

/** Makes the function that fails unless a certificate path leads to an accepted authority. */
const requireAuthorityOf = (trust: Trust["Service"]) => {
  const proven = new Map<string, number>()
  return Effect.fnUntraced(function* (identity: SigningIdentity, environment: FilingEnvironment) {
    const now = yield* Clock.currentTimeMillis
    // contains the digests of the certificate and of the chain
    const key = `${environment} ${identity.certificateList}`
    const since = proven.get(key)
    if (since !== undefined && since <= now && now - since < provenMillis) return
    const distrust = distrustOf(identity, trust.signersIn(environment), new Date(now))
    if (distrust !== undefined) {
      const { issuerName } = identity
      return yield* unusable("IssuerNotAccepted", {
        en: `Nothing shows that the certificate of ${issuerName} is from an accepted certification authority: ${distrust.detail}.`,
        es: `Nada muestra que el certificado de ${issuerName} sea de una entidad de certificación aceptada: ${distrust.degree === "broken" ? "está revocado o dañado" : "ninguna cadena válida lleva a una"}.`
      })
    }
    if (proven.size >= mostProven) proven.clear()
    proven.set(key, now)
  })
}

const make = Effect.fnUntraced(function* ({ sandboxTrust }: OwnershipOptions) {
  const trust = yield* Trust
  const tenants = yield* Tenants
  const requireAuthority = requireAuthorityOf(trust)
  const isChecked = (environment: FilingEnvironment): boolean =>
    environment !== "sandbox" || sandboxTrust === "ownership"

  return Ownership.of({
    isChecked,
    requireTaxpayer: (environment, company, issuerNit) => {
      const nit = taxpayerOf(company)
      return nit === undefined || nit === issuerNit || !isChecked(environment)
        ? Effect.void
        : anotherTaxpayer(company.id, nit, issuerNit)
    },
    roleOf: Effect.fnUntraced(function* (identity: SigningIdentity, filing: OwnedFiling) {
      const { environment, issuerNit, ownerNit: softwareOwnerNit } = filing
      const { nit } = identity
      const role = signerRole(nit, { issuerNit, softwareOwnerNit, isIssuerKnown: filing.companyNit === issuerNit })
      if (!isChecked(environment)) return role ?? "supplier"
      if (role === undefined) {
        return yield* unusable("NotTheIssuers", {
          en: `The certificate belongs to NIT ${nit}; the issuer has NIT ${issuerNit}.`,
          es: `El certificado es del NIT ${nit}; el emisor tiene el NIT ${issuerNit}.`
        })
      }
      if (trust.signersIn(environment).anchors.length > 0) {
        yield* requireAuthority(identity, environment)
        if (nit === undefined) return yield* namesNobody
      }
      return role
    }),
    isSigner: ({ proof, signerNit }, { companyNit, environment, issuerNit, ownerNit: softwareOwnerNit }) => {
      if (!isChecked(environment)) return proof !== "broken"
      const role = signerRole(signerNit, { issuerNit, softwareOwnerNit, isIssuerKnown: companyNit === issuerNit })
      const isProven =
        trust.signersIn(environment).anchors.length === 0 || (proof === "proven" && signerNit !== undefined)
      return proof !== "broken" && role !== undefined && isProven
    },
    bind: Effect.fnUntraced(function* ({ companyId, companyNit, environment, issuerNit }: OwnedFiling) {
      if (companyNit !== undefined || !isChecked(environment)) return
      const nit = yield* tenants.bind(companyId, issuerNit)
      if (nit !== issuerNit) {
        return yield* failWith(ServiceUnavailable, {
          en: `The company was bound to NIT ${nit} at this moment by another document; nothing was filed.`,
          es: `La compañía quedó vinculada en este momento al NIT ${nit}, por otro documento; no se radicó nada.`
        })
      }
      yield* logInfo({
        en: "A company is bound to the NIT of the first document that it files",
        es: "Una compañía queda ligada al NIT del primer documento que radica",
        companyId,
        nit
      })
    })
  })
})

/**
 * Rules on the taxpayers whose documents a company files, and on the certificates that sign them. They are checked
 * before a number is claimed, so that nobody occupies another taxpayer's number. The sandbox environment checks them
 * only if `SANDBOX_TRUST` is `ownership`.
 */
export class Ownership extends Context.Service<
  Ownership,
  {
    /** Whether ownership is checked in an environment. */
    readonly isChecked: (environment: FilingEnvironment) => boolean
    /** Fails if the company is known to have another NIT than the issuer. */
    readonly requireTaxpayer: (
      environment: FilingEnvironment,
      company: Company,
      issuerNit: string
    ) => Effect.Effect<void, AnotherTaxpayer>
    /**
     * The role in which a certificate signs. It must name the issuer or the owner of the software. If authorities are
     * configured, one of them must have issued it; this result is remembered for ten minutes.
     */
    readonly roleOf: (identity: SigningIdentity, filing: OwnedFiling) => Effect.Effect<SignerRole, CertificateUnusable>
    /** Whether an existing signature is one that {@link roleOf} would allow; `proof` is by the signers' anchors. */
    readonly isSigner: (
      signature: { readonly signerNit: string | undefined; readonly proof: Proof["degree"] },
      filing: OwnedFiling
    ) => boolean
    /** Binds an unbound company to the issuer of its first filing. */
    readonly bind: (filing: OwnedFiling) => Effect.Effect<void, ServiceUnavailable>
  }
>()("@radicar/api/Ownership") {
  static readonly layer = (options: OwnershipOptions) => Layer.effect(Ownership, make(options))
}
