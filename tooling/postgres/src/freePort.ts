import { once } from "node:events"
import { createServer } from "node:net"

/**
 * First port and number of ports to choose from. Systems give outgoing connections ports from 32768 (Linux) or 49152
 * on, one of which a connection could take before the server that gets the port listens.
 */
const first = 10_240
const count = 22_528

/** Finds a TCP port of 127.0.0.1 that is free now. Another server may take the port before it is used. */
export const freePort = async (): Promise<number> => {
  const port = first + Math.floor(Math.random() * count)
  const server = createServer().listen(port, "127.0.0.1")
  try {
    await once(server, "listening")
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EADDRINUSE") return freePort()
    throw error
  }
  server.close()
  await once(server, "close")
  return port
}
