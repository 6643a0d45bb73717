import type { DocumentDefinition } from "@radicar/domain/inner/document/DocumentDefinition"
import { documentDefinitions } from "@radicar/domain/inner/type/documentDefinitions"
import { neededScope } from "@radicar/contract/inner/CurrentCaller"
import { DocumentsGroup } from "@radicar/contract/inner/DocumentsGroup"
import { described } from "@radicar/domain/inner/rules/described"
import { exampleNumberAt } from "@radicar/domain/inner/document/DocumentDefinition"
import { fromEpochMillis } from "@radicar/domain/inner/time/LocalDateTime"
import type { FilingOperation, SubmitOptions } from "@radicar/http-client/inner/plain"
import { Record, Schema } from "effect"
import { createHash } from "node:crypto"
import { tool, ToolRefused, type ToolSession } from "./Tool.ts"

const operations = Record.toEntries<FilingOperation, DocumentDefinition<unknown>>(documentDefinitions)

const operationOf = (name: string): FilingOperation => {
  const entry = operations.find(([, type]) => type.name === name)
  if (entry !== undefined) return entry[0]
  throw new ToolRefused({ en: `There is no type ${name}.`, es: `No hay un tipo ${name}.` })
}

const scope = neededScope(DocumentsGroup.endpoints.invoiceCreate, DocumentsGroup)

const type = described(Schema.Literals(operations.map(([, { name }]) => name)), {
  en: "Type of the document.",
  es: "Tipo del documento."
})

// text, because a parsed JSON number no longer has the digits of an amount
const body = described(Schema.String, {
  en: "Body of the document as JSON text, in PascalCase as in docs/reference/operations. It must not contain a certificate or a password.",
  es: "Cuerpo del documento como texto JSON, en PascalCase como en docs/es/reference/operaciones. No debe contener un certificado ni una contraseña."
})

const complete = described(Schema.optionalKey(Schema.Boolean), {
  en: "true fills in omitted amounts and totals that follow from the lines.",
  es: "true llena los valores y totales omitidos que se deducen de las líneas."
})

interface Filing {
  readonly type: string
  readonly body: string
  readonly complete?: boolean
}

const queryOf = (
  { companyId, isTest, providerId }: ToolSession,
  completes: boolean | undefined
): SubmitOptions["query"] => ({
  companyId,
  providerId,
  ...(isTest ? { isTest: "true" } : {}),
  ...(completes === true ? { complete: "totals" } : {})
})

/** SHA-256 of everything that decides what is filed and where. A change of any of it changes the digest. */
const digestOf = (session: ToolSession, filing: Filing): string => {
  const { companyId, environment, isTest, providerId, url } = session
  const parts = [url, environment, isTest, companyId, providerId, filing.type, filing.complete === true, filing.body]
  return createHash("sha256").update(JSON.stringify(parts)).digest("hex")
}

const notConfirmed = new ToolRefused({
  en: "Nothing was filed: the digest is not that of this document, company and environment. Call file without digest, show the person the result, and file with its digest.",
  es: "No se radicó nada: el resumen no es el de este documento, compañía y ambiente. Llame a file sin digest, muestre el resultado a la persona y radique con su digest."
})

/** Tools that start, check and file a document. */
export const filingTools = [
  tool({
    name: "draft",
    title: { en: "Start a document", es: "Empezar un documento" },
    about: {
      en: "Returns an example body of a type to start from. All its values are examples: replace them by what the person states, and ask for what is missing. Omit Number to get the next number of the range, and amounts that complete works out.",
      es: "Devuelve un cuerpo de ejemplo de un tipo para empezar. Todos sus valores son ejemplos: reemplácelos por lo que indique la persona y pregunte lo que falte. Omita Number para recibir el siguiente número del rango, y los valores que complete calcula."
    },
    scope,
    effect: "reads",
    hasDocuments: false,
    input: { type },
    call: (_, input) => {
      const { example, exampleNumbers } = documentDefinitions[operationOf(input.type)]
      const now = Date.now()
      return example({ number: exampleNumberAt(exampleNumbers, now), date: fromEpochMillis(now) })
    }
  }),
  tool({
    name: "check",
    title: { en: "Check a document", es: "Revisar un documento" },
    about: {
      en: "Checks a document with the rules of the authority and the configuration of the company. Returns all violations with rule, path, expected and actual value. Nothing is stored or filed.",
      es: "Revisa un documento con las reglas de la DIAN y la configuración de la compañía. Devuelve todas las infracciones con regla, ruta, valor esperado y encontrado. No se guarda ni se radica nada."
    },
    scope,
    effect: "reads",
    hasDocuments: true,
    input: { type, body },
    call: (session, input, options) =>
      session.client.validate(operationOf(input.type), input.body, { query: queryOf(session, false) }, options)
  }),
  tool({
    name: "complete",
    title: { en: "Complete a document", es: "Completar un documento" },
    about: {
      en: "Fills in omitted amounts, taxes and totals that follow from the lines, checks the document and returns the completed body. Nothing is stored or filed.",
      es: "Llena los valores, impuestos y totales omitidos que se deducen de las líneas, revisa el documento y devuelve el cuerpo completo. No se guarda ni se radica nada."
    },
    scope,
    effect: "reads",
    hasDocuments: true,
    input: { type, body },
    call: (session, input, options) =>
      session.client.validate(operationOf(input.type), input.body, { query: queryOf(session, true) }, options)
  }),
  tool({
    name: "file",
    title: { en: "File a document", es: "Radicar un documento" },
    about: {
      en: "Files a document with the tax authority, in two calls. Without digest it is a dry run: it files nothing and returns the environment, the violations and, if there are none, a digest. Show these to the person with buyer, lines and total. Only after their consent call it again with the same arguments and that digest. A filed document cannot be taken back. Repeating a call files nothing twice.",
      es: "Radica un documento ante la DIAN, en dos llamadas. Sin digest es un ensayo: no radica nada y devuelve el ambiente, las infracciones y, si no hay, un resumen (digest). Muéstrelos a la persona con adquiriente, líneas y total. Solo con su consentimiento llame otra vez con los mismos argumentos y ese digest. Un documento radicado no se puede retirar. Repetir una llamada no radica nada dos veces."
    },
    scope,
    effect: "files",
    hasDocuments: true,
    input: {
      type,
      body,
      complete,
      digest: described(Schema.optionalKey(Schema.String), {
        en: "Digest that the dry run returned for the same arguments; absent: dry run.",
        es: "Resumen que devolvió el ensayo para los mismos argumentos; ausente: ensayo."
      })
    },
    call: async (session, input, options) => {
      const { client, companyId, environment, isTest } = session
      const query = queryOf(session, input.complete)
      const digest = digestOf(session, input)
      const operation = operationOf(input.type)
      if (input.digest === undefined) {
        const validation = await client.validate(operation, input.body, { query }, options)
        return { filed: false, environment, isTest, companyId, ...validation, ...(validation.valid ? { digest } : {}) }
      }
      if (input.digest !== digest) throw notConfirmed
      return client.submit(operation, input.body, { query, headers: { "idempotency-key": digest } }, options)
    }
  })
]
