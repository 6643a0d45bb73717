import { existsSync } from "node:fs"
import { join } from "node:path"
import { missingPhp } from "./phpDom.ts"
import { scriptPeer } from "./scriptPeer.ts"

/**
 * Folder of the PHP library xmlseclibs. Debian has no package of it, but `simplesamlphp` contains it; `XMLSECLIBS`
 * names another folder.
 */
const folder = process.env["XMLSECLIBS"] ?? "/usr/share/simplesamlphp/vendor/robrichards/xmlseclibs"

const missing = existsSync(join(folder, "src/XMLSecurityDSig.php"))
  ? undefined
  : "xmlseclibs, which Debian's simplesamlphp has, is not installed"

/**
 * Peer: xmlseclibs over PHP's DOM. It signs one reference (the document) and includes one certificate, fewer than our
 * code does.
 */
export const xmlseclibs = scriptPeer({
  name: "PHP, xmlseclibs",
  missing: missingPhp ?? missing,
  command: ["php", join(import.meta.dirname, "xmlseclibs.php"), folder],
  often: 2
})
