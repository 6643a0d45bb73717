import { Schema } from "effect"

/**
 * A sign that an answer can not be trusted as it stands. Every alarm deserves a human's eyes.
 *
 * - `applicationResponseUnreadable`: the attached ApplicationResponse is not one.
 * - `applicationResponseUnverified`: its signature does not verify, or the signer is not the authority.
 * - `applicationResponseForAnotherDocument`: it is about another document key than the one asked about.
 * - `documentKeyMismatch`: `XmlDocumentKey` is not the key asked about.
 * - `contradiction`: flags, status code and ApplicationResponse do not say the same.
 */
export const Alarm = Schema.Literals([
  "applicationResponseUnreadable",
  "applicationResponseUnverified",
  "applicationResponseForAnotherDocument",
  "documentKeyMismatch",
  "contradiction"
])
export type Alarm = typeof Alarm.Type
