import { bilingual, type Language, type Localized, textIn } from "@radicar/domain/inner/rules/Language"
import { OpenApi } from "effect/http-api"
import { answerText } from "./answerTexts.ts"
import { object, withEach } from "./openApiParts.ts"
import { type OpenApiOptions, openApiTransform } from "./openApiTransform.ts"
import { declared, type ProblemName, problemTable } from "./problem/problemTable.ts"
import { RadicarApi } from "./RadicarApi.ts"
import { recordedAnswers, recordedProblems } from "./recorded/recorded.ts"

const problemOf = (name: ProblemName, { en, es, ...fields }: Localized & Readonly<Record<string, unknown>>) => ({
  detail: bilingual({ en, es }),
  ...fields,
  ...declared(name),
  title: bilingual(problemTable[name])
})

/** Examples of the problems that the recording does not produce. */
const others = {
  TooManyRequests: problemOf("too-many-requests", {
    en: "The tokens of this tenant may send 6000 requests a minute; retry in 42 seconds. Nothing was done.",
    es: "Los tokens de este cliente pueden hacer 6000 solicitudes por minuto; repita en 42 s. No se hizo nada.",
    retryAfter: 42
  }),
  ServiceUnavailable: problemOf("service-unavailable", {
    en: "The database does not answer, or cannot be written.",
    es: "La base de datos no responde, o no admite escritura."
  }),
  MailNotConfigured: problemOf("mail-not-configured", {
    en: "Neither the company has a mail server (Mail of /v1/companies) nor the service (SMTP_URL and MAIL_FROM).",
    es: "Ni la compañía tiene servidor de correo (Mail de /v1/companies) ni el servicio (SMTP_URL y MAIL_FROM)."
  }),
  DraftRefused: problemOf("draft-refused", {
    en: "There are 100 drafts already: delete or file one of them first. Nothing was stored.",
    es: "Ya hay 100 borradores: elimine o radique antes uno de ellos. No se guardó nada.",
    reason: "full"
  }),
  TestSetRefused: problemOf("test-set-refused", {
    en: 'There are no test sets in production ("Acción no disponible en producción."): file with isTest=true, or with a service of the environment habilitacion.',
    es: "Acción no disponible en producción: radique con isTest=true, o con un servicio del ambiente de habilitación.",
    reason: "production"
  })
}

/** A recorded value with its texts in a language. */
export const recordedIn = <A>(value: A, language: Language): A =>
  JSON.parse(JSON.stringify(value), (_, part: unknown) => (typeof part === "string" ? textIn(part, language) : part))

/** An example of every problem, by its name in the contract. */
export const problemExamples = (language: Language): Readonly<Record<string, Readonly<Record<string, unknown>>>> =>
  recordedIn({ ...recordedProblems, ...others }, language)

const json = "application/json"
const problem = "application/problem+json"

/** The names of the problems in a schema of answers. */
const problemsOf = (schema: unknown): ReadonlyArray<string> => {
  const { $ref: reference, oneOf } = object(schema)
  const forms = Array.isArray(oneOf) ? oneOf.map((form) => object(form)["$ref"]) : [reference]
  return forms.flatMap((form) => /\/(\w+)$/u.exec(String(form))?.[1] ?? [])
}

/**
 * Empties the texts of the authority's response in an example and drops its notifications, for a document that the
 * authority has not answered yet.
 */
const withoutWords = (response: unknown) =>
  Object.fromEntries(
    Object.entries(object(response)).flatMap(([name, value]) => (typeof value === "string" ? [[name, ""]] : []))
  )

/**
 * Turns the example of a finished result into a pending one. This is a filing that the authority has not answered yet,
 * or an arrival of the inbox that was not judged yet.
 */
const pending = (result: Readonly<Record<string, unknown>>) =>
  result["state"] === "judged"
    ? { ...result, state: "stored", items: [] }
    : { ...result, status: "pending", response: withoutWords(result["response"]) }

/** An example answer to a bounce report. It is not recorded, because only another mail server sends such reports. */
const bounce = {
  mailId: "0198c0de-0000-7000-8000-000000000000",
  receivers: [
    {
      address: "compras@example.com",
      state: "bounced",
      status: "5.1.1",
      diagnostic: "550 5.1.1 no such user",
      reported: "2026-01-15T15:00:01.123Z"
    }
  ]
}

const version = {
  ETag: {
    description: bilingual({
      en: "Version of the resource, for `If-Match` of a `PUT` (RFC 9110).",
      es: "Versión del recurso, para `If-Match` de un `PUT` (RFC 9110)."
    }),
    schema: { type: "string" },
    example: '"0198c0de-0000-7000-8000-000000000000"'
  }
}

const notification = {
  "X-Radicar-Notification": {
    description: bilingual({
      en: "Only of a PDF without the picture of ImageUrl: the rule that notifies it, and why the picture cannot be printed (size, format, damaged, colours, interlaced, unavailable).",
      es: "Solo en un PDF sin la imagen de ImageUrl: la regla que lo notifica y por qué no se puede imprimir la imagen (size, format, damaged, colours, interlaced, unavailable)."
    }),
    schema: { type: "string" },
    example: "RAD64; problem=size"
  }
}

/** Headers of 200 answers that only some operations have, by operation. */
const headersOf: Readonly<Record<string, object>> = {
  CompanyGetItem: version,
  CompanyPut: version,
  DraftGetItem: version,
  DraftPut: version,
  ProviderGetItem: version,
  ProviderPut: version,
  filePdfGetItem: notification,
  fileLinkOpen: notification
}

/** Adds to the answers of an OpenAPI document the headers that only some operations have. */
const withOwnHeaders = (document: Record<string, unknown>): Record<string, unknown> => ({
  ...document,
  paths: withEach(document["paths"], (methods) =>
    withEach(methods, (operation) => ({
      ...operation,
      responses: withEach(operation["responses"], (response, status) =>
        status === "200"
          ? { ...response, headers: { ...object(response["headers"]), ...headersOf[String(operation["operationId"])] } }
          : response
      )
    }))
  )
})

/** Describes the answers of every operation in both languages. */
const withAnswerTexts = (document: Record<string, unknown>): Record<string, unknown> => ({
  ...document,
  paths: withEach(document["paths"], (methods) =>
    withEach(methods, (operation) => ({
      ...operation,
      responses: withEach(operation["responses"], (response, status) => ({
        ...response,
        description: answerText(status < "300" ? String(operation["operationId"]) : "", String(response["description"]))
      }))
    }))
  )
})

/** Copies the description of a parameter's schema to the parameter, where readers and generators look for it. */
const withParameterTexts = (document: Record<string, unknown>): Record<string, unknown> => ({
  ...document,
  paths: withEach(document["paths"], (methods) =>
    withEach(methods, ({ parameters, ...operation }) => ({
      ...operation,
      ...(Array.isArray(parameters)
        ? {
            parameters: parameters.map((parameter: unknown) => {
              const { description } = object(object(parameter)["schema"])
              return { ...(description === undefined ? {} : { description }), ...object(parameter) }
            })
          }
        : {})
    }))
  )
})

/** The fields that every problem has (RFC 9457). */
const problemTexts: Readonly<Record<string, Localized>> = {
  type: {
    en: "Kind of the problem, a URN that programs decide by: urn:radicar:problem:not-found. The page of problems explains each.",
    es: "Clase del problema, un URN por el que deciden los programas: urn:radicar:problem:not-found. La página de problemas explica cada uno."
  },
  detail: {
    en: "What happened this time and what to do, in the caller's language; the wording may change.",
    es: "Qué pasó esta vez y qué hacer, en el idioma de quien llama; la redacción puede cambiar."
  },
  instance: {
    en: "URI of this one occurrence (RFC 9457); this service states none.",
    es: "URI de este caso particular (RFC 9457); este servicio no indica ninguno."
  }
}

/**
 * Descriptions of the settings in answers. The contract's generator drops the description of a field that has another
 * name on the wire.
 */
const settingsTexts: Readonly<Record<string, Localized>> = {
  CompanyItem: {
    en: "Settings that bodies of this company need not repeat, in PascalCase as in `PUT`; without secrets.",
    es: "Configuración que los cuerpos de esta compañía no necesitan repetir, en PascalCase como en `PUT`; sin secretos."
  },
  CompanyPrintItem: {
    en: "Paper and design, in PascalCase as in `PUT`; empty without settings of its own.",
    es: "Papel y diseño, en PascalCase como en `PUT`; vacío sin configuración propia."
  },
  ProviderItem: {
    en: "Settings that bodies with this provider need not repeat, in PascalCase as in `PUT`; without secrets.",
    es: "Configuración que los cuerpos con este proveedor no necesitan repetir, en PascalCase como en `PUT`; sin secretos."
  }
}

/** Describes the settings of companies and providers, and the fields common to all problems. */
const withSharedTexts = (document: Record<string, unknown>): Record<string, unknown> => {
  const components = object(document["components"])
  const schemas = withEach(components["schemas"], (schema, schemaName) => {
    const properties = object(schema["properties"])
    const settings = settingsTexts[schemaName]
    if (settings !== undefined) {
      const described = { ...object(properties["settings"]), description: bilingual(settings) }
      return { ...schema, properties: { ...properties, settings: described } }
    }
    if (!JSON.stringify(properties["type"] ?? "").includes("urn:radicar:problem:")) return schema
    const own = withEach(properties, (property, name) => {
      const text = problemTexts[name]
      return text === undefined ? property : { ...property, description: bilingual(text) }
    })
    return { ...schema, properties: own }
  })
  return { ...document, components: { ...components, schemas } }
}

const answers: typeof recordedAnswers = {
  ...recordedAnswers,
  MailBounceCreate: { status: 200, contentType: "application/json", body: bounce }
}

const exampleOf = (operation: string, status: string, language: Language): unknown => {
  const answer = answers[operation]
  if (answer === undefined) return undefined
  const body = recordedIn(answer.body, language)
  if (String(answer.status) === status) return body
  return status === "202" ? pending(object(body)) : undefined
}

/**
 * Adds an example of every JSON answer of every operation to an OpenAPI document, with one for each possible problem.
 */
const withAnswerExamples = (document: Record<string, unknown>, language: Language): Record<string, unknown> => ({
  ...document,
  components: {
    ...object(document["components"]),
    examples: Object.fromEntries(Object.entries(problemExamples(language)).map(([name, value]) => [name, { value }]))
  },
  paths: withEach(document["paths"], (methods) =>
    withEach(methods, (operation) => ({
      ...operation,
      responses: withEach(operation["responses"], (response, status) => {
        const content = object(response["content"])
        const example = exampleOf(String(operation["operationId"]), status, language)
        if (problem in content) {
          const media = object(content[problem])
          const examples = Object.fromEntries(
            problemsOf(media["schema"]).map((name) => [name, { $ref: `#/components/examples/${name}` }])
          )
          return { ...response, content: { ...content, [problem]: { ...media, examples } } }
        }
        if (!(json in content) || example === undefined) return response
        return { ...response, content: { ...content, [json]: { ...object(content[json]), example } } }
      })
    }))
  )
})

/** Adds descriptions, headers and examples to the OpenAPI document of {@link RadicarApi}, whose schemas lack them. */
export const describeApi = (document: Record<string, unknown>, options: OpenApiOptions = {}): Record<string, unknown> =>
  withAnswerExamples(
    openApiTransform(withAnswerTexts(withSharedTexts(withParameterTexts(withOwnHeaders(document)))), options),
    options.language ?? "en"
  )

/**
 * The contract with examples of its answers, for documentation: the service returns `OpenApi.fromApi(describedApi)` at
 * `/openapi.json`. Clients do not need the examples and use `RadicarApi`.
 */
export const describedApi = RadicarApi.annotate(OpenApi.Transform, (document) => describeApi(document))
