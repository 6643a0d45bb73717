import { spawnSync } from "node:child_process"
import { join } from "node:path"
import type { Peer } from "./Peer.ts"
import { scriptPeer } from "./scriptPeer.ts"
import { templateOf } from "./template.ts"

// another Python without the system's packages may come first in the path
const python = ["python3", "/usr/bin/python3"].find(
  (program) => spawnSync(program, ["-c", "import xmlsec, lxml"]).status === 0
)

/**
 * Makes a peer of libxmlsec1, called from Python with lxml. It signs a template made by our code, with three references
 * like our signatures.
 */
export const pythonXmlsec = (signed: string): Peer =>
  scriptPeer({
    name: "python3-xmlsec",
    missing: python === undefined ? "python3-xmlsec is not installed" : undefined,
    command: [python ?? "python3", join(import.meta.dirname, "xmlsecTemplate.py")],
    template: templateOf(signed),
    often: 20
  })
