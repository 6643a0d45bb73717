import { dianResult, type Operation } from "../../operations/Operation.ts"
import { noAssociatedPrefix } from "../../operations/getNumberingRange.ts"
import { batchPending, internalError, missingFields } from "../../operations/responses.ts"
import type { Behaviour } from "../Behaviour.ts"

const files = ({ parameters, result }: Operation): boolean =>
  parameters.includes("contentFile") && result === "DianResponse"

const hasVerdict = ({ result }: Operation): boolean => result === "DianResponse" || result === "ArrayOfDianResponse"

const missing = [{ code: "FAD06", kind: "rejection", text: "El documento no contiene su clave." }] as const

/** Several lines, as real entries have. */
const severalLines = (message: string): string => `${message}\r\nConsulte el anexo técnico.\r\n`

/** Verdicts that a document does not deserve. */
export const verdictFaults = {
  "batch-never-queued": { befalls: ({ result }) => result === "UploadDocumentResponse", injection: "never-queued" },
  pending: {
    befalls: (operation) => hasVerdict(operation) && !files(operation),
    result: ({ operation }) =>
      operation.result === "DianResponse"
        ? dianResult(batchPending)
        : { type: "ArrayOfDianResponse", value: [batchPending] }
  },
  "missing-fields": {
    befalls: files,
    result: ({ documents }) => dianResult(missingFields(missing, documents[0]?.fileName ?? ""))
  },
  "internal-error": {
    befalls: ({ result }) => result === "DianResponse",
    result: () => dianResult(internalError)
  },
  "internal-error-after-processing": { befalls: hasVerdict, alter: () => internalError },
  "already-processed": { befalls: files, twice: true },
  "number-taken": { befalls: files, injection: "number-taken" },
  "rejected-with-nil-messages": {
    befalls: files,
    injection: "rejected",
    alter: (response) => ({ ...response, errorMessage: undefined })
  },
  "rejected-with-empty-messages": {
    befalls: files,
    injection: "rejected",
    alter: (response) => ({ ...response, errorMessage: [] })
  },
  "rejected-with-repeated-messages": {
    befalls: files,
    injection: "rejected",
    alter: (response) => {
      const messages = (response.errorMessage ?? []).map(severalLines)
      return { ...response, errorMessage: [...messages, ...messages] }
    }
  },
  "no-associated-prefix": {
    befalls: ({ result }) => result === "NumberRangeResponseList",
    result: ({ parameters }) => noAssociatedPrefix(parameters["accountCode"] ?? "", parameters["softwareCode"] ?? "")
  }
} as const satisfies Record<string, Behaviour>
