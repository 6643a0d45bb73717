// The declarations of `radicar/sandbox`, which are published as they are: they name nothing of Effect. `src/sandbox.ts`
// does not compile unless it has these types.

/** Settings of a sandbox; every one has a default. */
export interface SandboxSettings {
  /** Host to listen on. Default: `127.0.0.1`. */
  readonly host?: string
  /** Port to listen on. Default, and with 0: any free port. */
  readonly port?: number
  /**
   * Accepted certificates. `any-in-date` (default): any within its validity period. `strict`: only those that the
   * sandbox issued, to the issuer or its provider.
   */
  readonly trust?: "any-in-date" | "strict"
  /** Whether the authority knows its public test data: software, ranges and a test set. Default: true. */
  readonly embedded?: boolean
  /** Seconds from sending a batch to its verdicts. Default: 2. */
  readonly batchSeconds?: number
  /** Whether the sandbox answers below `/admin` to programs of the same machine. Default: false. */
  readonly admin?: boolean
  /** Seed for repeatable ids in answers. */
  readonly seed?: string
  /** Folder for the keys of the certification authority. Default: in memory. */
  readonly certificateDirectory?: string
  /** File that keeps judged documents for the next start. Default: in memory. */
  readonly documentFile?: string
}

/** Content of a test certificate. */
export interface CertificateRequest {
  /** Digits of the holder's NIT, without check digit. */
  readonly nit: string
  /** Legal name of the holder. */
  readonly name: string
  /** ASCII password of the file. Default: `sandbox`. */
  readonly password?: string
  /** Years of validity. Default: 2. */
  readonly years?: number
  /** Start of validity. Default: a day ago. A date long past gives an expired certificate. */
  readonly validFrom?: Date
}

/** A test certificate of the sandbox's own certification authority. It has no value outside the sandbox. */
export interface TestCertificate {
  readonly nit: string
  /** The PKCS#12 file with the key and the whole chain. */
  readonly pkcs12: Uint8Array
  readonly password: string
  readonly notBefore: Date
  readonly notAfter: Date
}

/** A document that the sandbox judged, accepted or not. */
export interface JudgedDocument {
  /** Operation of the authority's service that received it. */
  readonly operation: string
  /** Name of the XML inside the ZIP. */
  readonly fileName: string
  /** The XML exactly as received. */
  readonly xml: Uint8Array
  /** CUFE, CUDE, CUDS or CUNE, lower case, as the document states it. */
  readonly documentKey: string
  /** `TypeCode` of the document; 96 for events. */
  readonly typeCode: string
  /** NIT of the issuer. */
  readonly issuer: string
  /** Prefix and number. */
  readonly number: string
  readonly accepted: boolean
  /** Codes of the broken rules, rejections and notifications. */
  readonly rules: ReadonlyArray<string>
  /** The signed ApplicationResponse in the answer; absent if the document violates its schema. */
  readonly applicationResponse: Uint8Array | undefined
  readonly receivedAt: Date
}

/** A SOAP request that the sandbox received. */
export interface JudgedRequest {
  /** `wsa:Action` as sent. */
  readonly action: string
  /** Name of the operation, if the authority's WSDL contains it. */
  readonly operation: string | undefined
  /** Parameters of the operation, without the content of files. */
  readonly parameters: Readonly<Partial<Record<string, string>>>
  /** NIT of the certificate that signed the request, if the security header is valid. */
  readonly nit: string | undefined
  readonly receivedAt: Date
}

/** Operations of the authority's service. */
export type FaultyOperation =
  | "SendBillSync"
  | "SendBillAsync"
  | "SendTestSetAsync"
  | "SendBillAttachmentAsync"
  | "SendNominaSync"
  | "SendEventUpdateStatus"
  | "GetStatus"
  | "GetStatusZip"
  | "GetStatusEvent"
  | "GetNumberingRange"
  | "GetXmlByDocumentKey"
  | "GetReferenceNotes"
  | "GetExchangeEmails"
  | "GetAcquirer"
  | "GetDocumentInfo"

/** Faults of the authority; `docs/guides/faults.md` describes each. */
export type FaultBehaviour =
  | "drop-after-processing"
  | "drop-and-forget"
  | "drop-before-processing"
  | "connection-reset"
  | "tls-alert"
  | "slow"
  | "simultaneous"
  | "truncated"
  | "http-403"
  | "http-500"
  | "http-502"
  | "http-503"
  | "http-504"
  | "http-507"
  | "http-508"
  | "invalid-security-fault"
  | "certificate-fault"
  | "certificate-expired"
  | "clock-ahead"
  | "clock-behind"
  | "http-404-with-answer"
  | "not-xml"
  | "invalid-base64"
  | "repeated-answer"
  | "late-answer"
  | "batch-never-queued"
  | "pending"
  | "missing-fields"
  | "internal-error"
  | "internal-error-after-processing"
  | "already-processed"
  | "number-taken"
  | "rejected-with-nil-messages"
  | "rejected-with-empty-messages"
  | "rejected-with-repeated-messages"
  | "no-associated-prefix"
  | "accepted-without-application-response"
  | "application-response-tampered"
  | "application-response-of-another"
  | "application-response-contradicts"
  | "document-tampered"
  | "shuffled-prefixes"
  | "whitespace"
  | "nil-absent"
  | "nil-empty"
  | "empty-nil"

/** A programmed fault: the affected requests and their behaviour. An absent restriction matches every request. */
export interface Fault {
  readonly behaviour: FaultBehaviour
  readonly operation?: FaultyOperation
  /** NIT without check digit, of the certificate that signs the request or of the document's issuer. */
  readonly nit?: string
  /** Prefix and number of the document; `*` matches any characters. */
  readonly number?: string
  /** Number of the first matching request to affect. Default: 1. */
  readonly from?: number
  /** Number of requests to affect from then on. Default: 1, and 2 for `simultaneous`. */
  readonly times?: number | "always"
  /** Probability from 0 to 1 that a request is affected. Default: 1. */
  readonly probability?: number
  /** Milliseconds until an answer. */
  readonly delay?: number
  /** Milliseconds for which a document is forgotten, or offset of a clock. */
  readonly duration?: number
}

/** A running sandbox. It stops with `stop`, or at the end of a block that declared it with `await using`. */
export interface Sandbox extends AsyncDisposable {
  /** Address of the service, `http://host:port/WcfDianCustomerServices.svc`. */
  readonly url: string
  readonly port: number
  /** PEM of the root of the sandbox's certification authority. */
  readonly rootPem: string
  /** PEM of its issuing subordinate. */
  readonly subordinatePem: string
  readonly issueCertificate: (request: CertificateRequest) => Promise<TestCertificate>
  /** Every document judged so far, in order of arrival. */
  readonly documents: () => Promise<ReadonlyArray<JudgedDocument>>
  /** The latest thousand SOAP requests, in order of arrival. */
  readonly requests: () => Promise<ReadonlyArray<JudgedRequest>>
  /** Programs a fault for future requests. */
  readonly program: (fault: Fault) => Promise<void>
  /** Adds data to the authority's registry, in the form of `POST /admin/seed`. Rejects any other form. */
  readonly seed: (data: object) => Promise<void>
  /** Deletes documents, requests, programmed faults, and data added after the start. */
  readonly reset: () => Promise<void>
  /** Stops the sandbox and its threads. Further calls do nothing. */
  readonly stop: () => Promise<void>
}

/**
 * Starts a stand-in for the authority: a SOAP server that judges documents by the annexes' rules and answers with
 * signed evidence. Rejects with an `Error` if it cannot listen on its port, or read or write its folder.
 *
 * @example
 * ```ts
 * await using sandbox = await startSandbox()
 * const { password, pkcs12 } = await sandbox.issueCertificate({ nit: "900373115", name: "Prueba S.A.S." })
 * await sandbox.program({ operation: "SendBillSync", behaviour: "drop-after-processing" })
 * ```
 */
export declare const startSandbox: (settings?: SandboxSettings) => Promise<Sandbox>
