import type { Terminal } from "effect"
import { Command } from "effect/cli"
import { acquirerCommand } from "./commands/acquirer.ts"
import { auditCommand } from "./commands/audit.ts"
import { authorityCommand } from "./commands/authority.ts"
import { certificateCommand } from "./commands/certificate.ts"
import { codesCommand } from "./commands/codes.ts"
import { completionsCommand } from "./commands/completions.ts"
import { doctorCommand } from "./commands/doctor.ts"
import { documentCommands } from "./commands/documents.ts"
import { evidenceCommand } from "./commands/evidence.ts"
import { exampleCommand } from "./commands/example.ts"
import { explainCommand } from "./commands/explain.ts"
import { fileCommand } from "./commands/file.ts"
import { fillCommand } from "./commands/fill.ts"
import { keyCommand } from "./commands/key.ts"
import { inboxCommand } from "./commands/inbox.ts"
import { mailCommand } from "./commands/mail.ts"
import { noticesCommand } from "./commands/notices.ts"
import { printCommand } from "./commands/print.ts"
import { profileCommand } from "./commands/profile.ts"
import { rangesCommand } from "./commands/ranges.ts"
import { readCommand } from "./commands/read.ts"
import { reconcileCommand } from "./commands/reconcile.ts"
import { renderCommand } from "./commands/render.ts"
import { ripsCommand } from "./commands/rips.ts"
import { sandboxCommand } from "./commands/sandbox.ts"
import { schemaCommand } from "./commands/schema.ts"
import { signCommand } from "./commands/sign.ts"
import { statusZipCommand } from "./commands/statusZip.ts"
import { submissionCommand } from "./commands/submission.ts"
import { submitCommand } from "./commands/submit.ts"
import { companyCommand, providerCommand } from "./commands/tenants.ts"
import { testsetCommand } from "./commands/testset.ts"
import { tokenCommand } from "./commands/token.ts"
import { trustCommand } from "./commands/trust.ts"
import { validateCommand } from "./commands/validate.ts"
import { verifyCommand } from "./commands/verify.ts"
import { watchCommand } from "./commands/watch.ts"
import { webhookCommand } from "./commands/webhook.ts"
import { describeCommand } from "./flags/flags.ts"
import { LanguageFlag, OutputFlag, ProfileFlag } from "./flags/globalFlags.ts"
import type { Outcome } from "./Outcome.ts"
import { Output } from "./output/Output.ts"

/** A command that another program adds to the command line; it reports its failures in the same way. */
export type FurtherCommand<Name extends string> = Command.Command<
  Name,
  never,
  {},
  Outcome | Terminal.QuitError,
  Output | Command.Environment
>

/** Makes the command line with all its commands and those of the embedding program. */
export const radicarWith = <Name extends string>(further: ReadonlyArray<FurtherCommand<Name>>) =>
  Command.make("radicar").pipe(
    describeCommand({
      en: "File tax documents with the Colombian tax authority (DIAN)",
      es: "Radica documentos tributarios ante la DIAN",
      examples: [
        {
          command: "radicar sandbox certificate --nit 900373115 --out company.p12",
          en: "Check an example and file it with a service on this machine",
          es: "Revisa un ejemplo y lo radica con un servicio en esta máquina"
        },
        { command: "radicar example invoice > invoice.json" },
        { command: "radicar validate invoice.json" },
        { command: "radicar invoice create invoice.json --certificate company.p12" }
      ]
    }),
    Command.withSubcommands([
      ...further,
      ...documentCommands,
      submitCommand,
      submissionCommand,
      watchCommand,
      fileCommand,
      evidenceCommand,
      mailCommand,
      inboxCommand,
      rangesCommand,
      acquirerCommand,
      statusZipCommand,
      testsetCommand,
      validateCommand,
      fillCommand,
      keyCommand,
      renderCommand,
      signCommand,
      printCommand,
      verifyCommand,
      readCommand,
      reconcileCommand,
      ripsCommand,
      trustCommand,
      explainCommand,
      codesCommand,
      exampleCommand,
      schemaCommand,
      certificateCommand,
      companyCommand,
      providerCommand,
      profileCommand,
      authorityCommand,
      noticesCommand,
      doctorCommand,
      tokenCommand,
      auditCommand,
      webhookCommand,
      sandboxCommand,
      completionsCommand
    ]),
    Command.provide(Output.layer),
    Command.withGlobalFlags([OutputFlag, LanguageFlag, ProfileFlag])
  )

/** The command line with all its commands. */
export const radicar = radicarWith([])
