import { Command } from "effect/cli"
import { testsetCreate } from "./testsetCreate.ts"
import { testsetGet } from "./testsetGet.ts"
import { testsetRun } from "./testsetRun.ts"
import { describeCommand } from "../flags/describe.ts"

/** `radicar testset`: what the authority wants before a software may issue. */
export const testset = Command.make("testset").pipe(
  describeCommand({
    en: "Pass the authority's test set: make its documents, file them, follow them",
    es: "Pasa el set de pruebas de la DIAN: hace sus documentos, los radica y los sigue",
    examples: [
      { command: "radicar testset run --test-set-id a8c0f0de-… --certificate company.p12" },
      { command: "radicar testset get a8c0f0de-6f1d-4c3b-9b42-2f6f5b0f7e01" }
    ]
  }),
  Command.withSubcommands([testsetRun, testsetCreate, testsetGet])
)
