// the part of oidc-provider that the tests use; the package has no types
declare module "oidc-provider" {
  import type { IncomingMessage, ServerResponse } from "node:http"

  export class Provider {
    constructor(issuer: string, configuration: object)
    readonly callback: () => (request: IncomingMessage, response: ServerResponse) => Promise<void>
  }
}
