/** Meaning of a problem and advice, by the last part of its `type`. */
export interface ProblemAdvice {
  readonly means: string
  readonly act: string
  /** Whether and when the same request may be sent again unchanged. */
  readonly again: string
  /** The meaning of each `reason`, for problems that have one. */
  readonly reasons?: Readonly<Record<string, string>>
}

/** Every problem of the contract. */
export const problemAdvice: Readonly<Record<string, ProblemAdvice>> = {
  "another-taxpayer": {
    means:
      "A company is bound to one NIT, and the document, or the body that configures the company, states another. Nothing was filed or changed. `companyNit` is the company's, `statedNit` the other, both without check digit.",
    act: "File with the company of that NIT; every NIT needs a company of its own ([security](security.md#a-company-is-one-taxpayer)). If the company has the wrong NIT, a token of all companies changes it: `PUT /v1/companies/{id}` with `Nit`.",
    again: "with the right company"
  },
  "bounce-refused": {
    means: "The message is not a bounce report of a mail, or of none of its receivers. Nothing was changed.",
    act: "Nothing; hand on only messages to the bounce address.",
    again: "no",
    reasons: {
      unreadable: "it is not a readable message",
      noReport: "it is not a delivery status notification (RFC 3464) but a person's reply or an out-of-office notice",
      noReceiver: "it reports about none of the mail's receivers"
    }
  },
  "certificate-unusable": {
    means: "The certificate of the body, or the one that its `Token` names, cannot sign. Nothing was filed.",
    act: "By `reason`, below.",
    again: "no; with another certificate or password",
    reasons: {
      CertificateExpired: "it has expired: request a new one from the certification authority",
      CertificateNotAccepted: "the authority rejects it, for example because it was revoked",
      CertificateNotInForce: "the authority says that it is not in force",
      CertificateNotValidAtIssue: "it was not valid at the time that the document states",
      CertificateNotYetValid: "it is not valid yet",
      IssuerNotAccepted:
        "no valid path leads from it to an authority that the operator accepts (`RADICAR_SIGNER_ANCHORS`): use one of an accredited authority",
      KeyMismatch: "no certificate in the file belongs to the key: export both together",
      MalformedCertificate: "the file is not PKCS#12, or damaged",
      NamesNoNit: "its subject has no NIT, so nothing shows that it is the issuer's",
      NoCertificate: "the body has none, or the file has a key without one",
      NoPrivateKey: "the file has certificates but no key: export it with its key",
      NotTheIssuers: "it belongs neither to the issuer nor to the owner of the software",
      UnknownDefault:
        "no stored certificate of this company has the id that `DefaultCertificate` of its settings names",
      UnknownToken: "no stored certificate of this company has this token",
      UnsupportedCertificate: "the file uses an unsupported algorithm or option; `detail` says how to convert it",
      WeakKey: "the key is not RSA with at least 2048 bits",
      WrongPassword: "the password does not open the file, or the file is damaged"
    }
  },
  "company-erased": {
    means:
      "The data of the company were erased ([personal data](personal-data.md)). Data that the law requires to be kept can still be read.",
    act: "This service can no longer file anything for this company.",
    again: "no"
  },
  forbidden: {
    means: "The token is valid, but not for this company or provider, or lacks the scope.",
    act: "Use another token, or create one: `radicar token create`.",
    again: "no"
  },
  "idempotency-conflict": {
    means: "The `Idempotency-Key` was used before, with another document.",
    act: "Generate a new key for every new request; keep it for every retry of that request.",
    again: "yes, with a new key"
  },
  "inbox-refused": {
    means: "An event cannot be filed on this entry of the inbox. Nothing was filed.",
    act: "By `reason`, below; [the inbox](inbox.md#file-events) says which documents take events, and in which order.",
    again: "after `order` and `notValidated`; otherwise no",
    reasons: {
      noDocument: "it is no document, or cannot be read",
      notOurs: "the document names another buyer",
      notRequired: "a cash sale, a note or an equivalent document takes no event of the buyer",
      notValidated: "DIAN does not have the document as validated: retry the entry once it has",
      order:
        "an event that must come before is missing (`radicar inbox accept --with-earlier` files all), or a registered one excludes it",
      environment: "the document is of an environment in which the service does not file"
    }
  },
  "invalid-body": {
    means: "The body does not match the operation; `violations` lists all errors.",
    act: "Change what each `path` names to what is `expected`.",
    again: "corrected"
  },
  "invalid-document": {
    means: "The document is malformed or breaks rules. Nothing was filed or stored.",
    act: "Every entry of `violations` has the rule, the path into your body, the expected and the found value. [The rules](rules.md) and `radicar explain CODE` explain each rule.",
    again: "corrected; the number is still free"
  },
  "invalid-request": {
    means:
      "A path parameter, query parameter or header is missing, invalid or unknown; `detail` and `violations` name it (`query.isTest`, `path.id`). Nothing was done: a misspelt `dryRun` files nothing. Links to files (`/v1/files/links/…`) and `/health` accept any query.",
    act: "Correct it; `expected` is the parameter that you probably meant. The parameters are in [openapi.json](openapi.json).",
    again: "corrected"
  },
  "mail-not-configured": {
    means: "Neither the service nor the company has a mail server.",
    act: "Set `SMTP_URL`, or `Mail.SmtpUrl` of the company.",
    again: "yes, once there is one"
  },
  "mail-refused": {
    means: "The document cannot be mailed, and nothing was queued.",
    act: "By `reason`, below.",
    again: "by `reason`",
    reasons: {
      notAccepted: "the authority has not accepted it (yet): send it after the acceptance",
      ambiguous: "several documents have this number: name the document by its key",
      noContainer: "documents of its type are not sent to anyone",
      tooLarge: "the ZIP exceeds 2 MB, the limit of a mail",
      noAddress: "the request has none, and the authority knows none: set `To`"
    }
  },
  "malformed-body": {
    means: "The body is not JSON, repeats a key, or is nested too deeply; `detail` has line and column.",
    act: "Correct it there.",
    again: "corrected"
  },
  "not-found": {
    means: "There is no such path, or no such document, file or record that this token may see.",
    act: 'Check path and id. Data of others is indistinguishable from "not found".',
    again: "no"
  },
  "number-conflict": {
    means: "The number was filed with other content. `existing` says which document has it, if it is yours.",
    act: "Give the new document the next number. To learn the outcome of the other, post that one again, or look it up.",
    again: "no; with another number"
  },
  "numbering-ranges-refused": {
    means: "The authority names no ranges; `operationCode` is its own.",
    act: "By `reason`, below; resolve all but the first in the authority's portal.",
    again: "once that is resolved",
    reasons: {
      noRange: "the issuer has no valid range",
      noAssociatedPrefix: "no prefix is associated with this software",
      softwareNotOwned: "the software belongs neither to the issuer nor to a provider that it has named",
      notAuthorised: "the certificate may not query this issuer"
    }
  },
  "open-submissions": {
    means: "Nothing was erased: these documents of the company have no outcome yet.",
    act: "Wait: the service follows them. An operator settles those that stay open.",
    again: "yes, later"
  },
  "payload-too-large": {
    means: "The body has more bytes than `limit`.",
    act: "Send less; pass pictures by `ImageUrl`.",
    again: "no"
  },
  "service-unavailable": {
    means: "The database is unavailable, or the authority declines to process requests.",
    act: "Send the same request again after `Retry-After`, or with growing pauses.",
    again: "yes: a document is filed once, however often it is sent"
  },
  "precondition-failed": {
    means:
      "The settings are not the version that `If-Match` names, or exist although `If-None-Match` is `*`. Nothing was changed.",
    act: "Read the settings again, apply the change to them, and send the new `ETag` in `If-Match`.",
    again: "no"
  },
  "test-set-refused": {
    means: "The test set accepts no documents, and none was filed.",
    act: "By `reason`, below.",
    again: "no",
    reasons: {
      production: "there are no test sets in production",
      accepted: "the authority has accepted it: the company has passed",
      rejected: "the authority has rejected it: request a new one in its portal"
    }
  },
  "too-many-requests": {
    means: "The token exceeded its requests a minute, or its concurrent requests. Nothing was done.",
    act: "Wait `retryAfter` seconds; `RateLimit` of every answer shows the remaining requests.",
    again: "yes, then"
  },
  unauthorized: {
    means: "The token is missing or invalid: misspelt, expired, revoked.",
    act: "Send `Authorization: Bearer …` with a valid token.",
    again: "no"
  },
  "unreadable-document": {
    means: "The file is not a readable document; `detail` says why, and names the file in a ZIP.",
    act: "Send XML, a container, or a ZIP of these, unchanged.",
    again: "no"
  },
  "unsupported-media-type": {
    means: "The operation does not accept the body's `Content-Type`.",
    act: "Use `application/json`, unless [openapi.json](openapi.json) names another type.",
    again: "with the right type"
  }
}
