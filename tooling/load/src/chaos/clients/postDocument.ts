import { developmentToken } from "@radicar/api/access/DevelopmentTenant"
import { documentRegistry } from "@radicar/domain/inner/documentRegistry"
import type { Answer } from "../ledgers/ClientLedger.ts"
import { type ClaimKind, claimKinds } from "./claimKinds.ts"

/**
 * Maximum wait for an answer in milliseconds: longer than the service needs even if its database is down for a while.
 */
const PATIENCE = 30_000

/** Path and query of the operation that files documents of a kind. */
const pathOf = (kind: ClaimKind): string => {
  const { operation, query = "" }: { readonly operation: keyof typeof documentRegistry; readonly query?: string } =
    claimKinds[kind]
  return `/v1/dian${documentRegistry[operation].path}/?companyId=1&providerId=1${query}`
}

/** Posts a document once; returns `undefined` without a complete answer within `patience` milliseconds. */
export const postDocument = async (
  service: string,
  kind: ClaimKind,
  body: string,
  idempotencyKey: string | undefined,
  patience = PATIENCE
): Promise<Answer | undefined> => {
  try {
    const response = await fetch(`${service}${pathOf(kind)}`, {
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
