import { InvalidBody, NotFound } from "@radicar/contract/inner/problem/problems"
import { RadicarApi } from "@radicar/contract/inner/RadicarApi"
import { CompanyPrint, CompanyPrintItem, maximumLogoOctets } from "@radicar/contract/inner/tenant/CompanyPrint"
import type { Localized } from "@radicar/domain/inner/rules/Language"
import { Effect, Option, Result, Schema } from "effect"
import { type HttpServerRequest, HttpServerResponse } from "effect/http"
import { HttpApiBuilder } from "effect/http-api"
import { requireCompany } from "../access/requireAccess.ts"
import { DocumentFiles } from "./files/DocumentFiles.ts"
import { Logos } from "./files/Logos.ts"
import { missingFiles } from "./files/missingFiles.ts"
import { Submissions } from "./submissions/Submissions.ts"
import { failWith } from "../http/language.ts"
import { readResource } from "../http/readBody.ts"
import { violation } from "../http/violation.ts"
import { CompanyPrints } from "../tenants/CompanyPrints.ts"

const pictureForm: Localized = {
  en: "a PNG or JPEG in base64, of at most 1 MiB and 16 million pixels, in RGB or grey and not interlaced",
  es: "un PNG o JPEG en base64, de máximo 1 MiB y 16 millones de píxeles, en RGB o grises y sin entrelazado"
}

const noDocument = failWith(NotFound, {
  en: "The company has no document of this key.",
  es: "La compañía no tiene ningún documento con este código."
})

const encodeItem = Schema.encodeSync(CompanyPrintItem)

/** Decodes base64; `undefined` for another text, which `Buffer` would read in part. */
const decoded = (text: string): Buffer | undefined => {
  const octets = Buffer.from(text, "base64")
  return octets.toString("base64") === text.replaceAll(/\s/gu, "") ? octets : undefined
}

/** Paper and design of companies' PDFs, over HTTP. */
export const CompanyPrintsLive = HttpApiBuilder.group(
  RadicarApi,
  "companyPrints",
  Effect.fn(function* (handlers) {
    const prints = yield* CompanyPrints
    const logos = yield* Logos
    const files = yield* DocumentFiles
    const submissions = yield* Submissions

    /** Settings of a body, and the file of its logo; fails for a logo that cannot be printed. */
    const readSettings = Effect.fnUntraced(function* (request: HttpServerRequest.HttpServerRequest) {
      const { logo, ...settings } = yield* readResource(request, CompanyPrint)
      if (logo === undefined) return { settings, logo }
      const file = decoded(logo)
      const isRead = file !== undefined && file.length <= maximumLogoOctets
      if (isRead && Result.isSuccess(yield* logos.load({ png: file }))) return { settings, logo: file }
      const actual = `${logo.slice(0, 20)}…`
      const fault = yield* violation({ rule: "RAD02", path: "$.Logo", expected: pictureForm, actual })
      return yield* failWith(
        InvalidBody,
        {
          en: "The logo cannot be printed; nothing was changed.",
          es: "El logotipo no se puede imprimir; no se cambió nada."
        },
        { violations: [fault] }
      )
    })

    const item = Effect.fnUntraced(function* (id: string) {
      const { hasLogo, settings, updatedAt } = yield* prints.find(id)
      const logo = hasLogo ? yield* prints.logo(id) : Option.none()
      return {
        id,
        settings: {
          ...settings,
          ...(Option.isSome(logo) ? { logo: Buffer.from(logo.value).toString("base64") } : {})
        },
        ...(updatedAt === undefined ? {} : { updated: updatedAt.toISOString() })
      }
    })

    return handlers
      .handleAll({
        get: Effect.fn("CompanyPrintGetItem")(function* ({ params: { id } }) {
          yield* requireCompany(id)
          return yield* item(id)
        })
      })
      .handleRaw(
        "put",
        Effect.fn("CompanyPrintPut")(function* ({ params: { id }, request }) {
          yield* requireCompany(id)
          const { logo, settings } = yield* readSettings(request)
          yield* prints.put(id, settings, logo)
          return HttpServerResponse.jsonUnsafe(encodeItem(yield* item(id)))
        })
      )
      .handleRaw(
        "preview",
        Effect.fn("CompanyPrintPreview")(function* ({ params: { id }, query: { paper, uuid }, request }) {
          yield* requireCompany(id)
          const face = yield* readSettings(request)
          const found = yield* submissions.ofDocumentKey(uuid.toLowerCase())
          const submission = found.find(({ companyId }) => companyId === id)
          if (submission === undefined) return yield* noDocument
          const pdf = yield* files.preview(submission, face, paper)
          if (Result.isFailure(pdf)) return yield* failWith(NotFound, missingFiles[pdf.failure])
          return HttpServerResponse.uint8Array(pdf.success, {
            contentType: "application/pdf",
            headers: { "cache-control": "no-store" }
          })
        })
      )
  })
)
