/** Whether something that the service needs can be used. */
export interface Check {
  /** The variable that says where it is. */
  readonly variable: string
  readonly state: "ok" | "failed" | "not-tried"
  /** What was found, without secrets. */
  readonly detail: string
}
