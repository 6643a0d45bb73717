import { HttpApiError } from "effect/http-api"

/** No mail server is configured, so the service sends no mails. `detail` names the missing setting. */
export class MailNotConfigured extends HttpApiError.Problem<MailNotConfigured>()("MailNotConfigured", {
  type: "urn:radicar:problem:mail-not-configured",
  status: 422,
  title: "The service has no mail server"
}) {}
