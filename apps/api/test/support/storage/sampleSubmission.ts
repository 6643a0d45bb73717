import type { NewSubmission } from "../../../src/documents/submissions/Submission.ts"

let lastNumber = 990_000_000

/** An invoice of a number that no other sample has; whatever a test is about can be given. */
export const sampleSubmission = (overrides: Partial<NewSubmission> = {}): NewSubmission => ({
  operation: "InvoiceCreate",
  companyId: "1",
  providerId: "1",
  environment: "habilitacion",
  issuerNit: "900373115",
  documentType: "01",
  prefix: "SETP",
  number: ++lastNumber,
  contentDigest: "a".repeat(64),
  xmlDigest: `${"x".repeat(42)}w=`,
  documentKey: "b".repeat(96),
  keyScheme: "CUFE-SHA384",
  name: "face_fSETP0900373115",
  documentDate: "2026-01-15T10:00:00-05:00",
  signatureValue: "c2lnbmF0dXJl",
  reference: "",
  signedXml: new Uint8Array([0x3c, 0x00, 0xff]),
  facts: {
    issuer: { nit: "900373115", name: "Café Piñón y Cía. S.A.S." },
    counterparty: { type: "31", number: "800199436", name: "Panadería El Trigal & Hermanos Ltda.", checkDigit: "4" },
    issueDate: "2026-01-15",
    currency: "COP",
    total: "119.00",
    taxes: [{ code: "01", rate: "19.00", base: "100.00", amount: "19.00" }],
    withholdings: [],
    references: []
  },
  file: {
    kind: "fv",
    year: 2026,
    names: { file: "fv*.xml", zip: "z*.zip" }
  },
  ...overrides
})
