import { documentRegistry, operations } from "@radicar/domain/inner/documentRegistry"
import { bilingual, type Localized } from "@radicar/domain/inner/rules/Language"
import type { Terminal } from "effect"
import { Command } from "effect/cli"
import { describeCommand } from "./flags/flags.ts"
import { LanguageFlag, OutputFlag, ProfileFlag } from "./flags/globalFlags.ts"
import type { Outcome } from "./Outcome.ts"
import { Output } from "./output/Output.ts"

/**
 * Commands that another program adds to the command line, by name. They report their failures as the built-in commands
 * do.
 */
export type FurtherCommands<Name extends string> = Readonly<
  Record<
    Name,
    () => Promise<Command.Command<Name, never, {}, Outcome | Terminal.QuitError, Output | Command.Environment>>
  >
>

/** Commands that file documents, one for each type. */
const documentCommands = Object.fromEntries(
  operations.map((operation) => [
    documentRegistry[operation].name,
    async () => (await import("./commands/documents.ts")).documentCommand(operation)
  ])
)

/** Commands by name, in the sections of the main help. Each is loaded when it is needed. */
const commandTable = [
  {
    title: { en: "Start here", es: "Para empezar" },
    commands: {
      example: async () => (await import("./commands/example.ts")).exampleCommand,
      validate: async () => (await import("./commands/validate.ts")).validateCommand,
      sandbox: async () => (await import("./commands/sandbox.ts")).sandboxCommand,
      doctor: async () => (await import("./commands/doctor.ts")).doctorCommand
    }
  },
  {
    title: { en: "File documents", es: "Radicar documentos" },
    commands: {
      ...documentCommands,
      submit: async () => (await import("./commands/submit.ts")).submitCommand,
      sheet: async () => (await import("./commands/sheet.ts")).sheetCommand,
      testset: async () => (await import("./commands/testset.ts")).testsetCommand
    }
  },
  {
    title: { en: "Find what was filed", es: "Consultar lo radicado" },
    commands: {
      submission: async () => (await import("./commands/submission.ts")).submissionCommand,
      watch: async () => (await import("./commands/watch.ts")).watchCommand,
      file: async () => (await import("./commands/file.ts")).fileCommand,
      mail: async () => (await import("./commands/mail.ts")).mailCommand,
      draft: async () => (await import("./commands/draft.ts")).draftCommand,
      payslip: async () => (await import("./commands/payslip.ts")).payslipCommand,
      evidence: async () => (await import("./commands/evidence.ts")).evidenceCommand,
      "status-zip": async () => (await import("./commands/statusZip.ts")).statusZipCommand,
      reconcile: async () => (await import("./commands/reconcile.ts")).reconcileCommand
    }
  },
  {
    title: { en: "Receive and verify documents", es: "Recibir y verificar documentos" },
    commands: {
      inbox: async () => (await import("./commands/inbox.ts")).inboxCommand,
      read: async () => (await import("./commands/read.ts")).readCommand,
      verify: async () => (await import("./commands/verify.ts")).verifyCommand,
      trust: async () => (await import("./commands/trust.ts")).trustCommand
    }
  },
  {
    title: { en: "Prepare documents offline", es: "Preparar documentos sin conexión" },
    commands: {
      schema: async () => (await import("./commands/schema.ts")).schemaCommand,
      fill: async () => (await import("./commands/fill.ts")).fillCommand,
      explain: async () => (await import("./commands/explain.ts")).explainCommand,
      key: async () => (await import("./commands/key.ts")).keyCommand,
      render: async () => (await import("./commands/render.ts")).renderCommand,
      sign: async () => (await import("./commands/sign.ts")).signCommand,
      print: async () => (await import("./commands/print.ts")).printCommand,
      rips: async () => (await import("./commands/rips.ts")).ripsCommand
    }
  },
  {
    title: { en: "Catalogues and settings", es: "Catálogos y configuración" },
    commands: {
      codes: async () => (await import("./commands/codes.ts")).codesCommand,
      ranges: async () => (await import("./commands/ranges.ts")).rangesCommand,
      acquirer: async () => (await import("./commands/acquirer.ts")).acquirerCommand,
      company: async () => (await import("./commands/tenants.ts")).companyCommand,
      provider: async () => (await import("./commands/tenants.ts")).providerCommand,
      certificate: async () => (await import("./commands/certificate.ts")).certificateCommand,
      profile: async () => (await import("./commands/profile.ts")).profileCommand
    }
  },
  {
    title: { en: "Operate the service", es: "Operar el servicio" },
    commands: {
      token: async () => (await import("./commands/token.ts")).tokenCommand,
      webhook: async () => (await import("./commands/webhook.ts")).webhookCommand,
      notices: async () => (await import("./commands/notices.ts")).noticesCommand,
      authority: async () => (await import("./commands/authority.ts")).authorityCommand,
      audit: async () => (await import("./commands/audit.ts")).auditCommand,
      mcp: async () => (await import("./commands/mcp.ts")).mcpCommand,
      completions: async () => (await import("./commands/completions.ts")).completionsCommand
    }
  }
] as const

type LoadersIn<Commands> = Commands extends unknown ? Commands[keyof Commands] : never

/** A section of the main help: commands that serve one purpose. */
interface Section {
  readonly title: Localized
  readonly commands: Readonly<Record<string, LoadersIn<(typeof commandTable)[number]["commands"]>>>
}

const sections: ReadonlyArray<Section> = commandTable

/**
 * Loads the command line for some arguments, with the commands of the embedding program. Arguments that begin with the
 * name of a command need that command alone, which takes a fraction of the time; all others need all: for the main
 * help, for completions, and for suggestions after an unknown name.
 */
export const loadRadicar = async <Name extends string>(
  further: FurtherCommands<Name>,
  [first = "", ...rest]: ReadonlyArray<string> = []
) => {
  const extended = sections.map(({ commands, title }, index) => ({
    title,
    loaders: [...(index === 0 ? Object.entries<FurtherCommands<Name>[Name]>(further) : []), ...Object.entries(commands)]
  }))
  const isComplete =
    first === "completions" ||
    rest.some((argument) => argument.startsWith("--completions")) ||
    !extended.some(({ loaders }) => loaders.some(([name]) => name === first))
  const groups = await Promise.all(
    extended.map(async ({ loaders, title }) => ({
      group: bilingual(title),
      commands: await Promise.all(loaders.flatMap(([name, load]) => (isComplete || name === first ? [load()] : [])))
    }))
  )
  return Command.make("radicar").pipe(
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
    Command.withSubcommands(groups),
    Command.provide(Output.layer),
    Command.withGlobalFlags([OutputFlag, LanguageFlag, ProfileFlag])
  )
}
