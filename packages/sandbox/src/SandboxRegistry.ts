import { Redacted } from "effect"
import type { DeclaredContingency } from "./DeclaredContingency.ts"
import type { RegisteredTestSet } from "./RegisteredTestSet.ts"

/** Address at which a taxpayer receives documents: a line in the answer to GetExchangeEmails. */
export interface ExchangeEmail {
  readonly nit: string
  readonly name: string
  readonly email: string
  /** Day of registration, `YYYY-MM-DD`. */
  readonly registered: string
}

/** A buyer that GetAcquirer finds. */
export interface RegisteredAcquirer {
  /** Code of the identification type: 13 identity card, 31 NIT… */
  readonly idType: string
  readonly number: string
  readonly name: string
  readonly email: string
}

/** Software registered with the authority. Its pin is used to compute fingerprints and CUDEs. */
export interface RegisteredSoftware {
  /** GUID, lower case with hyphens. */
  readonly id: string
  readonly pin: Redacted.Redacted
  /** NIT of its owner; if absent, any provider may use it. */
  readonly owner?: string
}

/** An authorised numbering range. */
export interface AuthorizedRange {
  /** Number of the resolution. */
  readonly authorization: string
  /** Prefix; empty if the range has none. */
  readonly prefix: string
  readonly from: bigint
  readonly to: bigint
  /** First and last day, `YYYY-MM-DD`, both inclusive. */
  readonly startDate: string
  readonly endDate: string
  /** Document types that may use it, as in `cbc:InvoiceTypeCode`. */
  readonly documentTypes: ReadonlyArray<string>
  /** Technical key; absent if the authority assigns none (support documents, POS). */
  readonly technicalKey?: Redacted.Redacted
  /** NIT of the grantee; if absent, any issuer may use the range. */
  readonly issuer?: string
  /** Ids of the associated software; if absent, any software may use the range. */
  readonly software?: ReadonlyArray<string>
  /** Day of the resolution, `YYYY-MM-DD`. Default: the start date. */
  readonly resolutionDate?: string
}

/** A taxpayer as registered in the RUT. Documents are compared only with the taxpayers registered here. */
export interface RegisteredTaxpayer {
  readonly nit: string
  readonly name: string
}

/** A technology provider's permission to send an issuer's documents under its own certificate. */
export interface ProviderAuthorization {
  readonly provider: string
  readonly issuer: string
}

/** Data registered with the authority independently of filed documents. */
export interface SandboxRegistry {
  /** `cbc:ProfileExecutionID`: 1 production, 2 test. */
  readonly environment: "1" | "2"
  readonly software: ReadonlyArray<RegisteredSoftware>
  readonly ranges: ReadonlyArray<AuthorizedRange>
  readonly taxpayers: ReadonlyArray<RegisteredTaxpayer>
  readonly authorizations: ReadonlyArray<ProviderAuthorization>
  readonly testSets: ReadonlyArray<RegisteredTestSet>
  readonly acquirers: ReadonlyArray<RegisteredAcquirer>
  readonly exchangeEmails: ReadonlyArray<ExchangeEmail>
  /** Declared contingencies; if absent, invoices of types 03 and 04 are accepted at any time. */
  readonly contingencies?: ReadonlyArray<DeclaredContingency>
}

const testSoftware = "5f2c0e2a-7d0b-4a55-9a53-0d6d1f2b8c11"

const publicTestRange = {
  authorization: "18760000001",
  startDate: "2019-01-19",
  endDate: "2030-01-19"
} as const

/**
 * The embedded registry: a test environment with the authority's public test data and one test identity. Any issuer NIT
 * may use them.
 */
export const embeddedRegistry: SandboxRegistry = {
  environment: "2",
  software: [{ id: testSoftware, pin: Redacted.make("12345") }],
  ranges: [
    {
      ...publicTestRange,
      prefix: "SETP",
      from: 990_000_000n,
      to: 995_000_000n,
      documentTypes: ["01", "02", "03", "04"],
      technicalKey: Redacted.make("fc8eac422eba16e22ffd8c6f94b3f40a6e38162c")
    },
    { ...publicTestRange, prefix: "SEDS", from: 984_000_000n, to: 985_000_000n, documentTypes: ["05"] },
    { ...publicTestRange, prefix: "EPOS", from: 1n, to: 1_000_000n, documentTypes: ["20", "07", "08"] }
  ],
  taxpayers: [],
  authorizations: [],
  testSets: [
    {
      id: "a8c0f0de-6f1d-4c3b-9b42-2f6f5b0f7e01",
      software: testSoftware,
      requirements: [
        { documentTypes: ["01", "02", "03", "04"], required: 30, requiredAccepted: 1 },
        { documentTypes: ["91"], required: 10, requiredAccepted: 1 },
        { documentTypes: ["92"], required: 10, requiredAccepted: 1 }
      ]
    }
  ],
  acquirers: [],
  exchangeEmails: []
}

/** A test environment without data. */
export const emptyRegistry: SandboxRegistry = {
  environment: "2",
  software: [],
  ranges: [],
  taxpayers: [],
  authorizations: [],
  testSets: [],
  acquirers: [],
  exchangeEmails: []
}

/** Adds data to a registry. The added entries come first. */
export const extendRegistry = (
  further: Partial<SandboxRegistry>,
  base: SandboxRegistry = embeddedRegistry
): SandboxRegistry => {
  const contingencies = [...(further.contingencies ?? []), ...(base.contingencies ?? [])]
  const judged = further.contingencies !== undefined || base.contingencies !== undefined
  return {
    environment: further.environment ?? base.environment,
    software: [...(further.software ?? []), ...base.software],
    ranges: [...(further.ranges ?? []), ...base.ranges],
    taxpayers: [...(further.taxpayers ?? []), ...base.taxpayers],
    authorizations: [...(further.authorizations ?? []), ...base.authorizations],
    testSets: [...(further.testSets ?? []), ...base.testSets],
    acquirers: [...(further.acquirers ?? []), ...base.acquirers],
    exchangeEmails: [...(further.exchangeEmails ?? []), ...base.exchangeEmails],
    ...(judged ? { contingencies } : {})
  }
}
