import { neededScope } from "@radicar/contract/inner/CurrentCaller"
import { InboxListQuery } from "@radicar/contract/inner/inbox/inboxQuery"
import { InboxGroup } from "@radicar/contract/inner/InboxGroup"
import { ReadingGroup } from "@radicar/contract/inner/ReadingGroup"
import { RipsGroup, RipsQuery } from "@radicar/contract/inner/RipsGroup"
import { SubmissionListQuery } from "@radicar/contract/inner/submissionRequests"
import { SubmissionsGroup } from "@radicar/contract/inner/SubmissionsGroup"
import { explainRule } from "@radicar/domain/inner/rulebook/explainRule"
import { described } from "@radicar/domain/inner/rules/described"
import { Schema } from "effect"
import { tool, ToolRefused } from "./Tool.ts"

const { amountFrom, amountTo, counterparty, cursor, issuedFrom, issuedTo, limit, q, type } = SubmissionListQuery

const filters = { q, type, counterparty, issuedFrom, issuedTo, amountFrom, amountTo, limit, cursor }

/** Tools that look something up and change nothing. */
export const readingTools = [
  tool({
    name: "explain",
    title: { en: "Explain a rule", es: "Explicar una regla" },
    about: {
      en: "Explains a rule of the authority by the code in its answer or in a violation: cause, correction, and field of the body.",
      es: "Explica una regla de la DIAN por el código de su respuesta o de una infracción: causa, corrección y campo del cuerpo."
    },
    scope: "any",
    effect: "reads",
    hasDocuments: false,
    input: {
      code: described(Schema.String, {
        en: "Code of the rule: FAU06, DSAJ25a, NIE024, 90.",
        es: "Código de la regla: FAU06, DSAJ25a, NIE024, 90."
      })
    },
    call: ({ language }, { code }) => {
      const rule = explainRule(code, { language })
      if (rule !== undefined) return rule
      throw new ToolRefused({
        en: `There is no rule ${code} in the catalogue.`,
        es: `No hay una regla ${code} en el catálogo.`
      })
    }
  }),
  tool({
    name: "find",
    title: { en: "Find filed documents", es: "Buscar documentos radicados" },
    about: {
      en: "Lists documents that the company filed, the latest first, with state, key, counterparty, total and the authority's answer. `next` of an answer is the cursor of the next page.",
      es: "Lista los documentos que radicó la compañía, del más reciente al más antiguo, con estado, clave, contraparte, total y la respuesta de la DIAN. `next` de una respuesta es el cursor de la página siguiente."
    },
    scope: neededScope(SubmissionsGroup.endpoints.list, SubmissionsGroup),
    effect: "reads",
    hasDocuments: true,
    input: { ...filters, status: SubmissionListQuery.status, id: SubmissionListQuery.id },
    call: ({ client, companyId }, input, options) =>
      client.submissions.list({ query: { companyId, ...input } }, options).page()
  }),
  tool({
    name: "read",
    title: { en: "Read a document", es: "Leer un documento" },
    about: {
      en: "Turns the XML of a document of any issuer into the JSON body of its operation, and verifies signature, key and the authority's answer. Nothing is stored.",
      es: "Convierte el XML de un documento de cualquier emisor en el cuerpo JSON de su operación, y verifica firma, clave y respuesta de la DIAN. No se guarda nada."
    },
    scope: neededScope(ReadingGroup.endpoints.read, ReadingGroup),
    effect: "reads",
    hasDocuments: true,
    input: {
      file: described(Schema.String, {
        en: "XML as text, or XML or ZIP in base64.",
        es: "XML como texto, o XML o ZIP en base64."
      })
    },
    call: ({ client }, { file }, options) =>
      client.reading.read({ payload: Buffer.from(file, /^\uFEFF?\s*</u.test(file) ? "utf8" : "base64") }, options)
  }),
  tool({
    name: "check_rips",
    title: { en: "Check a RIPS", es: "Revisar un RIPS" },
    about: {
      en: "Checks a RIPS, the support of a health invoice, with the rules of the health ministry, and compares it with the filed invoice. Nothing is stored or sent.",
      es: "Revisa un RIPS, el soporte de una factura de salud, con las reglas del Ministerio de Salud, y lo compara con la factura radicada. No se guarda ni se envía nada."
    },
    scope: neededScope(RipsGroup.endpoints.check, RipsGroup),
    effect: "reads",
    hasDocuments: true,
    input: {
      rips: described(Schema.String, { en: "The RIPS as JSON text.", es: "El RIPS como texto JSON." }),
      invoice: RipsQuery.invoice
    },
    call: ({ client, companyId }, { rips, ...invoice }, options) =>
      client.rips.check({ query: { companyId, ...invoice }, payload: rips }, options)
  }),
  tool({
    name: "inbox",
    title: { en: "List received documents", es: "Listar documentos recibidos" },
    about: {
      en: "Lists documents that the company received, the latest first, with supplier, total, events and the term for acceptance. `next` of an answer is the cursor of the next page.",
      es: "Lista los documentos que recibió la compañía, del más reciente al más antiguo, con proveedor, total, eventos y el plazo de aceptación. `next` de una respuesta es el cursor de la página siguiente."
    },
    scope: neededScope(InboxGroup.endpoints.list, InboxGroup),
    effect: "reads",
    hasDocuments: true,
    input: { ...filters, counterparty: InboxListQuery.counterparty, q: InboxListQuery.q, state: InboxListQuery.state },
    call: ({ client, companyId }, input, options) =>
      client.inbox.list({ query: { companyId, ...input } }, options).page()
  })
]
