import { performExchanges } from "@radicar/docs/performExchanges"
import { performFilings } from "@radicar/docs/performFilings"
import type { Description } from "./hostileRequests.ts"

/** The outcome of a request with valid input. */
interface Answered {
  readonly operation: string
  readonly status: number
}

/** Operations that are not requested with valid input before the hostile phase, with the reason and what does so. */
export const exceptions: Readonly<Record<string, string>> = {
  MailBounceCreate: "needs a server that takes a mail and returns it: `apps/api/test/mail/bounces.test.ts`"
}

/** Finds the operations that were not answered 2xx and are no exception, and the exceptions that were. */
export const uncoveredOperations = (
  { paths }: Description,
  answered: ReadonlyArray<Answered>
): ReadonlyArray<string> => {
  const succeeded = new Set(
    answered.flatMap(({ operation, status }) => (Math.floor(status / 100) === 2 ? [operation] : []))
  )
  return Object.values(paths)
    .flatMap((methods) => Object.values(methods).map(({ operationId }) => operationId))
    .filter((operation) => succeeded.has(operation) === Object.hasOwn(exceptions, operation))
}

/** Requests every operation once with valid input, as the documentation does, for a tenant; returns the answers. */
export const requestEveryOperation = async (
  installation: Parameters<typeof performExchanges>[0]
): Promise<ReadonlyArray<Answered>> => [
  ...(await performExchanges(installation)),
  ...(await performFilings(installation))
]
