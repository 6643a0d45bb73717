import { radicarFile } from "@radicar/build/bundle/radicar"
import { join } from "node:path"
import { type ServerProcess, startServer } from "@radicar/fixtures/processes/startServer"

/**
 * Starts the sandbox with its `/admin`; its certificates and its log go into the folder. The returned `url` is the
 * address of the sandbox's SOAP service.
 */
export const startAuthority = async (folder: string): Promise<ServerProcess> => {
  const certificateFlags = ["--certificates", join(folder, "authority")]
  const server = await startServer({
    words: (port) => [radicarFile, "sandbox", "--admin", "--port", String(port), ...certificateFlags],
    upPath: "/admin/clock",
    log: join(folder, "authority.log")
  })
  return { ...server, url: `${server.url}/WcfDianCustomerServices.svc` }
}
