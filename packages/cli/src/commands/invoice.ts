import { Command } from "effect/cli"
import { invoiceCreate } from "./invoiceCreate.ts"

/** `radicar invoice`: sales invoices. */
export const invoice = Command.make("invoice").pipe(
  Command.withDescription("File sales invoices"),
  Command.withSubcommands([invoiceCreate])
)
