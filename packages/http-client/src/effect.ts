// The root for programs with Effect, which @radicar/effect publishes as its subpath client.
export { RadicarClient, type RadicarOperations } from "./effect/RadicarClient.ts"
export type { RadicarClientOptions } from "./effect/RadicarClientOptions.ts"
export type { FilingBody, FilingOperation, SubmitError, SubmitOptions } from "./effect/Submit.ts"
export type { TestSetJsonError, TestSetJsonOptions } from "./effect/TestSetJson.ts"
export type { RetryOptions } from "./retry.ts"
