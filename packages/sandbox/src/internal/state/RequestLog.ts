import type { ReceivedRequest } from "../../ReceivedRequest.ts"

const kept = 1000

/** The latest thousand requests of a sandbox. */
export interface RequestLog {
  readonly add: (request: ReceivedRequest) => void
  readonly all: () => ReadonlyArray<ReceivedRequest>
  readonly clear: () => void
}

/** An empty request log. */
export const requestLog = (): RequestLog => {
  let requests: ReadonlyArray<ReceivedRequest> = []
  return {
    add: (request) => {
      requests = [...requests, request].slice(-kept)
    },
    all: () => requests,
    clear: () => {
      requests = []
    }
  }
}
