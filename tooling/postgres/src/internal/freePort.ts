import { createServer, type AddressInfo } from "node:net"

/** A TCP port of 127.0.0.1 that is free now. Another process may take it before it is used. */
export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer()
    server.once("error", reject)
    server.listen(0, "127.0.0.1", () => {
      const { port } = server.address() as AddressInfo
      server.close(() => resolve(port))
    })
  })
