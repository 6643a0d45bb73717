import { CurrentCaller } from "@radicar/contract/inner/CurrentCaller"
import { ListedDraft, maximumDraftBytes, maximumDrafts, PutDraft } from "@radicar/contract/inner/DraftsGroup"
import { DraftRefused, InvalidBody, NotFound, PreconditionFailed } from "@radicar/contract/inner/problem/problems"
import { RadicarApi } from "@radicar/contract/inner/RadicarApi"
import { JsonObject, type JsonValue, writeJson } from "@radicar/domain/inner/json/JsonValue"
import { isNothing } from "@radicar/domain/inner/wire/isNothing"
import { Effect, Option, Schema } from "effect"
import { type HttpServerRequest, HttpServerResponse } from "effect/http"
import { HttpApiBuilder } from "effect/http-api"
import { requireCompany } from "../../access/requireAccess.ts"
import { failWith } from "../../http/language.ts"
import { decodeText, parseBody, readBody, readJson } from "../../http/readBody.ts"
import { violation } from "../../http/violation.ts"
import { withoutUndefined } from "../../platform/withoutUndefined.ts"
import { type DraftRow, Drafts } from "./Drafts.ts"

const noDraft = failWith(NotFound, { en: "The caller has no such draft.", es: "Quien llama no tiene ese borrador." })

const filed = (uuid: string) =>
  failWith(
    DraftRefused,
    { en: "The draft was filed: open its document.", es: "El borrador se radicó: abra su documento." },
    { reason: "filed", uuid }
  )

const full = failWith(
  DraftRefused,
  {
    en: `There are ${maximumDrafts} drafts already: delete or file one of them first. Nothing was stored.`,
    es: `Ya hay ${maximumDrafts} borradores: elimine o radique antes uno de ellos. No se guardó nada.`
  },
  { reason: "full" }
)

const changed = failWith(PreconditionFailed, {
  en: "The draft is not the version that If-Match names: read it again, then repeat. Nothing was stored.",
  es: "El borrador no es la versión que indica If-Match: léalo de nuevo y repita. No se guardó nada."
})

/** Fields of bodies whose values are secrets, in lower case, at any depth. */
const secretFields: ReadonlySet<string> = new Set(["signingcertificate", "password", "pin", "technicalkey"])

/** JSON paths of the secrets in a body, wherever they stand and however their names are spelt. */
const secretPaths = (value: JsonValue, path: string): ReadonlyArray<string> => {
  if (Array.isArray(value)) return value.flatMap((each, index) => secretPaths(each, `${path}[${index}]`))
  if (!(value instanceof JsonObject)) return []
  return value.keys.flatMap((key, index) => {
    const held = value.values[index] ?? null
    if (secretFields.has(key.toLowerCase())) return isNothing(held) ? [] : [`${path}.${key}`]
    return secretPaths(held, `${path}.${key}`)
  })
}

/** Fails for a body with a secret, and names its field. */
const requireNoSecret = Effect.fnUntraced(function* (body: JsonObject) {
  const paths = secretPaths(body, "$.Body")
  if (paths.length === 0) return
  const violations = yield* Effect.forEach(paths, (path) =>
    violation({
      rule: "RAD02",
      path,
      expected: {
        en: "no secret: settings and vault supply it",
        es: "sin secretos: los ponen la configuración y la bóveda"
      },
      actual: { en: "(hidden)", es: "(oculto)" }
    })
  )
  return yield* failWith(
    InvalidBody,
    {
      en: `A draft stores no secret. Remove ${paths.join(", ")}; nothing was stored.`,
      es: `Un borrador no guarda secretos. Quite ${paths.join(", ")}; no se guardó nada.`
    },
    { violations }
  )
})

const readDraft = Effect.fnUntraced(function* (request: HttpServerRequest.HttpServerRequest) {
  const json = yield* parseBody(decodeText(yield* readBody(request, maximumDraftBytes)))
  const draft = yield* readJson(json, PutDraft)
  yield* requireNoSecret(draft.body)
  return { ...draft, body: writeJson(draft.body) }
})

const listedDraft = (draft: DraftRow): typeof ListedDraft.Type => {
  const { currency, id, operation, party, purpose, source, state, total, typeCode, updatedAt } = draft
  return {
    id,
    operation,
    state,
    ...withoutUndefined({ typeCode, purpose, source, party, total, currency }),
    updated: updatedAt.toISOString()
  }
}

const encodeListed = Schema.encodeSync(ListedDraft)

/** JSON of a draft, with its body as it was stored. */
const withBody = (draft: string, body: string): string => `${draft.slice(0, -1)},"body":${body}}`

const tagOf = (revision: string): string => `"${revision}"`

/** The revision that `If-Match` names; `undefined` without the header or for `*`. */
const revisionOf = (tag: string | undefined): string | undefined => {
  const trimmed = tag?.trim()
  return trimmed === undefined || trimmed === "*" ? undefined : (/^"(.*)"$/u.exec(trimmed)?.[1] ?? trimmed)
}

/** Documents that callers prepare, over HTTP. */
export const DraftsLive = HttpApiBuilder.group(
  RadicarApi,
  "drafts",
  Effect.fn(function* (handlers) {
    const drafts = yield* Drafts

    const nameOf = Effect.fnUntraced(function* (companyId: string, id: string) {
      yield* requireCompany(companyId)
      return { companyId, madeBy: (yield* CurrentCaller).tokenId, id }
    })

    return handlers
      .handleAll({
        list: Effect.fn("DraftGetAll")(function* ({ query: { companyId } }) {
          const found = yield* drafts.list(yield* nameOf(companyId, ""))
          return { items: found.map(listedDraft) }
        }),
        remove: Effect.fn("DraftDelete")(function* ({ params: { id }, query: { companyId } }) {
          if (!(yield* drafts.remove(yield* nameOf(companyId, id)))) return yield* noDraft
        })
      })
      .handleRaw(
        "get",
        Effect.fn("DraftGetItem")(function* ({ params: { id }, query: { companyId } }) {
          const name = yield* nameOf(companyId, id)
          const document = yield* drafts.filedAs(name)
          if (Option.isSome(document)) return yield* filed(document.value.documentKey)
          const found = yield* drafts.find(name)
          if (Option.isNone(found)) return yield* noDraft
          const { body, ...draft } = found.value
          return HttpServerResponse.text(withBody(JSON.stringify(encodeListed(listedDraft(draft))), body), {
            contentType: "application/json",
            headers: { etag: tagOf(draft.revision) }
          })
        })
      )
      .handleRaw(
        "put",
        Effect.fn("DraftPut")(function* ({ headers, params: { id }, query: { companyId }, request }) {
          const name = yield* nameOf(companyId, id)
          const stored = yield* drafts.put(name, yield* readDraft(request), revisionOf(headers["if-match"]))
          if (stored._tag === "Filed") return yield* filed(stored.documentKey)
          if (stored._tag === "Full") return yield* full
          if (stored._tag === "Changed") return yield* changed
          return HttpServerResponse.jsonUnsafe(encodeListed(listedDraft(stored.draft)), {
            headers: { etag: tagOf(stored.draft.revision) }
          })
        })
      )
  })
)
