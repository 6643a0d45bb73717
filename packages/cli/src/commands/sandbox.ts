import { Effect, Option, Schema } from "effect"
import { Command, Flag } from "effect/cli"
import { testSoftware } from "@radicar/ubl/verify/testSoftware"
import { certificateDirectoryFlag } from "../flags/certificateDirectoryFlag.ts"
import { Output } from "../output/Output.ts"
import { reporting } from "../output/reporting.ts"
import { sandboxFailure } from "../sandbox/sandboxFailure.ts"
import { sandboxText } from "../sandbox/sandboxText.ts"
import { sandboxCertificate } from "./sandboxCertificate.ts"

/** `radicar sandbox`: the stand-in for the authority, until it is interrupted. */
export const sandbox = Command.make(
  "sandbox",
  {
    port: Flag.Int("port").pipe(
      Flag.withMetavar("port"),
      Flag.withDescription("Port to listen on, 0 for any free one; default 8090"),
      Flag.withSchema(Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 65_535 }))),
      Flag.withDefault(8090)
    ),
    host: Flag.String("host").pipe(
      Flag.withMetavar("host"),
      Flag.withDescription("Address to listen on; default 127.0.0.1"),
      Flag.withDefault("127.0.0.1")
    ),
    strict: Flag.Boolean("strict").pipe(
      Flag.withDescription("Accepts only certificates of the sandbox's own authority"),
      Flag.withDefault(false)
    ),
    admin: Flag.Boolean("admin").pipe(
      Flag.withDescription("Answers below /admin to programs of this machine: received documents, seed, clock, faults"),
      Flag.withDefault(false)
    ),
    certificates: certificateDirectoryFlag
  },
  Effect.fn("sandbox")(
    function* ({ admin, certificates, host, port, strict }) {
      const output = yield* Output
      const { Sandbox } = yield* Effect.promise(() => import("@radicar/sandbox/Sandbox"))
      const running = yield* Sandbox.make({
        host,
        port,
        admin,
        trust: strict ? "strict" : "any-in-date",
        ...(Option.isSome(certificates) ? { certificateDirectory: certificates.value } : {})
      }).pipe(Effect.mapError(sandboxFailure))
      const result = { url: running.url, port: running.port, strict, admin, softwareId: testSoftware.id }
      yield* output.value(result, () => sandboxText(result, output))
      return yield* Effect.never
    },
    Effect.scoped,
    reporting("value")
  )
).pipe(
  Command.withDescription(
    "Run a stand-in for the authority until Ctrl-C (which ends it with exit code 130). " +
      "A document with [[sandbox:http-503]] in a note gets that answer the first time it is sent, " +
      "with [[sandbox:slow delay='65 seconds' times=2]] late answers twice; docs/faults.md lists what can go wrong."
  ),
  Command.withShortDescription("Run a stand-in for the authority"),
  Command.withExamples([
    { command: "radicar sandbox" },
    {
      command: "radicar sandbox --strict --certificates ./authority",
      description: "Only certificates made by `radicar sandbox certificate --certificates ./authority`"
    },
    {
      command: "radicar sandbox --admin",
      description:
        'Faults on order: curl localhost:8090/admin/faults --json \'{"behaviour":"drop-and-forget","number":"SETP*"}\''
    }
  ]),
  Command.withSubcommands([sandboxCertificate])
)
