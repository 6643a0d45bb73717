import { once } from "node:events"
import { createServer, type Server, type Socket } from "node:net"

/** Servers of this machine that only its owner may reach, and who has connected to them. */
export interface Loopback {
  /** An address of this machine alone, with listeners at the ports that the service may call. */
  readonly address: string
  /** How many connections they have got since the last time this was asked. */
  readonly connections: () => number
  readonly stop: () => void
}

/** What no answer of the service may quote. */
export const secretBanner = "INTERNAL-BANNER-7f3a"

/** Of web servers and of mail servers. */
const callablePorts = [8443, 2525] as const

const listening = async (
  host: string,
  port: number,
  connected: (socket: Socket) => void
): Promise<Server | undefined> => {
  const server = createServer(connected).listen(port, host)
  // in use, or there is no IPv6
  const [outcome] = await Promise.race([once(server, "listening").then(() => ["up"]), once(server, "error")])
  return outcome === "up" ? server : undefined
}

/**
 * Listens at every port that a tenant may name: at an address of the network 127.0.0.0/8 of our own, so that several
 * runs do not meet, and at `[::1]` if nobody else does.
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
      const seen = count
      count = 0
      return seen
    },
    stop: () => {
      for (const server of servers) server?.close()
    }
  }
}
