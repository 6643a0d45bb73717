import { Sandbox } from "@radicar/sandbox/inner/Sandbox"
import type { SandboxOptions } from "@radicar/sandbox/inner/SandboxOptions"
import { Context, Effect, Layer } from "effect"
import { join } from "node:path"
import type { Configuration } from "./Configuration.ts"

/** The sandbox that a service starts as its authority. It has separate threads unless `shared` contains some. */
export const embeddedSandbox = (
  { databaseUrl, dataDirectory, sandboxAdmin, sandboxPort, sandboxTrust }: Configuration,
  shared: Pick<SandboxOptions, "threads"> = {}
) =>
  Sandbox.layer({
    ...shared,
    port: sandboxPort,
    // the service checks ownership, before a number is claimed
    trust: sandboxTrust === "strict" ? "strict" : "any-in-date",
    admin: sandboxAdmin,
    certificateDirectory: join(dataDirectory, "sandbox"),
    // next to the embedded database, whose documents it would otherwise not know after a restart
    ...(databaseUrl === undefined ? { documentFile: join(dataDirectory, "sandbox", "documents.sqlite") } : {})
  })

/** Starts the sandbox until the scope closes; returns its address. */
export const startEmbeddedSandbox = (configuration: Configuration) =>
  Effect.map(Layer.build(embeddedSandbox(configuration)), (context) => Context.get(context, Sandbox).url)
