export {
  AnotherTaxpayer,
  BounceRefused,
  CertificateUnusable,
  DraftRefused,
  Forbidden,
  IdempotencyConflict,
  InvalidBody,
  InvalidDocument,
  InvalidRequest,
  MailNotConfigured,
  MailRefused,
  MalformedBody,
  NotFound,
  NumberConflict,
  NumberingRangesRefused,
  PayloadTooLarge,
  PreconditionFailed,
  ServiceUnavailable,
  TestSetRefused,
  TooManyRequests,
  Unauthorized,
  UnreadableDocument,
  UnsupportedMediaType
} from "@radicar/contract/inner/problem/problems"
export type { CallOptions, ClientOptions } from "./promise/ClientOptions.ts"
export type { CallRequest, Client, Operations } from "./promise/Client.ts"
export { createClient } from "./promise/createClient.ts"
export type { FileDownload } from "./promise/FileDownload.ts"
export type { Pages } from "./promise/Pages.ts"
export { TransportError } from "./promise/TransportError.ts"
export type { RetryOptions } from "./RetryOptions.ts"
