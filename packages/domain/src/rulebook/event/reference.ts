import { referencedDocumentTypes } from "../../codes/referencedDocumentTypes.ts"
import type { PreparedEvent } from "../../document/event/CheckedEvent.ts"
import { operations, registeredType, schemeOf } from "../../documentRegistry.ts"
import { reportUnlessListed } from "../../rules/codeRule.ts"
import { explain, type Rule } from "../../rules/Rule.ts"
import type { Localized } from "../../rules/Language.ts"
import { keyForm } from "../../document/DocumentReference.ts"

const at = (field: string): ReadonlyArray<string> => ["DocumentReference", field]

/** Why a type of document that there is cannot be meant. */
const whyNot = (code: string): Localized | undefined => {
  const type = operations
    .flatMap((operation) => [...registeredType(operation).types])
    .find((each) => each.code === code)
  return type === undefined
    ? undefined
    : {
        en: `${code} ${type.name.en} has no events: only invoices and equivalents have`,
        es: `${code} ${type.name.es} no tiene eventos: solo los tienen las facturas y los documentos equivalentes`
      }
}

/** The document that an event is about. Whether it exists the authority alone knows. */
export const eventReferenceRules: ReadonlyArray<Rule<PreparedEvent>> = [
  {
    code: "AAH07",
    message: {
      en: "The CUFE or CUDE of the document is not one.",
      es: "El CUFE o CUDE del documento referenciado no es válido."
    },
    explained: explain(
      { path: "$.DocumentReference.Uuid" },
      "The CUFE is not one, or the authority does not have the document.",
      "El CUFE no es válido, o la DIAN no tiene el documento.",
      "Correct DocumentReference.Uuid: 96 hexadecimal digits of an accepted document of the same environment.",
      "Corrija DocumentReference.Uuid: 96 dígitos hexadecimales de un documento aceptado en el mismo ambiente."
    ),
    source: "Annex FE 1.9 §11, rule AAH07",
    check: ({ event, reference }, report) => {
      if (!/^[0-9a-f]{96}$/u.test(reference.uuid)) {
        report(at("Uuid"), keyForm, event.documentReference.uuid)
      }
    }
  },
  {
    code: "AAH08",
    message: {
      en: "The scheme of the code is not that of documents of this type.",
      es: "El esquema del código no corresponde al tipo del documento referenciado."
    },
    explained: explain(
      { path: "$.DocumentReference.SchemeName" },
      "The algorithm of the key is not that of the document's type.",
      "El algoritmo del código único no es el del tipo de documento.",
      "Correct DocumentReference.SchemeName, or omit it: CUFE-SHA384 for types 01, 02 and 04, else CUDE-SHA384.",
      "Corrija DocumentReference.SchemeName, u omítalo: CUFE-SHA384 para 01, 02 y 04; para los demás CUDE-SHA384."
    ),
    source: "Annex FE 1.9 §11, rule AAH08",
    check: ({ reference }, report) => {
      const expected = schemeOf(reference.typeCode)
      if (referencedDocumentTypes.has(reference.typeCode) && reference.scheme !== expected)
        report(at("SchemeName"), expected, reference.scheme)
    }
  },
  {
    code: "AAH09",
    message: {
      en: "Events do not refer to documents of this type.",
      es: "El tipo del documento referenciado no es válido."
    },
    explained: explain(
      { path: "$.DocumentReference.TypeCode" },
      "The type of the referred document is not valid or not its own.",
      "El tipo del documento referenciado no es válido o no es el suyo.",
      "Correct DocumentReference.TypeCode.",
      "Corrija DocumentReference.TypeCode."
    ),
    source: "Annex FE 1.9 §13.1.3, rule AAH09",
    check: ({ reference }, report) =>
      reportUnlessListed(referencedDocumentTypes, reference.typeCode, at("TypeCode"), report, whyNot)
  }
]
