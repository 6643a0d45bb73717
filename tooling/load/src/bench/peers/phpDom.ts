import { spawnSync } from "node:child_process"
import { join } from "node:path"
import type { Peer } from "./Peer.ts"
import { scriptPeer } from "./scriptPeer.ts"
import { templateOf } from "./template.ts"

const loaded = spawnSync("php", ["-r", "exit(extension_loaded('dom') && extension_loaded('openssl') ? 0 : 1);"])

/** Reason why PHP cannot be measured; undefined if it can. */
export const missingPhp = loaded.status === 0 ? undefined : "php-cli and php-xml are not installed"

/**
 * Makes a peer of PHP's own functions, DOMNode::C14N and openssl_sign. It makes three references, as our signer does,
 * in a template from our signer.
 */
export const phpDom = (signed: string): Peer =>
  scriptPeer({
    name: "PHP, DOM C14N and openssl",
    missing: missingPhp,
    command: ["php", join(import.meta.dirname, "domTemplate.php")],
    template: templateOf(signed),
    often: 2
  })
