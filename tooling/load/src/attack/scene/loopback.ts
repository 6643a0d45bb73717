import { once } from "node:events"
import { createServer, type Server, type Socket } from "node:net"

/** Trap servers that only this machine can reach, with a count of their connections. */
export interface Loopback {
  /** Loopback address of the trap servers, which listen at the ports that the service may call. */
  readonly address: string
  /** Counts the connections since the previous call. */
  readonly connections: () => number
  readonly stop: () => void
}

/** Text that the trap servers send and that no answer of the service may quote. */
export const secretBanner = "INTERNAL-BANNER-7f3a"

/** Ports of web and mail servers that the service may call. */
const callablePorts = [8443, 2525] as const

const listening = async (
  host: string,
  port: number,
  connected: (socket: Socket) => void
): Promise<Server | undefined> => {
  const server = createServer(connected).listen(port, host)
  // in use, or IPv6 is missing
  const [outcome] = await Promise.race([once(server, "listening").then(() => ["up"]), once(server, "error")])
  return outcome === "up" ? server : undefined
}

/**
 * Starts trap servers at every port that a tenant may name. The address within 127.0.0.0/8 differs between runs, so
 * that they do not collide; `[::1]` is used if it is free.
 */
export const startLoopback = async (): Promise<Loopback> => {
  const octet = (shift: number): number => 2 + ((process.pid >> shift) % 250)
  const address = process.platform === "linux" ? `127.88.${octet(8)}.${octet(0)}` : "127.0.0.1"
  let count = 0
  const servers = await Promise.all(
    [address, "::1"].flatMap((host) =>
      callablePorts.map((port) =>
        listening(host, port, (socket) => {
          count++
          socket.on("error", () => {}).end(`${secretBanner}\r\n`)
        })
      )
    )
  )
  if (servers.slice(0, callablePorts.length).includes(undefined)) throw new Error(`${address} cannot be listened at`)
  return {
    address,
    connections: () => {
      const countBefore = count
      count = 0
      return countBefore
    },
    stop: () => {
      for (const server of servers) server?.close()
    }
  }
}
