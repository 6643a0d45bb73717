import { describe, expect, it } from "@effect/vitest"
import { createCanvas } from "@napi-rs/canvas"
import { readLogo } from "@radicar/print/inner/logo/readLogo"
import { Result } from "effect"
import { spawnSync } from "node:child_process"
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { invoiceOf } from "./support/invoiceOf.ts"
import { bodies, printable } from "./support/printing.ts"

// where Debian's packages libpdfbox2-java, libactivation-java and libjaxb-api-java put them
const jars = ["commons-logging", "fontbox2", "pdfbox2", "preflight", "xmpbox", "javax.activation", "jaxb-api"].map(
  (name) => `/usr/share/java/${name}.jar`
)
const isInstalled = jars.every((jar) => existsSync(jar)) && spawnSync("java", ["-version"]).status === 0

/**
 * What PDF/A-1 wants and PDF/A-3 does not: a list of the glyphs of a subset, a profile of version 2 of ICC, and that
 * the file says it is part 1.
 */
const differences = new Set([
  "2.1.6 : Invalid graphics object, Invalid version of the ICCProfile",
  "3.1.11 : Invalid Font definition, RADICR+RadicarSansRare-Regular: The CIDSet entry is missing for the Composite Subset",
  "3.1.11 : Invalid Font definition, RADICR+RadicarSans-Regular: The CIDSet entry is missing for the Composite Subset",
  "3.1.11 : Invalid Font definition, RADICR+RadicarSans-SemiBold: The CIDSet entry is missing for the Composite Subset",
  "7.11.2 : Error on MetaData, part must be 1"
])

describe.skipIf(!isInstalled)("Apache Preflight", () => {
  it("finds nothing against PDF/A-1b but what PDF/A-3 does not want", () => {
    const folder = mkdtempSync(join(tmpdir(), "radicar-preflight-"))
    try {
      // nothing is attached: PDF/A-1 has no attachments
      bodies.forEach(({ operation, text }, index) =>
        writeFileSync(join(folder, `${index}.pdf`), printable(operation, text).document.print())
      )
      const canvas = createCanvas(40, 20)
      canvas.getContext("2d").fillRect(5, 5, 20, 10)
      const logo = Result.getOrThrow(readLogo(canvas.toBuffer("image/png")))
      const { document } = printable("InvoiceCreate", invoiceOf(60, { Note: "Ελλάδα ✓ Привет" }))
      writeFileSync(join(folder, "logo.pdf"), document.print({ logo }))
      const { stdout } = spawnSync(
        "java",
        ["-cp", jars.join(":"), "org.apache.pdfbox.preflight.Validator_A1b", "batch", folder],
        { encoding: "utf8" }
      )
      const lines = stdout.split("\n")
      expect(lines.filter((line) => line.startsWith("The file "))).toHaveLength(bodies.length + 1)
      const findings = lines.filter((line) => /^\d+(?:\.\d+)* : /u.test(line))
      expect(new Set(findings)).toEqual(differences)
    } finally {
      rmSync(folder, { recursive: true })
    }
  })
})
