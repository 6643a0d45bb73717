const prefix = "urn:radicar:problem:"

/** The JSON of a problem (RFC 9457), with the fields that its type has. */
export interface ProblemBody {
  readonly type: string
  readonly status: number
  readonly title: string
  readonly detail?: string | undefined
}

/** The name of a problem's class by its `type`: `NotFound`; `undefined` if the problem is not the service's. */
export const classNameOf = (type: unknown): string | undefined =>
  typeof type === "string" && type.startsWith(prefix)
    ? type.slice(prefix.length).replaceAll(/(?:^|-)./gu, (start) => start.slice(-1).toUpperCase())
    : undefined

/** A refusal by the service. Each problem of the contract is a class of its own. */
export class Problem extends Error {
  /** Name of the class: `NotFound`. */
  override readonly name: string
  /** Kind of the problem, a URN that programs decide by: `urn:radicar:problem:not-found`. */
  readonly type: string
  /** HTTP status of the answer. */
  readonly status: number
  /** Kind of the problem for people, in the language of the request. */
  readonly title: string
  /** Sentence about this occurrence and its remedy, in the language of the request. */
  readonly detail: string | undefined

  constructor({ detail, status, title, type, ...fields }: ProblemBody) {
    super(detail === undefined || detail === "" ? title : detail)
    this.type = type
    this.status = status
    this.title = title
    this.detail = detail
    Object.assign(this, fields)
    this.name = classNameOf(type) ?? "Problem"
  }
}
