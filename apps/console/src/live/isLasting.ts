import {
  CertificateUnusable,
  Forbidden,
  InvalidRequest,
  NotFound,
  NumberingRangesRefused,
  Unauthorized
} from "@radicar/http-client/promise"

const lasting = [
  CertificateUnusable,
  Forbidden,
  InvalidRequest,
  NotFound,
  NumberingRangesRefused,
  Unauthorized,
  TypeError
]

/** Whether the same question would fail the same way again. */
export const isLasting = (failure: unknown): boolean => lasting.some((problem) => failure instanceof problem)
