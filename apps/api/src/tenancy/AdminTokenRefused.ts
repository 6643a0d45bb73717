import { Schema } from "effect"

/** `RADICAR_ADMIN_TOKEN` is one that somebody may guess, or that no header can carry. */
export class AdminTokenRefused extends Schema.TaggedError<AdminTokenRefused>()("AdminTokenRefused", {
  message: Schema.String
}) {}
