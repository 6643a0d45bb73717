/**
 * Recorded answers of a real service to mistakes of callers, by the name of the problem (`pnpm docs:record` writes
 * them).
 */
export const recordedProblems: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  MalformedBody: {
    detail: "the text ends unexpectedly at line 1, column 14",
    type: "urn:radicar:problem:malformed-body",
    status: 400,
    title: "The body is not JSON"
  },
  InvalidDocument: {
    detail: "1 violation; nothing was filed.",
    violations: [
      {
        rule: "FAD15a",
        path: "$.CurrencyCode",
        message: "The currency is not valid.",
        expected: "a code of the list TipoMoneda; all of them: GET /v1/codes/currencies",
        actual: "XYZ"
      }
    ],
    type: "urn:radicar:problem:invalid-document",
    status: 400,
    title: "The document breaks rules"
  },
  InvalidBody: {
    detail: "1 invalid value; nothing was changed.",
    violations: [
      {
        rule: "RAD03",
        path: "$.Nmae",
        message: "There is no such field.",
        expected: "Name",
        actual: "Nmae"
      }
    ],
    type: "urn:radicar:problem:invalid-body",
    status: 400,
    title: "The body does not match the operation"
  },
  InvalidRequest: {
    detail: "query parameter providerId is missing",
    violations: [
      {
        rule: "RAD01",
        path: "query.providerId",
        message: "A required parameter is absent.",
        expected: "a value",
        actual: "absent"
      }
    ],
    type: "urn:radicar:problem:invalid-request",
    status: 400,
    title: "The request is not valid"
  },
  Unauthorized: {
    detail: "Send a valid token: Authorization: Bearer <token>.",
    type: "urn:radicar:problem:unauthorized",
    status: 401,
    title: "No valid token"
  },
  Forbidden: {
    detail: "The token may not act for company 2.",
    type: "urn:radicar:problem:forbidden",
    status: 403,
    title: "Not allowed"
  },
  AnotherTaxpayer: {
    detail:
      "Company 4 is bound to NIT 900373115. Only a token of all companies changes it to 901234567; nothing was changed.",
    companyNit: "900373115",
    statedNit: "901234567",
    type: "urn:radicar:problem:another-taxpayer",
    status: 403,
    title: "The company has another NIT"
  },
  NumberConflict: {
    detail: "SETP990000100 was filed with other content; it differs in $.Note.",
    existing: {
      id: "SETP990000100",
      uuid: "8532e998d6448b28f5eaf37b24383601290cf840605821be92fd072e5ad3a344e2c060ab7a068fdfb9b73c3532cbc93d",
      status: "submitted"
    },
    differences: ["$.Note"],
    type: "urn:radicar:problem:number-conflict",
    status: 409,
    title: "The number is taken"
  },
  PayloadTooLarge: {
    detail: "The body is larger than 10485760 bytes.",
    limit: 10485760,
    type: "urn:radicar:problem:payload-too-large",
    status: 413,
    title: "The body is too large"
  },
  UnsupportedMediaType: {
    detail: "Send the document as Content-Type: application/json, with Content-Encoding: gzip or none.",
    type: "urn:radicar:problem:unsupported-media-type",
    status: 415,
    title: "The content type of the body is not supported"
  },
  CertificateUnusable: {
    detail: "The password does not open the certificate file, or the file is damaged.",
    reason: "WrongPassword",
    type: "urn:radicar:problem:certificate-unusable",
    status: 422,
    title: "The certificate cannot be used"
  },
  IdempotencyConflict: {
    detail: "This Idempotency-Key was already used with another mail.",
    type: "urn:radicar:problem:idempotency-conflict",
    status: 422,
    title: "The idempotency key was used for another request"
  },
  NotFound: {
    detail: "No document of this key belongs to a company of this token.",
    type: "urn:radicar:problem:not-found",
    status: 404,
    title: "Not found"
  },
  MailRefused: {
    detail: "The authority has not accepted the document: it must not be delivered.",
    reason: "notAccepted",
    type: "urn:radicar:problem:mail-refused",
    status: 422,
    title: "The document cannot be mailed"
  },
  BounceRefused: {
    detail:
      "The message is not a delivery status notification (RFC 3464: multipart/report with message/delivery-status).",
    reason: "noReport",
    type: "urn:radicar:problem:bounce-refused",
    status: 422,
    title: "The message is not a bounce report"
  },
  UnreadableDocument: {
    detail: "this is not well-formed XML: line 1, column 10: the element Invoice is not closed",
    type: "urn:radicar:problem:unreadable-document",
    status: 400,
    title: "The document cannot be read"
  },
  CompanyErased: {
    detail:
      "The data of this company were erased. Nothing more can be recorded or queried for it. What the law requires you to keep can be read.",
    type: "urn:radicar:problem:company-erased",
    status: 409,
    title: "The data of the company were erased"
  },
  OpenSubmissions: {
    detail:
      "The outcome of 2 documents is not known yet: SETP990000050, SETP990000101. Nothing was erased; erase when each has its outcome.",
    count: 2,
    submissions: [
      {
        submissionId: "01a21c50-2331-7c78-a1b7-debefc70cd2a",
        id: "SETP990000050",
        state: "processing"
      }
    ],
    type: "urn:radicar:problem:open-submissions",
    status: 409,
    title: "Documents of the company are still open"
  },
  InboxRefused: {
    detail: "Only documents take events; this item is none, or cannot be read.",
    reason: "noDocument",
    type: "urn:radicar:problem:inbox-refused",
    status: 422,
    title: "The event cannot be filed on this document"
  },
  NumberingRangesRefused: {
    detail:
      "NIT 900373115 has ranges, but none for the software 5f2c0e2a-7d0b-4a55-9a53-0d6d1f2b8c11: associate the prefixes with it in the authority's portal (\"Asociar pre…",
    reason: "noAssociatedPrefix",
    operationCode: "302",
    type: "urn:radicar:problem:numbering-ranges-refused",
    status: 422,
    title: "The authority returns no numbering ranges"
  }
}
