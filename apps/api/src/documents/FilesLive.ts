import { type ArchiveContent, ArchiveFiles, maximumArchived } from "@radicar/contract/inner/ArchiveFiles"
import { CurrentCaller } from "@radicar/contract/inner/CurrentCaller"
import { InvalidRequest, NotFound } from "@radicar/contract/inner/problem/problems"
import { RadicarApi } from "@radicar/contract/inner/RadicarApi"
import { JsonObject, type JsonValue } from "@radicar/domain/inner/json/JsonValue"
import type { Paper } from "@radicar/domain/inner/print/printFace"
import { Clock, Effect, Option, Result } from "effect"
import { HttpServerRequest, HttpServerResponse } from "effect/http"
import { HttpApiBuilder } from "effect/http-api"
import { noteDetail } from "../access/auditing.ts"
import { mayActFor, requireCompany } from "../access/requireAccess.ts"
import { RequestLimits } from "../access/RequestLimits.ts"
import { RequestMemories } from "../access/RequestMemory.ts"
import { Tokens } from "../access/Tokens.ts"
import { answerTagged } from "../http/answerTagged.ts"
import { CallerLanguage, failWith } from "../http/language.ts"
import { PublicUrl } from "../http/PublicUrl.ts"
import { withStatementBound } from "../platform/database/statementBounds.ts"
import { readResourceJson } from "../http/readBody.ts"
import { Evidence } from "./evidence/Evidence.ts"
import { documentArchive } from "./files/DocumentArchive.ts"
import { type DocumentFile, DocumentFiles, type ServedFile } from "./files/DocumentFiles.ts"
import { FileLinks } from "./files/FileLinks.ts"
import { type MissingFile, missingFiles } from "./files/missingFiles.ts"
import { isErased } from "./submissions/Submission.ts"
import { afterPlace, placeIn, submissionFilter } from "./submissions/submissionFilter.ts"
import { Submissions } from "./submissions/Submissions.ts"
import { visibleSubmission } from "./submissions/visibleSubmission.ts"

/**
 * Answers a file with its name and an entity tag for caching. If a PDF lacks the picture of `ImageUrl`, a header
 * contains the notification RAD64 and the reason.
 */
const serveFile = ({ bytes, contentType, lacking, name }: ServedFile) =>
  answerTagged(bytes, {
    contentType,
    cacheControl: "private, no-cache",
    headers: {
      "content-disposition": `attachment; filename="${name}"`,
      ...(lacking === undefined ? {} : { "x-radicar-notification": `RAD64; problem=${lacking}` })
    }
  })

/** A file in base64, the form in which the health ministry's validator takes a container. */
const inBase64 = ({ bytes, name }: ServedFile): ServedFile => ({
  name: `${name}.txt`,
  bytes: Buffer.from(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("base64"), "latin1"),
  contentType: "text/plain"
})

const dayMillis = 86_400_000

const noDocument = failWith(NotFound, {
  en: "No document of this key belongs to a company of this token.",
  es: "Ningún documento con este código pertenece a una compañía de este token."
})

const noFile = (reason: MissingFile) => failWith(NotFound, missingFiles[reason])

const noLink = failWith(NotFound, {
  en: "The link is not valid, has expired, or its token was revoked.",
  es: "El enlace no es válido, ya venció, o su token fue revocado."
})

/**
 * Whether a body contains `Ids` as a list, even an empty one. Elsewhere an empty list counts as an absent field; here
 * that would request every document.
 */
const listsNothing = (json: JsonValue): boolean =>
  json instanceof JsonObject && json.keys.some((key, at) => /^ids$/iu.test(key) && Array.isArray(json.values[at]))

const noDocuments = failWith(NotFound, {
  en: "The company has no such documents.",
  es: "La compañía no tiene esos documentos."
})

const tooMany = failWith(InvalidRequest, {
  en: `The filters find more than ${maximumArchived} documents: narrow them, for example with from and to.`,
  es: `Los filtros encuentran más de ${maximumArchived} documentos: acótelos, por ejemplo con from y to.`
})

const idsOrFilters = failWith(InvalidRequest, {
  en: "State either Ids or filters, not both.",
  es: "Indique Ids o filtros, no ambos."
})

const pdfAlone = failWith(InvalidRequest, {
  en: "query parameter content: a joined PDF has only pdf.",
  es: "parámetro content: un PDF unido solo tiene pdf."
})

/** Number of documents read at a time for an archive. */
const pageLength = 200

/** Ids of the documents that a query finds, in the order of the list; fails beyond the limit of an archive. */
const idsFound = Effect.fnUntraced(function* (
  submissions: Submissions["Service"],
  query: Parameters<typeof submissionFilter>[0]
) {
  const filter = yield* submissionFilter(query)
  const ids: Array<string> = []
  let place: Pick<typeof filter, "after" | "afterRank"> = {}
  for (let isLast = false; !isLast;) {
    const page = yield* submissions.list({ ...filter, limit: pageLength, ...place })
    const last = page.at(-1)
    if (last !== undefined) place = afterPlace(placeIn(filter)(last))
    ids.push(...page.map(({ id }) => id))
    if (ids.length > maximumArchived) return yield* tooMany
    isLast = page.length < pageLength
  }
  return ids
})

/** A submission of the key that the caller may see; another company's is indistinguishable from "not found". */
const visible = Effect.fnUntraced(function* (submissions: Submissions["Service"], uuid: string) {
  const { companies } = yield* CurrentCaller
  const submissionsOfKey = yield* submissions.ofDocumentKey(uuid.toLowerCase())
  const submission = submissionsOfKey.find(({ companyId }) => mayActFor(companies, companyId))
  return submission === undefined ? yield* noDocument : submission
})

/** Requested form of a file: a text in base64, or a PDF on a paper. */
interface Form {
  readonly encoding?: "base64"
  readonly paper?: Paper
}

/** The files of documents. */
export const FilesLive = HttpApiBuilder.group(
  RadicarApi,
  "files",
  Effect.fn(function* (handlers) {
    const submissions = yield* Submissions
    const files = yield* DocumentFiles
    const links = yield* FileLinks
    const publicUrl = yield* PublicUrl
    const evidence = yield* Evidence
    const archived = yield* documentArchive

    const serve = Effect.fnUntraced(function* (uuid: string, file: DocumentFile, { encoding, paper }: Form = {}) {
      const content = yield* files.get(yield* visible(submissions, uuid), file, paper)
      if (Result.isFailure(content)) return yield* noFile(content.failure)
      return yield* serveFile(encoding === undefined ? content.success : inBase64(content.success))
    })

    const link = Effect.fn("fileUrlGetItem")(function* (
      request: HttpServerRequest.HttpServerRequest,
      uuid: string,
      file: DocumentFile
    ) {
      const submission = yield* visible(submissions, uuid)
      const content = yield* files.get(submission, file)
      if (Result.isFailure(content)) return yield* noFile(content.failure)
      const expires = (yield* Clock.currentTimeMillis) + dayMillis
      const { tokenId } = yield* CurrentCaller
      const segment = yield* links.sign({ submissionId: submission.id, file, expires, tokenId })
      return {
        url: `${publicUrl.baseUrl(request)}/v1/files/links/${segment}`,
        expires: new Date(expires).toISOString()
      }
    })

    return handlers
      .handleRaw(
        "archive",
        Effect.fn("fileArchiveCreate")(function* ({ query, request }) {
          const { as = "zip", content, ...filters } = query
          const { companyId } = filters
          yield* requireCompany(companyId)
          const { json, value } = yield* readResourceJson(request, ArchiveFiles)
          const listedIds = value.ids ?? (listsNothing(json) ? [] : undefined)
          if (listedIds !== undefined && Object.keys(filters).length > 1) return yield* idsOrFilters
          if (as === "pdf" && content !== undefined && content !== "pdf") return yield* pdfAlone
          const ids = listedIds ?? (yield* withStatementBound("export")(idsFound(submissions, filters)))
          if (ids.length === 0) return yield* noDocuments
          yield* noteDetail(JSON.stringify({ documents: ids.length }))
          const contents = new Set((content ?? (as === "pdf" ? "pdf" : "pdf,xml")).split(",") as Array<ArchiveContent>)
          const language = yield* CallerLanguage
          const stream = yield* archived({ companyId, ids, contents: [...contents], as, language })
          return HttpServerResponse.stream(stream, {
            contentType: `application/${as}`,
            headers: {
              "cache-control": "private, no-cache",
              "content-disposition": `attachment; filename="radicar-${companyId}.${as}"`
            }
          })
        })
      )
      .handleAll({
        pdf: Effect.fn("filePdfGetItem")(({ query }) => serve(query.uuid, "pdf", query)),
        xml: Effect.fn("fileXmlGetItem")(({ query }) => serve(query.uuid, query.kind ?? "document", query)),
        url: ({ query, request }) => {
          const file = query.type === "xml" ? "document" : (query.type ?? "pdf")
          return Effect.map(link(request, query.uuid, file), (answer) => HttpServerResponse.jsonUnsafe(answer))
        },
        evidence: Effect.fn("fileEvidenceGetItem")(function* ({ query }) {
          const submission = yield* visibleSubmission(submissions, query.submissionId)
          return isErased(submission) ? yield* noFile("erased") : yield* serveFile(yield* evidence.get(submission.id))
        })
      })
  })
)

/** Files opened by a link. */
export const LinkedFilesLive = HttpApiBuilder.group(
  RadicarApi,
  "linkedFiles",
  Effect.fn(function* (handlers) {
    const submissions = yield* Submissions
    const files = yield* DocumentFiles
    const links = yield* FileLinks
    const tokens = yield* Tokens
    const limits = yield* RequestLimits
    const memories = yield* RequestMemories
    return handlers.handleAll({
      open: Effect.fn("fileLinkOpen")(function* ({ params }) {
        const linked = yield* links.open(params.link, yield* Clock.currentTimeMillis)
        if (linked === undefined) return yield* noLink
        if (linked.tokenId !== undefined && (yield* tokens.isRevoked(linked.tokenId))) return yield* noLink
        const opened = Effect.gen(function* () {
          const submission = yield* submissions.findById(linked.submissionId)
          if (Option.isNone(submission)) return yield* noLink
          const content = yield* files.get(submission.value, linked.file)
          return yield* Result.isSuccess(content) ? serveFile(content.success) : noFile(content.failure)
        })
        // a link has no tenant, so each document has limits of its own
        const tenant = `document:${linked.submissionId}`
        return yield* opened.pipe(limits.charging(tenant, 0), memories.holding(tenant, { factor: 1, answer: "file" }))
      })
    })
  })
)
