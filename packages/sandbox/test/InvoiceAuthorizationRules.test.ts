import { testBrokenInvoices } from "./support/brokenInvoices.ts"
import { after, replace } from "./support/edit.ts"
import { authority, provider } from "./support/invoiceEdits.ts"

testBrokenInvoices("invoice rules: numbering, software and authority", [
  { rules: ["FAB05a"], what: "no authorisation number", edit: replace("18760000001</sts", " </sts") },
  { rules: ["FAB05b"], what: "an unknown authorisation number", edit: replace("18760000001", "18760000002") },
  { rules: ["FAB07b"], what: "another start date", edit: replace("2019-01-19", "2019-01-20") },
  { rules: ["FAB07a", "FAB07b"], what: "a start date after the issue date", edit: replace("2019-01-19", "2026-01-16") },
  { rules: ["FAB08b"], what: "another end date", edit: replace("2030-01-19", "2030-01-18") },
  { rules: ["FAB08a", "FAB08b"], what: "an end date before the issue date", edit: replace("2030-01-19", "2026-01-14") },
  {
    rules: ["FAB10a"],
    what: "another prefix in the registration scheme",
    edit: replace("<cac:CorporateRegistrationScheme><cbc:ID>SETP", "<cac:CorporateRegistrationScheme><cbc:ID>SETX")
  },
  {
    rules: ["FAB10b"],
    what: "a prefix that is not authorised",
    edit: replace("<cbc:ID>SETP</cbc:ID>", "<cbc:ID>SETX</cbc:ID>"),
    tamper: replace("<sts:Prefix>SETP", "<sts:Prefix>SETX")
  },
  {
    rules: ["FAB11b"],
    what: "another start of the range",
    edit: replace("990000000</sts:From>", "990000001</sts:From>")
  },
  { rules: ["FAB12b"], what: "another end of the range", edit: replace("995000000</sts:To>", "995000001</sts:To>") },
  { rules: ["FAB19a", "FAB22b"], what: "no provider NIT", edit: after(provider, replace(">900373115<", "><")) },
  {
    rules: ["FAB22a"],
    what: "no check digit of the provider",
    edit: after(provider, replace('schemeID="3"', 'schemeID=""'))
  },
  {
    rules: ["FAB22b"],
    what: "a wrong check digit of the provider",
    edit: after(provider, replace('schemeID="3"', 'schemeID="4"'))
  },
  {
    rules: ["FAB23"],
    what: "a provider identified by something else than a NIT",
    edit: after(provider, replace('schemeName="31"', 'schemeName="13"'))
  },
  { rules: ["FAB24a"], what: "no software id", edit: replace("5f2c0e2a-7d0b-4a55-9a53-0d6d1f2b8c11", "") },
  { rules: ["FAB24b"], what: "an unknown software id", edit: replace("5f2c0e2a", "5f2c0e2b") },
  {
    rules: ["FAB25"],
    what: "another agency of the provider",
    edit: after(provider, replace('schemeAgencyID="195"', 'schemeAgencyID="9"'))
  },
  {
    rules: ["FAB26"],
    what: "an agency name without its accent",
    edit: after(provider, replace("Dirección", "Direccion"))
  },
  { rules: ["FAB27a", "FAB27b"], what: "no fingerprint", edit: replace("{fingerprint}", "") },
  { rules: ["FAB27b"], what: "a fingerprint made with another pin", pin: "54321" },
  { rules: ["FAB31"], what: "another authority", edit: after(authority, replace("800197268", "800197269")) },
  {
    rules: ["FAB34"],
    what: "a wrong check digit of the authority",
    edit: after(authority, replace('schemeID="4"', 'schemeID="5"'))
  },
  {
    rules: ["FAB35"],
    what: "another id type of the authority",
    edit: after(authority, replace('schemeName="31"', 'schemeName="13"'))
  },
  {
    rules: ["FAB36"],
    what: "no QR code",
    edit: replace("<sts:QRCode>https://catalogo-vpfe-hab.dian.gov.co/document/searchqr</sts:QRCode>", "")
  }
])
