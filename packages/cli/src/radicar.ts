import { bilingual, type Localized } from "@radicar/domain/inner/rules/Language"
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
import { mcpCommand } from "./commands/mcp.ts"
import { payslipCommand } from "./commands/payslip.ts"
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

/** A section of the main help: commands that serve one purpose. */
const group = <const Commands extends ReadonlyArray<Command.Command.Any>>(title: Localized, commands: Commands) => ({
  group: bilingual(title),
  commands
})

/** The sections of the main help, except the first, to which another program may add commands. */
const groups = [
  group({ en: "File documents", es: "Radicar documentos" }, [...documentCommands, submitCommand, testsetCommand]),
  group({ en: "Find what was filed", es: "Consultar lo radicado" }, [
    submissionCommand,
    watchCommand,
    fileCommand,
    mailCommand,
    payslipCommand,
    evidenceCommand,
    statusZipCommand,
    reconcileCommand
  ]),
  group({ en: "Receive and verify documents", es: "Recibir y verificar documentos" }, [
    inboxCommand,
    readCommand,
    verifyCommand,
    trustCommand
  ]),
  group({ en: "Prepare documents offline", es: "Preparar documentos sin conexión" }, [
    schemaCommand,
    fillCommand,
    explainCommand,
    keyCommand,
    renderCommand,
    signCommand,
    printCommand,
    ripsCommand
  ]),
  group({ en: "Catalogues and settings", es: "Catálogos y configuración" }, [
    codesCommand,
    rangesCommand,
    acquirerCommand,
    companyCommand,
    providerCommand,
    certificateCommand,
    profileCommand
  ]),
  group({ en: "Operate the service", es: "Operar el servicio" }, [
    tokenCommand,
    webhookCommand,
    noticesCommand,
    authorityCommand,
    auditCommand,
    mcpCommand,
    completionsCommand
  ])
] as const

/** A command that another program adds to the command line. It reports its failures as the built-in commands do. */
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
      group({ en: "Start here", es: "Para empezar" }, [
        ...further,
        exampleCommand,
        validateCommand,
        sandboxCommand,
        doctorCommand
      ]),
      ...groups
    ]),
    Command.provide(Output.layer),
    Command.withGlobalFlags([OutputFlag, LanguageFlag, ProfileFlag])
  )

/** The command line with all its commands. */
export const radicar = radicarWith([])
