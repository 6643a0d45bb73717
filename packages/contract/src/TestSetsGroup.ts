import { bilingual } from "@radicar/domain/inner/rules/Language"
import { HttpApiEndpoint, HttpApiGroup } from "effect/http-api"
import { Authorization } from "./Authorization.ts"
import { FilingHeaders, FilingQuery } from "./FilingQuery.ts"
import { guid } from "./query/QueryParameters.ts"
import {
  AnotherTaxpayer,
  CertificateUnusable,
  Forbidden,
  InvalidDocument,
  MalformedBody,
  NotFound,
  NumberConflict,
  PayloadTooLarge,
  ServiceUnavailable,
  TestSetRefused,
  UnsupportedMediaType
} from "./problem/problems.ts"
import { TestSet } from "./testSet/TestSet.ts"
import { TestSetUpload } from "./testSet/TestSetUpload.ts"
import { Repeats } from "./Repetition.ts"
import { NeededScope } from "./CurrentCaller.ts"
import { groupTexts, operationTexts } from "./openApiTexts.ts"

const { companyId, complete, isTest, providerId } = FilingQuery

/** Problems of filing documents for a test set. */
export const testSetProblems = [
  MalformedBody,
  InvalidDocument,
  Forbidden,
  NumberConflict,
  PayloadTooLarge,
  UnsupportedMediaType,
  AnotherTaxpayer,
  CertificateUnusable,
  TestSetRefused,
  ServiceUnavailable
] as const

/** Operations on the test sets that the authority requires before a software may issue documents. */
export class TestSetsGroup extends HttpApiGroup.make("testSets")
  .add(
    HttpApiEndpoint.post("testSetCreate", "/test-sets", {
      query: { companyId, providerId, isTest, complete },
      headers: {
        "x-radicar-unknown-fields": FilingHeaders["x-radicar-unknown-fields"],
        "accept-language": FilingHeaders["accept-language"]
      },
      payload: TestSetUpload,
      success: TestSet,
      error: testSetProblems
    })
      .annotate(NeededScope, "documents:write")
      .annotate(Repeats, "safe")
      .annotateMerge(
        operationTexts("TestSetCreate", {
          summary: { en: "File documents for a test set", es: "Radicar documentos para un set de pruebas" },
          en: "Checks every document, and files none if one breaks a rule; then signs, records and uploads each by itself (SendTestSetAsync), and follows each to its verdict. The same request again files nothing twice: uploaded documents are queried, the others are uploaded. Not in production.",
          es: "Revisa cada documento, y no radica ninguno si uno incumple una regla; luego firma, registra y envía cada uno por separado (SendTestSetAsync), y lo sigue hasta su veredicto. La misma solicitud otra vez no radica nada dos veces: los documentos enviados se consultan, los demás se envían. No en producción."
        })
      ),
    HttpApiEndpoint.get("testSetGetItem", "/test-sets/:id", {
      params: {
        id: guid.annotate({
          description: bilingual({
            en: "Id of the test set, a GUID, as the authority's portal shows it.",
            es: "Identificador del set de pruebas, un GUID, como lo muestra el portal de la DIAN."
          })
        })
      },
      query: { companyId, providerId, isTest },
      headers: { "accept-language": FilingHeaders["accept-language"] },
      success: TestSet,
      error: [Forbidden, NotFound, ServiceUnavailable]
    }).annotateMerge(
      operationTexts("TestSetGetItem", {
        summary: { en: "Progress of a test set", es: "Avance de un set de pruebas" },
        en: "Every document that this service has filed for a test set, with its verdict, and the counts of all.",
        es: "Cada documento que este servicio radicó para un set de pruebas, con su veredicto, y las cantidades de todos."
      })
    )
  )
  .middleware(Authorization)
  .annotate(NeededScope, "documents:read")
  .prefix("/v1/dian")
  .annotateMerge(
    groupTexts("Test sets", {
      en: "Documents that the authority requires before a software may issue.",
      es: "Documentos que la DIAN exige antes de que un software pueda expedir."
    })
  ) {}
