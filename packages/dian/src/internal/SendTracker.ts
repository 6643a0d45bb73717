import type { Dispatcher } from "@effect/platform-node/Undici"

/**
 * Remembers whether the bytes of one request began to leave. An error's code alone cannot tell: a connection may be
 * reset during the TLS handshake (nothing sent) as well as after the last byte (perhaps filed).
 */
export class SendTracker {
  started = false
}

/**
 * Interceptor for an undici dispatcher: marks the {@link SendTracker} in a request's `opaque` option at the moment
 * the request is handed to an established (and, over https, verified) connection, before its first byte is written.
 */
export const markStart: Dispatcher.DispatcherComposeInterceptor = (dispatch) => (options, handler) => {
  const tracker = "opaque" in options ? options.opaque : undefined
  if (!(tracker instanceof SendTracker)) return dispatch(options, handler)
  return dispatch(options, {
    onRequestStart: (controller, context) => {
      tracker.started = true
      handler.onRequestStart?.(controller, context)
    },
    onRequestUpgrade: (...all) => handler.onRequestUpgrade?.(...all),
    onResponseStart: (...all) => handler.onResponseStart?.(...all),
    onResponseData: (...all) => handler.onResponseData?.(...all),
    onResponseEnd: (...all) => handler.onResponseEnd?.(...all),
    onResponseError: (...all) => handler.onResponseError?.(...all)
  })
}
