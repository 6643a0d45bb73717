import { spawnSync } from "node:child_process"
import { join } from "node:path"
import type { Peer } from "./Peer.ts"
import { scriptPeer } from "./scriptPeer.ts"
import { templateOf } from "./template.ts"

const loaded = spawnSync("php", ["-r", "exit(extension_loaded('dom') && extension_loaded('openssl') ? 0 : 1);"])

/** Why nothing of PHP can be measured. */
export const missingPhp = loaded.status === 0 ? undefined : "php-cli and php-xml are not installed"

/**
 * What PHP has itself, DOMNode::C14N and openssl_sign: the three references that ours has, of a template that is ours.
 */
export const phpDom = (signed: string): Peer =>
  scriptPeer({
    name: "PHP, DOM C14N and openssl",
    missing: missingPhp,
    command: ["php", join(import.meta.dirname, "domTemplate.php")],
    template: templateOf(signed),
    often: 2
  })
