import type { Localized } from "@radicar/domain/rules/Language"
import { Option } from "effect"
import { Argument, Flag } from "effect/cli"
import { serviceFlags } from "../../flags/serviceFlags.ts"
import { describe } from "../../flags/describe.ts"

const { tokenFile, url } = serviceFlags

/** Which service is asked, and who asks. */
export const service = { url, tokenFile }

/** Which webhook. */
export const webhookId = Argument.String("id").pipe(
  describe({ en: "Id of the webhook, as `list` shows it", es: "Identificador del webhook, como lo muestra `list`" })
)

const text = (name: string, metavar: string, description: Localized) =>
  Flag.String(name).pipe(Flag.withMetavar(metavar), describe(description), Flag.optional)

/** What is stated of a webhook. */
export const webhookFacts = {
  name: text("name", "text", { en: "What it is for", es: "Para qué es" }),
  events: text("events", "list", {
    en: "With commas: document.accepted, a family such as document.*, or *",
    es: "Con comas: document.accepted, una familia como document.*, o *"
  }),
  companies: text("companies", "list", {
    en: "Ids of companies, with commas; default those of the token",
    es: "Compañías, con comas; por omisión las del token"
  })
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
