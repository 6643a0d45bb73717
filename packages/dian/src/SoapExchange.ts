import { Context } from "effect"

/**
 * One request to the authority with its answer, byte for byte. An exchange holds no secret, but may hold a whole
 * document.
 */
export interface SoapExchange {
  /** Operation of the web service, such as `SendBillSync`. */
  readonly operation: string
  readonly url: string
  /** Time at which the request was made. */
  readonly created: Date
  /** The SOAP envelope as sent, with its security header. */
  readonly request: Uint8Array
  /** The HTTP answer as received; absent if no complete answer arrived. The request may have arrived nevertheless. */
  readonly answer: { readonly status: number; readonly body: Uint8Array } | undefined
}

/**
 * Callback that receives every exchange of a call, in order, before the answer is judged. A call that sends twice has
 * two exchanges. By default nothing receives them.
 */
export const ExchangeWitness = Context.Reference<(exchange: SoapExchange) => void>(
  "@radicar/dian/inner/ExchangeWitness",
  {
    defaultValue: () => () => {}
  }
)
