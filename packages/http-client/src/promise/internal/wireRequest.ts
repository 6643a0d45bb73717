import { RadicarApi } from "@radicar/contract/inner/RadicarApi"
import { HttpClientRequest } from "effect/http"
import { HttpApiClient, type HttpApiEndpoint } from "effect/http-api"

/** The input of any operation. The client's public types restrict it for each operation. */
export interface AnyRequest {
  readonly params?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string>>
  readonly headers?: Readonly<Record<string, string | undefined>>
  readonly payload?: unknown
}

type AnyUrl = (request: Pick<AnyRequest, "params" | "query">) => string

// operations are known only at run time here; the contract checks the values
const urls = HttpApiClient.urlBuilder(RadicarApi) as unknown as Readonly<
  Record<string, Readonly<Record<string, AnyUrl>>>
>

const withBody = (request: HttpClientRequest.HttpClientRequest, endpoint: HttpApiEndpoint.Top, payload: unknown) => {
  const contentType = [...endpoint.payload.keys()][0]
  if (contentType === undefined || payload === undefined) return request
  if (payload instanceof Uint8Array) return HttpClientRequest.bodyUint8Array(request, payload, contentType)
  const text = typeof payload === "string" ? payload : JSON.stringify(payload)
  return HttpClientRequest.bodyText(request, text, contentType)
}

const urlOf = (group: string, endpoint: HttpApiEndpoint.Top, { params, query }: AnyRequest): string => {
  try {
    const url = urls[group]?.[endpoint.identifier]?.({
      ...(params === undefined ? {} : { params }),
      ...(query === undefined ? {} : { query })
    })
    return url ?? endpoint.path
  } catch (cause) {
    throw new TypeError(cause instanceof Error ? cause.message : String(cause), { cause })
  }
}

/**
 * Makes the HTTP request of an operation. Throws a `TypeError` if an id or a query parameter does not have the form
 * that the contract requires.
 */
export const wireRequest = (
  group: string,
  endpoint: HttpApiEndpoint.Top,
  parts: AnyRequest
): HttpClientRequest.HttpClientRequest => {
  const request = HttpClientRequest.make(endpoint.method)(urlOf(group, endpoint, parts))
  const headers = Object.entries(parts.headers ?? {}).filter(([, value]) => value !== undefined)
  return withBody(HttpClientRequest.setHeaders(request, Object.fromEntries(headers)), endpoint, parts.payload)
}
