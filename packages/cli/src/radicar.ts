import type { Terminal } from "effect"
import { Command } from "effect/cli"
import { audit } from "./commands/audit.ts"
import { authority } from "./commands/authority.ts"
import { certificate } from "./commands/certificate.ts"
import { codes } from "./commands/codes.ts"
import { completions } from "./commands/completions.ts"
import { doctor } from "./commands/doctor.ts"
import { documents } from "./commands/documents.ts"
import { evidence } from "./commands/evidence.ts"
import { example } from "./commands/example.ts"
import { explain } from "./commands/explain.ts"
import { file } from "./commands/file.ts"
import { fill } from "./commands/fill.ts"
import { key } from "./commands/key.ts"
import { mail } from "./commands/mail.ts"
import { notices } from "./commands/notices.ts"
import { print } from "./commands/print.ts"
import { profile } from "./commands/profile.ts"
import { ranges } from "./commands/ranges.ts"
import { read } from "./commands/read.ts"
import { render } from "./commands/render.ts"
import { rips } from "./commands/rips.ts"
import { sandbox } from "./commands/sandbox.ts"
import { schema } from "./commands/schema.ts"
import { sign } from "./commands/sign.ts"
import { statusZip } from "./commands/statusZip.ts"
import { submission } from "./commands/submission.ts"
import { submit } from "./commands/submit.ts"
import { company, provider } from "./commands/tenants.ts"
import { testset } from "./commands/testset.ts"
import { token } from "./commands/token.ts"
import { trust } from "./commands/trust.ts"
import { validate } from "./commands/validate.ts"
import { verify } from "./commands/verify.ts"
import { watch } from "./commands/watch.ts"
import { webhook } from "./commands/webhook.ts"
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
      ...documents,
      submit,
      submission,
      watch,
      file,
      evidence,
      mail,
      ranges,
      statusZip,
      testset,
      validate,
      fill,
      key,
      render,
      sign,
      print,
      verify,
      read,
      rips,
      trust,
      explain,
      codes,
      example,
      schema,
      certificate,
      company,
      provider,
      profile,
      authority,
      notices,
      doctor,
      token,
      audit,
      webhook,
      sandbox,
      completions
    ]),
    Command.provide(Output.layer),
    Command.withGlobalFlags([OutputFlag, LanguageFlag, ProfileFlag])
  )

/** The command line with all its commands. */
export const radicar = radicarWith([])
