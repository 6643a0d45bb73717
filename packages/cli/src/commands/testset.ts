import { Command } from "effect/cli"
import { testsetCreate } from "./testsetCreate.ts"
import { testsetGet } from "./testsetGet.ts"
import { testsetRun } from "./testsetRun.ts"

/** `radicar testset`: what the authority wants before a software may issue. */
export const testset = Command.make("testset").pipe(
  Command.withDescription("Pass the authority's test set: make its documents, file them, follow them"),
  Command.withSubcommands([testsetRun, testsetCreate, testsetGet]),
  Command.withExamples([
    { command: "radicar testset run --test-set-id a8c0f0de-… --certificate company.p12" },
    { command: "radicar testset get a8c0f0de-6f1d-4c3b-9b42-2f6f5b0f7e01" }
  ])
)
