import type { FailedCall } from "../authority/CallRecord.ts"

/** Pages by which the platform says that it is out of order: 403 (site disabled) and 5xx; SOAP faults are none. */
const isError = ({ reason }: FailedCall): boolean =>
  reason._tag === "ServiceUnavailable" && (reason.status === 403 || reason.status >= 500)

/** Annex FE 1.9 §12.4: no answer within a minute. */
const isDelay = ({ reason }: FailedCall): boolean => reason._tag === "TimedOut" && reason.seconds >= 60

/** Those of the calls that fit, each so long after the one before. */
const spaced = (
  calls: ReadonlyArray<FailedCall>,
  fits: (call: FailedCall) => boolean,
  millis: number
): ReadonlyArray<FailedCall> =>
  calls.reduce<ReadonlyArray<FailedCall>>((kept, call) => {
    const before = kept.at(-1)
    return fits(call) && (before === undefined || call.at - before.at >= millis) ? [...kept, call] : kept
  }, [])

/**
 * The calls that prove an outage of the authority, of those that it did not answer one after the other; none where they
 * prove nothing. Three errors five seconds apart (annex FE 1.9 §12.2), or six delays two minutes apart (§12.4). What may
 * be due to this side's network, name service or certificate proves nothing.
 */
export const provenAttempts = (failuresInARow: ReadonlyArray<FailedCall>): ReadonlyArray<FailedCall> => {
  const errors = spaced(failuresInARow, isError, 5000)
  const delays = spaced(failuresInARow, isDelay, 120_000)
  if (errors.length >= 3) return errors
  return delays.length >= 6 ? delays : []
}
