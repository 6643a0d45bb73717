import { Option } from "effect"
import { Argument, Flag } from "effect/cli"
import { serviceFlags } from "../../flags/serviceFlags.ts"

const { tokenFile, url } = serviceFlags

/** Which service is asked, and who asks. */
export const service = { url, tokenFile }

/** Which webhook. */
export const webhookId = Argument.String("id").pipe(Argument.withDescription("Id of the webhook, as `list` shows it"))

const text = (name: string, metavar: string, description: string) =>
  Flag.String(name).pipe(Flag.withMetavar(metavar), Flag.withDescription(description), Flag.optional)

/** What is stated of a webhook. */
export const webhookFacts = {
  name: text("name", "text", "What it is for"),
  events: text("events", "list", "With commas: document.accepted, a family such as document.*, or *"),
  companies: text("companies", "list", "Ids of companies, with commas; default those of the token")
}

/** The parts of a list with commas between. */
export const parts = (list: string): ReadonlyArray<string> =>
  list
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part !== "")

/** A field, where it is stated. */
export const stated = <K extends string, A, B>(
  name: K,
  value: Option.Option<A>,
  as: (value: A) => B
): { readonly [P in K]?: B } => (Option.isSome(value) ? { [name]: as(value.value) } : {}) as { readonly [P in K]?: B }

/** The text itself. */
export const itself = <A>(value: A): A => value
