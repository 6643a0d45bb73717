import { batchPending, internalError, missingFields } from "../filing/responses.ts"
import { noAssociatedPrefix } from "../operations/registryOperations.ts"
import type { Operation } from "../operations/Operation.ts"
import type { Behaviour } from "./Behaviour.ts"

const files = ({ parameters, result }: Operation): boolean =>
  parameters.includes("contentFile") && result === "DianResponse"

const hasVerdict = ({ result }: Operation): boolean => result === "DianResponse" || result === "ArrayOfDianResponse"

const missing = [{ code: "FAD06", kind: "rejection", text: "El documento no contiene su clave." }] as const

/** Spreads a message over several lines, as real answers do. */
const severalLines = (message: string): string => `${message}\r\nConsulte el anexo técnico.\r\n`

/** Faults in verdicts. */
export const verdictFaults = {
  "batch-never-queued": { appliesTo: ({ result }) => result === "UploadDocumentResponse", injection: "never-queued" },
  pending: {
    appliesTo: (operation) => hasVerdict(operation) && !files(operation),
    result: ({ operation }) =>
      operation.result === "DianResponse"
        ? { type: "DianResponse", value: batchPending }
        : { type: "ArrayOfDianResponse", value: [batchPending] }
  },
  "missing-fields": {
    appliesTo: files,
    result: ({ documents }) => ({ type: "DianResponse", value: missingFields(missing, documents[0]?.fileName ?? "") })
  },
  "internal-error": {
    appliesTo: ({ result }) => result === "DianResponse",
    result: () => ({ type: "DianResponse", value: internalError })
  },
  "internal-error-after-processing": { appliesTo: hasVerdict, alter: () => internalError },
  "already-processed": { appliesTo: files, twice: true },
  "number-taken": { appliesTo: files, injection: "number-taken" },
  "rejected-with-nil-messages": {
    appliesTo: files,
    injection: "rejected",
    alter: (response) => ({ ...response, errorMessage: undefined })
  },
  "rejected-with-empty-messages": {
    appliesTo: files,
    injection: "rejected",
    alter: (response) => ({ ...response, errorMessage: [] })
  },
  "rejected-with-repeated-messages": {
    appliesTo: files,
    injection: "rejected",
    alter: (response) => {
      const messages = (response.errorMessage ?? []).map(severalLines)
      return { ...response, errorMessage: [...messages, ...messages] }
    }
  },
  "no-associated-prefix": {
    appliesTo: ({ result }) => result === "NumberRangeResponseList",
    result: ({ parameters: { accountCode = "", softwareCode = "" } }) => ({
      type: "NumberRangeResponseList",
      value: noAssociatedPrefix(accountCode, softwareCode)
    })
  }
} as const satisfies Record<string, Behaviour>
