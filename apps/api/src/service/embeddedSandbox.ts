import { Sandbox } from "@radicar/sandbox/inner/Sandbox"
import type { SandboxOptions } from "@radicar/sandbox/inner/SandboxOptions"
import { Context, Effect, Layer } from "effect"
import { join } from "node:path"
import type { Configuration } from "./Configuration.ts"

/** The sandbox that a service starts to file with; in threads of its own unless it shares some. */
export const embeddedSandbox = (
  { dataDirectory, sandboxAdmin, sandboxPort, sandboxTrust }: Configuration,
  shared: Pick<SandboxOptions, "threads"> = {}
) =>
  Sandbox.layer({
    ...shared,
    port: sandboxPort,
    // ownership is asked by the service, before a number is claimed
    trust: sandboxTrust === "strict" ? "strict" : "any-in-date",
    admin: sandboxAdmin,
    certificateDirectory: join(dataDirectory, "sandbox")
  })

/** Starts it until the scope closes; answers its address. */
export const startEmbeddedSandbox = (configuration: Configuration) =>
  Effect.map(Layer.build(embeddedSandbox(configuration)), (context) => Context.get(context, Sandbox).url)
