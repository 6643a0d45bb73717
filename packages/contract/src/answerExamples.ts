import { object, withEach } from "./openApiParts.ts"
import { problemExamples } from "./problemExamples.ts"
import { recordedAnswers } from "./recordedAnswers.ts"

const json = "application/json"
const problem = "application/problem+json"

/** The names of the problems that a schema of answers has. */
const problemsOf = (schema: unknown): ReadonlyArray<string> => {
  const { $ref: reference, anyOf } = object(schema)
  const forms = Array.isArray(anyOf) ? anyOf.map((form) => object(form)["$ref"]) : [reference]
  return forms.flatMap((form) => /\/(\w+)Encoded$/u.exec(String(form))?.[1] ?? [])
}

const withoutWords = (response: unknown) => Object.fromEntries(Object.keys(object(response)).map((name) => [name, ""]))

/** A result that is still open, as that of a document is before the authority has said anything of it. */
const pending = (result: Readonly<Record<string, unknown>>) => ({
  ...result,
  status: "pending",
  response: withoutWords(result["response"])
})

/** The report that a mail came back takes another mail server. */
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

const answers: typeof recordedAnswers = {
  ...recordedAnswers,
  MailBounceCreate: { status: 200, contentType: "application/json", body: bounce }
}

const exampleOf = (operation: string, status: string): unknown => {
  const answer = answers[operation]
  if (answer === undefined) return undefined
  if (String(answer.status) === status) return answer.body
  return status === "202" ? pending(object(answer.body)) : undefined
}

/** Adds to an OpenAPI document an example of every JSON answer of every operation, of problems one for each that there may be. */
export const withAnswerExamples = (document: Record<string, unknown>): Record<string, unknown> => ({
  ...document,
  components: {
    ...object(document["components"]),
    examples: Object.fromEntries(Object.entries(problemExamples).map(([name, value]) => [name, { value }]))
  },
  paths: withEach(document["paths"], (methods) =>
    withEach(methods, (operation) => ({
      ...operation,
      responses: withEach(operation["responses"], (response, status) => {
        const content = object(response["content"])
        const example = exampleOf(String(operation["operationId"]), status)
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
