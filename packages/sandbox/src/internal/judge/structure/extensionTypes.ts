import type { ContentModels } from "./ContentModel.ts"

/** Content models of extensions, including the authority's own block (annex 1.9, chapter on extensions). */
export const extensionTypes: ContentModels = {
  "ext:UBLExtensions": "ext:UBLExtension+",
  "ext:UBLExtension":
    "cbc:ID? cbc:Name? ext:ExtensionAgencyID? ext:ExtensionAgencyName? ext:ExtensionVersionID? ext:ExtensionAgencyURI? " +
    "ext:ExtensionURI? ext:ExtensionReasonCode? ext:ExtensionReason? ext:ExtensionContent",
  "sts:DianExtensions":
    "sts:InvoiceControl? sts:InvoiceSource sts:SoftwareProvider sts:SoftwareSecurityCode sts:AuthorizationProvider sts:QRCode?",
  "sts:InvoiceControl": "sts:InvoiceAuthorization sts:AuthorizationPeriod sts:AuthorizedInvoices",
  "sts:AuthorizationPeriod": "cbc:StartDate cbc:EndDate",
  "sts:AuthorizedInvoices": "sts:Prefix? sts:From sts:To",
  "sts:InvoiceSource": "cbc:IdentificationCode",
  "sts:SoftwareProvider": "sts:ProviderID sts:SoftwareID",
  "sts:AuthorizationProvider": "sts:AuthorizationProviderID"
}
