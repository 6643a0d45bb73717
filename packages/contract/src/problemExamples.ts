import { recordedProblems } from "./recordedProblems.ts"

/** What no caller of a service that is in order brings about. */
const others = {
  TooManyRequests: {
    detail: "This token may ask 6000 times a minute; ask again in 42 seconds. Nothing was done.",
    retryAfter: 42,
    type: "urn:radicar:problem:too-many-requests",
    status: 429,
    title: "Too many requests"
  },
  ServiceUnavailable: {
    detail: "The database does not answer.",
    type: "urn:radicar:problem:service-unavailable",
    status: 503,
    title: "The service is not available"
  },
  MailNotConfigured: {
    detail: "Neither the company has a mail server (Mail of /v1/companies) nor the service (SMTP_URL and MAIL_FROM).",
    type: "urn:radicar:problem:mail-not-configured",
    status: 501,
    title: "The service has no mail server"
  },
  TestSetRefused: {
    detail:
      'There are no test sets in production ("Acción no disponible en producción."): file with isTest=true, or with a service of the environment habilitacion.',
    reason: "production",
    type: "urn:radicar:problem:test-set-refused",
    status: 422,
    title: "The test set takes no documents"
  }
}

/** An example of every problem, by its name in the contract. */
export const problemExamples: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  ...recordedProblems,
  ...others
}
