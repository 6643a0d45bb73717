import { developmentToken } from "@radicar/api/access/DevelopmentTenant"
import type { Answer } from "../ledgers/ClientLedger.ts"

/**
 * Longest wait for an answer in milliseconds: longer than the service needs even if its database is down for a while.
 */
const PATIENCE = 30_000

/** Posts an invoice once; `undefined` without a complete answer within `patience` milliseconds. */
export const postInvoice = async (
  service: string,
  body: string,
  idempotencyKey: string | undefined,
  patience = PATIENCE
): Promise<Answer | undefined> => {
  try {
    const response = await fetch(`${service}/v1/dian/invoices/?companyId=1&providerId=1`, {
      method: "POST",
      headers: {
        authorization: `Bearer ${developmentToken}`,
        "content-type": "application/json",
        ...(idempotencyKey === undefined ? {} : { "idempotency-key": idempotencyKey })
      },
      body,
      signal: AbortSignal.timeout(patience)
    })
    return { status: response.status, text: await response.text() }
  } catch {
    return undefined
  }
}
