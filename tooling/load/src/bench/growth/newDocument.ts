import type { NewSubmission } from "@radicar/api/documents/submissions/Submission"
import { createHash, randomInt, randomUUID } from "node:crypto"
import { firstCompany } from "./generatedRows.ts"

// avoids the numbers of earlier runs in a kept database
let last = randomInt(3_000_000_000, 9_000_000_000)

/** Makes an unclaimed document of the first company, with a new number, key and Idempotency-Key each time. */
export const newDocument = (number = ++last): NewSubmission => {
  const digest = createHash("sha256").update(randomUUID()).digest()
  return {
    operation: "InvoiceCreate",
    companyId: firstCompany,
    providerId: "1",
    environment: "production",
    issuerNit: "900000000",
    documentType: "01",
    prefix: "FE2026",
    number,
    contentDigest: digest.toString("hex"),
    xmlDigest: digest.toString("base64"),
    documentKey: digest.toString("hex").repeat(2).slice(0, 96),
    keyScheme: "CUFE-SHA384",
    name: `face_fFE2026${number}`,
    documentDate: "2026-01-15T10:00:00-05:00",
    signatureValue: "s".repeat(64),
    reference: "",
    signedXml: new Uint8Array([0x3c]),
    facts: {
      issuer: { nit: "900000000", name: "Café Piñón y Cía. S.A.S." },
      counterparty: { type: "31", number: String(800_000_000 + (number % 1000)), name: `Cliente ${number % 1000}` },
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
    idempotency: { operation: "InvoiceCreate", key: randomUUID(), contentDigest: digest.toString("hex") }
  }
}
