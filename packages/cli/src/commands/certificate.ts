import { Command } from "effect/cli"
import { certificateList } from "./certificateList.ts"
import { certificateRemove } from "./certificateRemove.ts"
import { certificateStore } from "./certificateStore.ts"
import { describeCommand } from "../flags/describe.ts"

/** `radicar certificate`: the certificates that the service keeps for a company. */
export const certificate = Command.make("certificate").pipe(
  describeCommand({
    en: "Certificates that the service keeps, encrypted, to sign a company's documents",
    es: "Certificados que el servicio guarda, cifrados, para firmar los documentos de una compañía"
  }),
  Command.withSubcommands([certificateStore, certificateList, certificateRemove])
)
