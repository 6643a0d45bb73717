import { Command } from "effect/cli"
import { certificateList } from "./certificateList.ts"
import { certificateRemove } from "./certificateRemove.ts"
import { certificateStore } from "./certificateStore.ts"

/** `radicar certificate`: the certificates that the service keeps for a company. */
export const certificate = Command.make("certificate").pipe(
  Command.withDescription("Certificates that the service keeps, encrypted, to sign a company's documents"),
  Command.withSubcommands([certificateStore, certificateList, certificateRemove])
)
