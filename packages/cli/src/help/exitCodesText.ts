import { ExitCode, type ExitReason } from "../ExitCode.ts"
import { definitions } from "./definitions.ts"

const meanings: Readonly<Record<ExitReason, string>> = {
  ok: "done; of create: accepted by the authority",
  unexpected: "unexpected error",
  usage: "wrong usage",
  "invalid-document": "the document is not valid, or a check of verify does not hold",
  rejected: "rejected by the authority",
  "unknown-outcome": "the outcome is pending or not known yet",
  unavailable: "the authority or the service is not available",
  credentials: "token or certificate not accepted",
  configuration: "something is missing: a file, a software id, a token, a password",
  network: "the service cannot be reached",
  conflict: "the number or the idempotency key was used for something else",
  interrupted: "interrupted (Ctrl-C)"
}

/** Every exit code and its meaning. */
export const exitCodesText = (columns: number): string =>
  definitions(
    (Object.keys(meanings) as ReadonlyArray<ExitReason>).map((reason) => ({
      term: String(ExitCode[reason]),
      text: meanings[reason]
    })),
    columns
  )
