import { buildApplicationResponse } from "../authority/applicationResponse.ts"
import { registeredResponse } from "../authority/documentResponses.ts"
import type { SandboxState } from "../SandboxState.ts"
import type { DianResponse } from "../soap/results/DianResponse.ts"
import type { StoredDocument } from "../state/DocumentStore.ts"

/** What was registered about a document, and how each of it is called. */
export interface Registered {
  readonly document: StoredDocument
  readonly code: string
  readonly description: string
}

/**
 * The answer to a question about what was registered on a document: its own sentence and key, and a signed
 * ApplicationResponse that lists it (responses.md §5).
 */
export const listResponse = (
  about: StoredDocument,
  registered: ReadonlyArray<Registered>,
  now: number,
  state: SandboxState
): DianResponse => ({
  ...about.status,
  errorMessage: undefined,
  xmlBase64Bytes: buildApplicationResponse(
    {
      environment: state.registry.environment,
      id: state.identifiers.integer(),
      receiver: about.parties.issuer,
      documentKey: about.documentKey,
      statesEnvironment: true,
      documentResponses: registered.map(({ document, code, description }, index) =>
        registeredResponse(
          {
            code,
            description,
            registeredAt: document.receivedAt.getTime(),
            document: {
              number: document.number,
              key: document.documentKey,
              keyScheme: document.kind.keyScheme
            },
            issuer: document.parties.issuer,
            recipient: document.parties.receiver,
            lines: document.findings.map((finding) => ({ code: finding.code, description: finding.text }))
          },
          index
        )
      )
    },
    state.authority.signer,
    state.identifiers.guid(),
    now
  )
})
