import { HttpApiError } from "effect/http-api"

/** This service sends no mails: no mail server is configured. `detail` says what to configure. */
export class MailNotConfigured extends HttpApiError.Problem<MailNotConfigured>()("MailNotConfigured", {
  type: "urn:radicar:problem:mail-not-configured",
  status: 422,
  title: "The service has no mail server"
}) {}
