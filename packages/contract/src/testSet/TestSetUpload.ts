import { described } from "@radicar/domain/inner/rules/described"
import { bilingual, type Localized } from "@radicar/domain/inner/rules/Language"
import { operations } from "@radicar/domain/inner/documentRegistry"
import { patternText } from "@radicar/domain/inner/wire/text"
import { wireList } from "@radicar/domain/inner/wire/wireList"
import { anyObject, wireStruct } from "@radicar/domain/inner/wire/wireStruct"
import { guidPattern } from "../query/QueryParameters.ts"

/** Maximum number of documents in one request. */
export const maximumDocuments = 50

/** The form of a test set's id, in words. */
export const testSetIdWords: Localized = {
  en: "a GUID, as the authority's portal shows it",
  es: "un GUID, como lo muestra el portal de la DIAN"
}

/** Id of a test set. */
export const testSetId = patternText({
  identifier: "TestSetId",
  pattern: new RegExp(`^${guidPattern}$`, "u"),
  expected: testSetIdWords,
  description: bilingual({
    en: "Id of the test set, as the authority's portal shows it.",
    es: "Identificador del set de pruebas, como lo muestra el portal de la DIAN."
  })
})

/** The body of a document, which the rules of its operation check. */
const documentBody = anyObject.annotate({
  identifier: "DocumentBody",
  description: bilingual({
    en: "The body that the operation takes, with its Number.",
    es: "El cuerpo que recibe la operación, con su Number."
  })
})

const operation = patternText({
  identifier: "TestSetOperation",
  pattern: new RegExp(`^(?:${operations.join("|")})$`, "u"),
  expected: { en: `one of ${operations.join(", ")}`, es: `una de ${operations.join(", ")}` },
  description: bilingual({
    en: "The operation that would file the document.",
    es: "La operación que radicaría el documento."
  })
})

/** One document for a test set. */
export const TestSetUploadDocument = wireStruct("TestSetUploadDocument", {
  operation: described(operation, {
    en: "The operation that would file the document: InvoiceCreate.",
    es: "La operación que radicaría el documento: InvoiceCreate."
  }),
  body: described(documentBody, {
    en: "The body that the operation takes, with its `Number`.",
    es: "El cuerpo que recibe la operación, con su `Number`."
  })
})

/** Documents for a test set, 1 to 50, each with its operation. */
export const TestSetUpload = wireStruct("TestSetUpload", {
  testSetId: described(testSetId, {
    en: "Id of the test set, a GUID, as the authority's portal shows it.",
    es: "Identificador del set de pruebas, un GUID, como lo muestra el portal de la DIAN."
  }),
  documents: described(wireList(TestSetUploadDocument, { maximum: maximumDocuments }), {
    en: "1 to 50 documents, each with the operation that it is the body of.",
    es: "De 1 a 50 documentos, cada uno con la operación de la que es cuerpo."
  })
})

/** A value of the schema {@link TestSetUpload}. */
export type TestSetUpload = typeof TestSetUpload.Type
