import { Sandbox } from "@radicar/sandbox/Sandbox"
import { Context, Effect, Layer } from "effect"
import { join } from "node:path"
import type { Configuration } from "./Configuration.ts"

/** The sandbox that a service starts to file with. */
export const embeddedSandbox = ({ dataDirectory, sandboxAdmin, sandboxPort, sandboxTrust }: Configuration) =>
  Sandbox.layer({
    port: sandboxPort,
    // ownership is asked by the service, before a number is claimed
    trust: sandboxTrust === "strict" ? "strict" : "any-in-date",
    admin: sandboxAdmin,
    certificateDirectory: join(dataDirectory, "sandbox")
  })

/** Starts it until the scope closes; answers its address. */
export const startEmbeddedSandbox = (configuration: Configuration) =>
  Effect.map(Layer.build(embeddedSandbox(configuration)), (context) => Context.get(context, Sandbox).url)
