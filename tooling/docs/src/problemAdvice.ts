/** What a problem means and what to do about it, by the last part of its `type`. */
export interface ProblemAdvice {
  readonly means: string
  readonly act: string
  /** Whether the same request may be sent again as it is, and when. */
  readonly again: string
  /** Of problems that have a `reason`: what each says. */
  readonly reasons?: Readonly<Record<string, string>>
}

/** Every problem of the contract. */
export const problemAdvice: Readonly<Record<string, ProblemAdvice>> = {
  "bounce-refused": {
    means: "The message that was handed on is no report of a mail, or of none of its receivers. Nothing was changed.",
    act: "Nothing; hand on only what comes to the address for bounces.",
    again: "no",
    reasons: {
      unreadable: "it can not be read as a message",
      noReport: "it is no delivery status notification (RFC 3464): an answer of a person, an absence notice",
      noReceiver: "it reports about nobody whom the mail went to"
    }
  },
  "certificate-unusable": {
    means: "The certificate of the body, or the one that its `Token` names, can not sign. Nothing was filed.",
    act: "By `reason`, below.",
    again: "no; with another certificate or password",
    reasons: {
      CertificateExpired: "it was valid until before now: ask the certification authority for a new one",
      CertificateNotAccepted: "the authority does not take it, for instance because it was revoked",
      CertificateNotInForce: "the authority says that it is not in force",
      CertificateNotValidAtIssue: "it was not valid at the time that the document states",
      CertificateNotYetValid: "it is valid from a later time on",
      KeyMismatch: "no certificate in the file belongs to the key: export both together",
      MalformedCertificate: "the octets are no PKCS#12 file, or a broken one",
      NoCertificate: "the body states none, or the file has a key without one",
      NoPrivateKey: "the file has certificates and no key: export it with its key",
      NotTheIssuers: "it is neither the issuer's nor that of the owner of the software",
      UnknownToken: "no stored certificate has this token, or it is another company's",
      UnsupportedCertificate: "the file asks for something that is refused; `detail` says how to convert it",
      WeakKey: "the key is not RSA of 2048 bits or more",
      WrongPassword: "the password does not open the file, or the file is damaged"
    }
  },
  "company-erased": {
    means:
      "The data of the company were erased ([personal data](personal-data.md)). What the law wants kept can be read.",
    act: "Nothing can be filed for this company by this service any more.",
    again: "no"
  },
  forbidden: {
    means: "The token is valid, but not for this company or provider, or has not got the scope.",
    act: "Use another token, or have one made: `radicar token create`.",
    again: "no"
  },
  "idempotency-conflict": {
    means: "The `Idempotency-Key` came before, with another document.",
    act: "Make a new key for every new request; keep it for every repetition of that one.",
    again: "yes, with a key of its own"
  },
  "invalid-body": {
    means: "The body does not fit the operation; `violations` has every fault.",
    act: "Change what each `path` names to what is `expected`.",
    again: "corrected"
  },
  "invalid-document": {
    means: "The document has not the form that the operation wants, or breaks rules. Nothing was filed or stored.",
    act: "Every entry of `violations` has the rule, the path into your body, what was expected and what stands there. What a rule means is in [the rules](rules.md), or `radicar explain CODE`.",
    again: "corrected; the number is still free"
  },
  "invalid-request": {
    means:
      "A parameter of the path or the query, or a header, is absent, does not fit, or is none that the operation has; `detail` and `violations` name it (`query.isTest`, `path.id`). Nothing was done: a misspelt `dryRun` files nothing. Links to files (`/v1/files/links/…`) and `/health` take any query.",
    act: "Correct it; `expected` is the parameter that was probably meant. The parameters are in [openapi.json](openapi.json).",
    again: "corrected"
  },
  "mail-not-configured": {
    means: "Neither the service nor the company has a mail server.",
    act: "Set `SMTP_URL`, or `Mail.SmtpUrl` of the company.",
    again: "yes, once there is one"
  },
  "mail-refused": {
    means: "The document can not be mailed, and nothing was queued.",
    act: "By `reason`, below.",
    again: "by `reason`",
    reasons: {
      notAccepted: "the authority has not accepted it, or not yet: send it when it has",
      ambiguous: "several documents have the number: name the one by its key",
      noContainer: "documents of its type go to nobody",
      tooLarge: "the ZIP is larger than the 2 MB of a mail",
      noAddress: "none is stated, and the authority knows none: state `To`"
    }
  },
  "malformed-body": {
    means: "The body is not JSON, repeats a key, or is nested too deep; `detail` has line and column.",
    act: "Correct it there.",
    again: "corrected"
  },
  "not-found": {
    means: "There is no such path; or no such document, file or record that this token may see.",
    act: "Look at path and id. What belongs to others looks as if it were not there.",
    again: "no"
  },
  "number-conflict": {
    means: "The number was filed with other content. `existing` says which document has it, if it is yours.",
    act: "Give the new document the next number. To learn what became of the other, post that one again, or look it up.",
    again: "no; with another number"
  },
  "numbering-ranges-refused": {
    means: "The authority names no ranges; `operationCode` is its own.",
    act: "By `reason`, below; all but the first are settled in the authority's portal.",
    again: "once that is settled",
    reasons: {
      noRange: "the issuer has no range that holds",
      noAssociatedPrefix: "no prefix is associated with this software",
      softwareNotOwned: "the software is not the issuer's, nor a provider's whom it has named",
      notAuthorised: "the certificate may not ask for this issuer"
    }
  },
  "open-submissions": {
    means: "Nothing was erased: these documents of the company have no outcome yet.",
    act: "Wait, the service follows them; what stays open an operator settles.",
    again: "yes, later"
  },
  "payload-too-large": {
    means: "The body has more octets than `limit`.",
    act: "Send less; pictures belong behind an `ImageUrl`.",
    again: "no"
  },
  "service-unavailable": {
    means: "The database is away, or the authority declines to look at requests.",
    act: "Send the same again after `Retry-After`, or with growing pauses.",
    again: "yes: a document is filed once, however often it is sent"
  },
  "test-set-refused": {
    means: "The test set takes no documents, and none was filed.",
    act: "By `reason`, below.",
    again: "no",
    reasons: {
      production: "there are no test sets in production",
      accepted: "the authority has accepted it: the company is through",
      rejected: "the authority has rejected it: ask for a new one in its portal"
    }
  },
  "too-many-requests": {
    means: "The token has asked too often within a minute, or too much at once. Nothing was done.",
    act: "Wait `retryAfter` seconds; `RateLimit` of every answer says what is left.",
    again: "yes, then"
  },
  unauthorized: {
    means: "There is no token, or none that is valid: misspelt, expired, revoked.",
    act: "Send `Authorization: Bearer …` with a token that is.",
    again: "no"
  },
  "unreadable-document": {
    means: "The octets are no document that can be read; `detail` says why, and which file of a ZIP it is.",
    act: "Send XML, a container, or a ZIP of these, as it came.",
    again: "no"
  },
  "unsupported-media-type": {
    means: "The body's `Content-Type` is not one that the operation takes.",
    act: "`application/json` for all but what [openapi.json](openapi.json) says otherwise of.",
    again: "with the right type"
  }
}
