import { Context } from "effect"

/** `X-Request-Id` of the request that is being answered; empty where there is none. */
export const RequestId = Context.Reference<string>("@radicar/api/RequestId", { defaultValue: () => "" })
