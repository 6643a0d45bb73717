import { Effect } from "effect"
import { developmentToken } from "../../src/access/DevelopmentTenant.ts"
import { type Answer, TestService } from "./TestService.ts"

/** Calls a path below `/v1` of the service at a URL. */
export const callAt = (
  url: string,
  method: string,
  path: string,
  body?: unknown,
  token: string = developmentToken,
  language = "en"
) =>
  Effect.promise(async (signal): Promise<Answer> => {
    const response = await fetch(`${url}/v1/${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, "content-type": "application/json", "accept-language": language },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal
    })
    const text = await response.text()
    return { status: response.status, headers: response.headers, body: text === "" ? undefined : JSON.parse(text) }
  })

/** Calls a path below `/v1` of the service of the context. */
export const call = (method: string, path: string, body?: unknown, token?: string, language?: string) =>
  Effect.flatMap(TestService, ({ url }) => callAt(url, method, path, body, token, language))
