import { once } from "node:events"
import { type AddressInfo, connect, createServer, type Socket } from "node:net"

/** First 4-byte numbers of a message that asks to cancel a statement (PostgreSQL manual, message formats). */
const cancelRequest = Buffer.from([0, 0, 0, 16, 0x04, 0xd2, 0x16, 0x2e])

/** A proxy between the service and its database, whose connections can be disturbed. */
export interface ConnectionProxy {
  readonly url: string
  /** Number of requests to cancel a statement so far; they are passed on. */
  readonly cancelRequests: () => number
  /** Forwards new connections to another server. */
  readonly lead: (target: string) => void
  /** Resets every connection. */
  readonly cut: () => void
  /** Sets whether new connections are cut at once. */
  readonly refuse: (refused: boolean) => void
  /** Sets whether no data passes in either direction, while connections stay open. */
  readonly silence: (silent: boolean) => void
  readonly close: () => Promise<void>
}

/** Starts a proxy on a free port that forwards to the Postgres server at a URL. */
export const connectionProxy = async (target: string): Promise<ConnectionProxy> => {
  let { hostname, port } = new URL(target)
  let cancelRequests = 0
  const pairs = new Set<readonly [near: Socket, far: Socket]>()
  let isRefused = false
  let isSilent = false

  const server = createServer((near) => {
    if (isRefused) return near.resetAndDestroy()
    const far = connect(Number(port), hostname)
    const pair = [near, far] as const
    pairs.add(pair)
    const end = (): void => {
      pairs.delete(pair)
      for (const socket of pair) socket.destroy()
    }
    for (const socket of pair) socket.setNoDelay(true).on("error", end).on("close", end)
    near.on("data", (bytes: Buffer) => {
      if (bytes.subarray(0, cancelRequest.length).equals(cancelRequest)) cancelRequests += 1
      far.write(bytes)
    })
    far.on("data", (bytes) => void near.write(bytes))
    if (isSilent) for (const socket of pair) socket.pause()
    return undefined
  })
  server.listen(0, "127.0.0.1")
  await once(server, "listening")
  const proxyPort = (server.address() as AddressInfo).port

  const cut = (): void => {
    for (const [near, far] of pairs) {
      near.resetAndDestroy()
      far.resetAndDestroy()
    }
  }
  return {
    url: Object.assign(new URL(target), { port: String(proxyPort) }).href,
    cancelRequests: () => cancelRequests,
    lead: (next) => {
      ;({ hostname, port } = new URL(next))
    },
    cut,
    refuse: (refused) => {
      isRefused = refused
    },
    silence: (silent) => {
      isSilent = silent
      for (const socket of [...pairs].flat()) {
        if (silent) socket.pause()
        else socket.resume()
      }
    },
    close: async () => {
      const closed = once(server, "close")
      server.close()
      cut()
      await closed
    }
  }
}
