import { formedText } from "@radicar/domain/inner/rules/described"
import { bilingual } from "@radicar/domain/inner/rules/Language"
import { Schema } from "effect"
import { HttpApiEndpoint, HttpApiGroup, HttpApiSchema } from "effect/http-api"
import { Authorization } from "./Authorization.ts"
import { NeededScope } from "./CurrentCaller.ts"
import { CompanyQuery } from "./FilingQuery.ts"
import { CaughtMails } from "./mail/CaughtMail.ts"
import { groupTexts, operationTexts } from "./openApiTexts.ts"
import { Forbidden, NotFound, ServiceUnavailable } from "./problem/problems.ts"

const problems = [Forbidden, NotFound, ServiceUnavailable] as const

/** Operations on mails that the sandbox caught instead of sending them. */
export class CaughtMailsGroup extends HttpApiGroup.make("caughtMails")
  .add(
    HttpApiEndpoint.get("list", "/", { query: CompanyQuery, success: CaughtMails, error: problems }).annotateMerge(
      operationTexts("CaughtMailGetAll", {
        summary: { en: "List caught mails", es: "Listar los correos atrapados" },
        en: "What the sandbox would have mailed: without a mail server it catches every mail, records it as sent, and keeps the last 100 of a company for a day, at most 32 MiB. Elsewhere, and with SMTP_URL, nothing is caught and the answer is 404.",
        es: "Lo que el sandbox habría enviado por correo: sin servidor de correo atrapa cada correo, lo registra como enviado y conserva los últimos 100 de una compañía durante un día, máximo 32 MiB. En los demás ambientes, y con SMTP_URL, no se atrapa nada y la respuesta es 404."
      })
    ),
    HttpApiEndpoint.get("file", "/:id/files/:file", {
      params: {
        id: Schema.String.annotate({
          description: bilingual({
            en: "UUID of the caught message, `id` of the list.",
            es: "UUID del mensaje atrapado, `id` de la lista."
          })
        }),
        file: formedText(/^(?:message|[0-9]{1,2})$/u, {
          en: "message, or the place of a file such as 0",
          es: "message, o el lugar de un archivo como 0"
        }).annotate({
          description: bilingual({
            en: "0: the first attached file, by its place in `files`. message: the whole message as it would have left (RFC 5322).",
            es: "0: el primer archivo adjunto, por su lugar en `files`. message: todo el mensaje como habría salido (RFC 5322)."
          })
        })
      },
      query: CompanyQuery,
      success: Schema.Uint8Array.pipe(HttpApiSchema.asUint8Array({ contentType: "application/octet-stream" })),
      error: problems
    }).annotateMerge(
      operationTexts("CaughtMailFileGet", {
        summary: { en: "A file of a caught mail", es: "Un archivo de un correo atrapado" },
        en: "An attached file of a mail that the sandbox caught, or the whole message.",
        es: "Un archivo adjunto de un correo que el sandbox atrapó, o todo el mensaje."
      })
    )
  )
  .middleware(Authorization)
  .annotate(NeededScope, "documents:write")
  .prefix("/v1/mails/caught")
  .annotateMerge(
    groupTexts("Caught mails", {
      en: "Mails that the sandbox caught instead of sending them.",
      es: "Correos que el sandbox atrapó en vez de enviarlos."
    })
  ) {}
