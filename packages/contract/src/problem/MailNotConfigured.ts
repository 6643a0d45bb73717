import { HttpApiError } from "effect/http-api"

/** This service sends no mails: nobody has told it by which server. `detail` says what to configure. */
export class MailNotConfigured extends HttpApiError.Problem<MailNotConfigured>()("MailNotConfigured", {
  type: "urn:radicar:problem:mail-not-configured",
  status: 501,
  title: "The service has no mail server"
}) {}
