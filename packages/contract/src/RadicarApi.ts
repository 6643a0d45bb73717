import { bilingual } from "@radicar/domain/inner/rules/Language"
import { HttpApi, OpenApi } from "effect/http-api"
import { AcquirersGroup } from "./AcquirersGroup.ts"
import { AuditGroup } from "./AuditGroup.ts"
import { AuthorityGroup } from "./AuthorityGroup.ts"
import { CaughtMailsGroup } from "./CaughtMailsGroup.ts"
import { CertificatesGroup } from "./CertificatesGroup.ts"
import { CodesGroup } from "./CodesGroup.ts"
import { CompaniesGroup } from "./CompaniesGroup.ts"
import { CompanyPrintsGroup } from "./CompanyPrintsGroup.ts"
import { DocumentEventsGroup } from "./DocumentEventsGroup.ts"
import { DocumentsGroup } from "./DocumentsGroup.ts"
import { DraftsGroup } from "./DraftsGroup.ts"
import { FilesGroup, LinkedFilesGroup } from "./FilesGroup.ts"
import { HealthGroup } from "./HealthGroup.ts"
import { InboxGroup } from "./InboxGroup.ts"
import { MailBouncesGroup, MailsGroup } from "./MailsGroup.ts"
import { NoticesGroup } from "./NoticesGroup.ts"
import { NumberingRangesGroup } from "./NumberingRangesGroup.ts"
import { PayslipsGroup } from "./PayslipsGroup.ts"
import { PreviewsGroup } from "./PreviewsGroup.ts"
import { ProvidersGroup } from "./ProvidersGroup.ts"
import { ReadingGroup } from "./ReadingGroup.ts"
import { RequestProblems } from "./RequestProblems.ts"
import { RipsGroup } from "./RipsGroup.ts"
import { SheetsGroup } from "./SheetsGroup.ts"
import { StatusZipsGroup } from "./StatusZipsGroup.ts"
import { SubmissionsGroup } from "./SubmissionsGroup.ts"
import { TestSetsGroup } from "./TestSetsGroup.ts"
import { TokensGroup } from "./TokensGroup.ts"
import { WebhookDeliveriesGroup, WebhooksGroup } from "./WebhooksGroup.ts"

/**
 * The HTTP contract of radicar, shared by server, client and command line. `describedApi` adds the parts that only
 * documentation needs.
 */
export class RadicarApi extends HttpApi.make("radicar")
  .add(
    DocumentsGroup,
    NumberingRangesGroup,
    StatusZipsGroup,
    DocumentEventsGroup,
    AcquirersGroup,
    ReadingGroup,
    RipsGroup,
    SheetsGroup,
    TestSetsGroup,
    MailsGroup,
    MailBouncesGroup,
    CaughtMailsGroup,
    PayslipsGroup,
    FilesGroup,
    LinkedFilesGroup,
    SubmissionsGroup,
    DraftsGroup,
    PreviewsGroup,
    InboxGroup,
    CertificatesGroup,
    AuthorityGroup,
    NoticesGroup,
    TokensGroup,
    CompaniesGroup,
    CompanyPrintsGroup,
    ProvidersGroup,
    AuditGroup,
    WebhooksGroup,
    WebhookDeliveriesGroup,
    CodesGroup,
    HealthGroup
  )
  .middleware(RequestProblems)
  .annotate(HttpApi.QueryParseOptions, { errors: "all" })
  .annotateMerge(
    OpenApi.annotations({
      title: "radicar",
      version: "1.0.0",
      description: bilingual({
        en: "Files electronic tax documents with the Colombian tax authority (DIAN). Unknown query parameters are rejected (400), and nothing is done.",
        es: "Radica documentos electrónicos tributarios ante la DIAN. Los parámetros de consulta desconocidos se rechazan (400), y no se hace nada."
      }),
      license: { name: "Apache-2.0", url: "https://www.apache.org/licenses/LICENSE-2.0" },
      servers: [
        {
          url: "/",
          description: bilingual({
            en: "The service that serves this document.",
            es: "El servicio que sirve este documento."
          })
        }
      ]
    })
  ) {}
