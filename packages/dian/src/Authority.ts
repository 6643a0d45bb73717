import { Context, Effect, Layer } from "effect"
import { HttpClient } from "effect/http"
import type { AcquirerAnswer } from "./AcquirerAnswer.ts"
import type { AuthorityAnswer } from "./AuthorityAnswer.ts"
import type { AuthorityError } from "./AuthorityError.ts"
import type { AuthorityOptions } from "./AuthorityOptions.ts"
import type { Call } from "./Call.ts"
import type { DocumentXmlAnswer } from "./DocumentXmlAnswer.ts"
import type { ExchangeEmailsAnswer } from "./ExchangeEmailsAnswer.ts"
import { clientTransport } from "./internal/clientTransport.ts"
import { dispatcherTransport } from "./internal/dispatcherTransport.ts"
import { makeSoapCall } from "./internal/makeSoapCall.ts"
import type { Transport } from "./internal/transport.ts"
import type { NumberingRangeAnswer } from "./NumberingRangeAnswer.ts"
import {
  type FilingCall,
  SendBillSync,
  type SendBillSyncRequest,
  SendEventUpdateStatus,
  SendNominaSync
} from "./operations/filing.ts"
import { GetAcquirer, type GetAcquirerRequest } from "./operations/GetAcquirer.ts"
import { GetExchangeEmails } from "./operations/GetExchangeEmails.ts"
import { GetNumberingRange, type GetNumberingRangeRequest } from "./operations/GetNumberingRange.ts"
import { GetStatus, type GetStatusRequest } from "./operations/GetStatus.ts"
import { GetStatusEvent, type GetStatusEventRequest } from "./operations/GetStatusEvent.ts"
import { GetStatusZip, type GetStatusZipRequest } from "./operations/GetStatusZip.ts"
import { GetXmlByDocumentKey, type GetXmlByDocumentKeyRequest } from "./operations/GetXmlByDocumentKey.ts"
import {
  type BatchRequest,
  SendBillAsync,
  SendTestSetAsync,
  type SendTestSetAsyncRequest
} from "./operations/uploads.ts"
import type { RegisteredEvents } from "./RegisteredEvents.ts"
import type { UploadAnswer } from "./UploadAnswer.ts"

const make = <E, R>(options: AuthorityOptions, transport: Effect.Effect<Transport, E, R>) =>
  Effect.map(transport, (exchange) => {
    const call = makeSoapCall(exchange, options)
    return Authority.of({
      sendBillSync: Effect.fn("Authority.sendBillSync")((request) => call(SendBillSync, request)),
      sendEventUpdateStatus: Effect.fn("Authority.sendEventUpdateStatus")((request) =>
        call(SendEventUpdateStatus, request)
      ),
      sendNominaSync: Effect.fn("Authority.sendNominaSync")((request) => call(SendNominaSync, request)),
      sendBillAsync: Effect.fn("Authority.sendBillAsync")((request) => call(SendBillAsync, request)),
      sendTestSetAsync: Effect.fn("Authority.sendTestSetAsync")((request) => call(SendTestSetAsync, request)),
      getStatus: Effect.fn("Authority.getStatus")((request) => call(GetStatus, request)),
      getStatusEvent: Effect.fn("Authority.getStatusEvent")((request) => call(GetStatusEvent, request)),
      getStatusZip: Effect.fn("Authority.getStatusZip")((request) => call(GetStatusZip, request)),
      getXmlByDocumentKey: Effect.fn("Authority.getXmlByDocumentKey")((request) => call(GetXmlByDocumentKey, request)),
      getNumberingRange: Effect.fn("Authority.getNumberingRange")((request) => call(GetNumberingRange, request)),
      getAcquirer: Effect.fn("Authority.getAcquirer")((request) => call(GetAcquirer, request)),
      getExchangeEmails: Effect.fn("Authority.getExchangeEmails")((request) => call(GetExchangeEmails, request))
    })
  })

/**
 * Operations of the tax authority's web service `WcfDianCustomerServices`.
 *
 * A call makes one request, with a fresh security header. If the authority refuses that header, the call makes a second
 * request: the authority checks the header before anything else, so nothing can be filed twice. Answers arrive judged
 * ({@link AuthorityAnswer}). Without an answer, {@link AuthorityError} says whether the document may have been filed.
 */
export class Authority extends Context.Service<
  Authority,
  {
    /** Files one invoice, note, support document or equivalent and waits for the verdict. */
    readonly sendBillSync: (request: SendBillSyncRequest) => Effect.Effect<AuthorityAnswer, AuthorityError>
    /** Files one event and waits for the verdict. */
    readonly sendEventUpdateStatus: (request: FilingCall) => Effect.Effect<AuthorityAnswer, AuthorityError>
    /** Files one payroll document and waits for the verdict. */
    readonly sendNominaSync: (request: FilingCall) => Effect.Effect<AuthorityAnswer, AuthorityError>
    /** Uploads a batch of an issuer that is authorised for batches; query its verdicts with {@link getStatusZip}. */
    readonly sendBillAsync: (request: BatchRequest) => Effect.Effect<UploadAnswer, AuthorityError>
    /** Uploads documents for a test set; query their verdicts with {@link getStatusZip}. Test environment only. */
    readonly sendTestSetAsync: (request: SendTestSetAsyncRequest) => Effect.Effect<UploadAnswer, AuthorityError>
    /** Asks for the state of one document by its key. Use it before any repeated filing. */
    readonly getStatus: (request: GetStatusRequest) => Effect.Effect<AuthorityAnswer, AuthorityError>
    /** Asks which events are registered on an invoice. */
    readonly getStatusEvent: (request: GetStatusEventRequest) => Effect.Effect<RegisteredEvents, AuthorityError>
    /**
     * Queries the outcome of a batch: one answer per document, or one answer about the whole batch (see
     * `GetStatusZip`).
     */
    readonly getStatusZip: (
      request: GetStatusZipRequest
    ) => Effect.Effect<ReadonlyArray<AuthorityAnswer>, AuthorityError>
    /** Asks for the XML of a document by its key. */
    readonly getXmlByDocumentKey: (
      request: GetXmlByDocumentKeyRequest
    ) => Effect.Effect<DocumentXmlAnswer, AuthorityError>
    /** Asks for the numbering ranges that an issuer may use with a software today. */
    readonly getNumberingRange: (
      request: GetNumberingRangeRequest
    ) => Effect.Effect<NumberingRangeAnswer, AuthorityError>
    /** Asks for the name and e-mail address that a buyer has registered for receiving documents. */
    readonly getAcquirer: (request: GetAcquirerRequest) => Effect.Effect<AcquirerAnswer, AuthorityError>
    /**
     * Asks for the list of the addresses at which all taxpayers receive documents. The list has tens of megabytes: ask
     * once a day at most.
     */
    readonly getExchangeEmails: (request: Call) => Effect.Effect<ExchangeEmailsAnswer, AuthorityError>
  }
>()("@radicar/dian/Authority") {
  /** Client of the authority with its own pool of HTTP/1.1 connections. Server certificates are always verified. */
  static readonly layer = (options: AuthorityOptions): Layer.Layer<Authority> =>
    Layer.effect(Authority, make(options, dispatcherTransport(options.timeouts?.connect)))

  /**
   * The authority over a given `HttpClient`, which must neither repeat requests nor follow redirects. This layer cannot
   * tell when a request begins to leave, so more failures have an unknown outcome.
   */
  static readonly layerNoDeps = (options: AuthorityOptions): Layer.Layer<Authority, never, HttpClient.HttpClient> =>
    Layer.effect(Authority, make(options, Effect.map(HttpClient.HttpClient, clientTransport)))
}
