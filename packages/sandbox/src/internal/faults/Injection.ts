/** What a programmed fault changes in the processing of a request, where the rest goes its ordinary way. */
export type Injection =
  /** A batch is taken and never looked at. */
  | "never-queued"
  /** A document breaks one rule that it does not break. */
  | "rejected"
  /** Another document has taken its number. */
  | "number-taken"
