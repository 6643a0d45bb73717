import type { FilingOperation } from "@radicar/http-client/SubmitJson"
import { type DocumentType, documentTypes } from "@radicar/ubl/documentTypes"
import { Record } from "effect"
import { Command } from "effect/cli"
import { titled } from "../document/titleOf.ts"
import { createWith } from "./createWith.ts"
import { describeCommand } from "../flags/describe.ts"

/** `radicar invoice`, `radicar credit-note`, …: one command for each type of document. */
export const documents = Record.toEntries<FilingOperation, DocumentType>(documentTypes).map(([operation, type]) =>
  Command.make(type.name).pipe(
    describeCommand(titled({ en: "File documents", es: "Radica documentos" }, type)),
    Command.withSubcommands([createWith(operation, type.name)])
  )
)
