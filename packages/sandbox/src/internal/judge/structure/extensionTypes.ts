import type { ContentModel } from "./ContentModel.ts"

/** Extensions and the authority's own block in them (annex 1.9, chapter on extensions). */
export const extensionTypes: ReadonlyArray<ContentModel> = [
  { elements: "ext:UBLExtensions", content: "ext:UBLExtension+" },
  {
    elements: "ext:UBLExtension",
    content:
      "cbc:ID? cbc:Name? ext:ExtensionAgencyID? ext:ExtensionAgencyName? ext:ExtensionVersionID? ext:ExtensionAgencyURI? " +
      "ext:ExtensionURI? ext:ExtensionReasonCode? ext:ExtensionReason? ext:ExtensionContent"
  },
  {
    elements: "sts:DianExtensions",
    content:
      "sts:InvoiceControl? sts:InvoiceSource sts:SoftwareProvider sts:SoftwareSecurityCode sts:AuthorizationProvider sts:QRCode?"
  },
  {
    elements: "sts:InvoiceControl",
    content: "sts:InvoiceAuthorization sts:AuthorizationPeriod sts:AuthorizedInvoices"
  },
  { elements: "sts:AuthorizationPeriod", content: "cbc:StartDate cbc:EndDate" },
  { elements: "sts:AuthorizedInvoices", content: "sts:Prefix? sts:From sts:To" },
  { elements: "sts:InvoiceSource", content: "cbc:IdentificationCode" },
  { elements: "sts:SoftwareProvider", content: "sts:ProviderID sts:SoftwareID" },
  { elements: "sts:AuthorizationProvider", content: "sts:AuthorizationProviderID" }
]
