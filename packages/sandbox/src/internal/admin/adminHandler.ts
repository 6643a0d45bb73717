import { Clock, Effect, Result, Schema, SchemaIssue } from "effect"
import { SandboxFault } from "../../SandboxFault.ts"
import { SeedBody } from "../../SeedBody.ts"
import { settleBatches } from "../filing/settleBatches.ts"
import type { AdminHandler } from "../http/HttpFront.ts"
import { type HttpReply, jsonReply } from "../http/HttpReply.ts"
import type { SandboxState } from "../state/SandboxState.ts"
import type { ClockDial } from "./clockDial.ts"

/** New time of the clock: an instant in ISO 8601, or `null` for the real time. */
const ClockBody = Schema.Struct({ now: Schema.NullOr(Schema.DateFromString) })

type Route = (body: Uint8Array, now: number) => HttpReply

/**
 * Handles inspection and control of a running sandbox as JSON: received data, and `reset`, `seed`, `clock` and
 * `faults`. The answers contain no secrets.
 */
export const adminHandler = (state: SandboxState, dial: ClockDial): AdminHandler => {
  const routes: Readonly<Record<string, Route>> = {
    "GET /admin/requests": () => jsonReply(200, state.requests.all()),
    "GET /admin/documents": () => jsonReply(200, state.documents.all().map(documentJson)),
    "GET /admin/test-sets": () => jsonReply(200, state.testSets.all()),
    "GET /admin/clock": (_body, now) => jsonReply(200, { now: new Date(now).toISOString() }),
    "POST /admin/clock": post(ClockBody, ({ now }) => dial.put(now?.getTime())),
    "POST /admin/seed": post(SeedBody, state.registryStore.seed),
    "GET /admin/faults": () => jsonReply(200, state.faults.all()),
    "POST /admin/faults": post(SandboxFault, (fault) => state.faults.add(fault)),
    "DELETE /admin/faults": () => {
      state.faults.clear()
      return done
    },
    "POST /admin/reset": () => {
      state.clear()
      return done
    }
  }
  return Effect.fnUntraced(function* (method, path, body) {
    const now = yield* Clock.currentTimeMillis
    yield* settleBatches(state, now)
    const route = routes[`${method} ${path}`]
    return route === undefined ? jsonReply(404, { error: "There is no such resource." }) : route(body, now)
  })
}

const done = jsonReply(200, { ok: true })
const format = SchemaIssue.makeFormatterStandardSchemaV1()

/** Makes a route that accepts a JSON body of a schema. Errors name only the path, because the value may be secret. */
const post = <Body>(schema: Schema.Codec<Body, unknown>, act: (body: Body) => void): Route => {
  const decode = Schema.decodeUnknownResult(Schema.fromJsonString(schema), {
    errors: "all",
    onExcessProperty: "error"
  })
  return (body) => {
    const decoded = decode(Buffer.from(body).toString("utf8"))
    if (Result.isFailure(decoded)) {
      const paths = format(decoded.failure.issue).issues.map(({ path }) => `/${(path ?? []).map(String).join("/")}`)
      return jsonReply(400, { error: "The body is not what this resource takes.", paths: [...new Set(paths)] })
    }
    act(decoded.success)
    return done
  }
}

const documentJson = (document: ReturnType<SandboxState["documents"]["all"]>[number]) => ({
  operation: document.operation,
  fileName: document.fileName,
  documentKey: document.documentKey,
  typeCode: document.typeCode,
  issuer: document.issuer,
  number: document.number,
  accepted: document.accepted,
  rules: document.rules,
  receivedAt: document.receivedAt,
  xml: Buffer.from(document.xml).toString("base64"),
  applicationResponse: document.applicationResponse && Buffer.from(document.applicationResponse).toString("base64")
})
