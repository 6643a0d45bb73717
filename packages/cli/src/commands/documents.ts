import type { FilingOperation } from "@radicar/http-client/SubmitJson"
import { documentTypes } from "@radicar/ubl/documentTypes"
import { Record } from "effect"
import { Command } from "effect/cli"
import { createWith } from "./createWith.ts"

/** `radicar invoice`, `radicar credit-note`, …: one command for each type of document. */
export const documents = Record.toEntries<FilingOperation, { readonly name: string }>(documentTypes).map(
  ([operation, { name }]) =>
    Command.make(name).pipe(
      Command.withDescription(`File documents of type ${name} with the service`),
      Command.withSubcommands([createWith(operation, name)])
    )
)
