import { Context } from "effect"

/**
 * What passed between this side and the authority in one request, octet for octet. It holds no secret, but a whole
 * document.
 */
export interface SoapExchange {
  /** Operation of the web service, such as `SendBillSync`. */
  readonly operation: string
  readonly url: string
  /** When the request was made. */
  readonly created: Date
  /** The envelope with its security header. */
  readonly request: Uint8Array
  /** Absent where no answer came, or not all of it: the request may have arrived all the same. */
  readonly answer: { readonly status: number; readonly body: Uint8Array } | undefined
}

/**
 * Is shown every exchange of the calls that it is provided to, in their order, before the answer is judged; a call that
 * sends twice has two. Nobody looks unless it is provided.
 */
export const ExchangeWitness = Context.Reference<(exchange: SoapExchange) => void>(
  "@radicar/dian/inner/ExchangeWitness",
  {
    defaultValue: () => () => {}
  }
)
