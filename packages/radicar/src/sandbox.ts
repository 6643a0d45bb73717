import { Sandbox } from "@radicar/sandbox/inner/Sandbox"
import { SandboxFault } from "@radicar/sandbox/inner/SandboxFault"
import { SeedBody } from "@radicar/sandbox/inner/SeedBody"
import { Effect, Exit, Redacted, Schema, Scope } from "effect"
import type * as Published from "../sandbox.d.ts"

/** Decodes an argument of the caller. Throws a `TypeError` that says what is wrong with it. */
const decode = <A, E>(name: string, schema: Schema.Codec<A, E>, value: unknown): A => {
  try {
    return Schema.decodeUnknownSync(schema, { onExcessProperty: "error" })(value)
  } catch (error) {
    throw new TypeError(`${name}: ${error instanceof Error ? error.message : String(error)}`, { cause: error })
  }
}

const issue = async (
  { certificates }: Sandbox["Service"],
  { password, ...request }: Published.CertificateRequest
): Promise<Published.TestCertificate> => {
  const secret = password === undefined ? {} : { password: Redacted.make(password) }
  const issued = await Effect.runPromise(certificates.issue({ ...request, ...secret }))
  const { nit, notAfter, notBefore, pkcs12 } = issued
  return { nit, notAfter, notBefore, pkcs12, password: Redacted.value(issued.password) }
}

/** Proof for the compiler that the declarations list every behaviour and operation. */
type Undeclared =
  | Exclude<SandboxFault["behaviour"], Published.FaultBehaviour>
  | Exclude<NonNullable<SandboxFault["operation"]>, Published.FaultyOperation>

const faultOf = (fault: Published.Fault | Undeclared): SandboxFault =>
  decode("the fault", SandboxFault, fault satisfies SandboxFault)

/** Starts a sandbox for programs without Effect, see `sandbox.d.ts`. */
export const startSandbox: typeof Published.startSandbox = async ({ batchSeconds, ...settings } = {}) => {
  const scope = Scope.makeUnsafe()
  const close = (): Promise<void> => Effect.runPromise(Scope.close(scope, Exit.void))
  const batches = batchSeconds === undefined ? {} : { batches: { delay: batchSeconds * 1000 } }
  const sandbox = await Effect.runPromise(
    Effect.provideService(Sandbox.make({ ...settings, ...batches }), Scope.Scope, scope)
  ).catch(async (error: unknown) => {
    await close()
    throw error
  })
  return {
    url: sandbox.url,
    port: sandbox.port,
    rootPem: sandbox.certificates.rootPem,
    subordinatePem: sandbox.certificates.subordinatePem,
    issueCertificate: (request) => issue(sandbox, request),
    documents: () => Effect.runPromise(sandbox.received),
    requests: () => Effect.runPromise(sandbox.requests),
    program: async (fault) => Effect.runPromise(sandbox.program(faultOf(fault))),
    seed: async (data) => Effect.runPromise(sandbox.seed(decode("the data", SeedBody, data))),
    reset: () => Effect.runPromise(sandbox.reset),
    stop: close,
    [Symbol.asyncDispose]: close
  }
}
