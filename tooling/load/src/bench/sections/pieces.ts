import { verifyXades } from "@radicar/signature/inner/verifyXades"
import { createHash, sign as signOctets } from "node:crypto"
import { invoiceText } from "../invoiceText.ts"
import { mailFiles } from "../mailFiles.ts"
import { interleaved, interleavedLater } from "../measure.ts"
import { identity, pipeline, steps } from "../pipeline.ts"
import { heading, printRows } from "../table.ts"

const rounds = 15

/** Processes a document up to its key, like a dry run; nothing is rendered or signed. */
const dryRun = (text: string) => {
  const checked = steps.check(steps.decode(steps.parse(text)))
  return steps.key(checked)
}

/**
 * Section of the benchmark: time of single tasks around a filing in microseconds, such as dry runs, decoding,
 * verification and mail files. A bare signature is measured in the same rounds for comparison.
 */
export const pieces = async (): Promise<void> => {
  const [twentyLines, fiftyLines] = [invoiceText(20), invoiceText(50)]
  const signed = pipeline(invoiceText(1)).bytes
  const octets = createHash("sha256").update("bare").digest()
  const calls = {
    "bare RSA-2048 signature": () => signOctets("sha256", octets, identity.privateKey),
    "dry run of 20 lines": () => dryRun(twentyLines),
    "JSON of 50 lines decoded": () => steps.decode(steps.parse(fiftyLines)),
    [`signature of ${Math.round(signed.length / 1024)} KB of XML verified`]: () => verifyXades(signed)
  }
  interleaved(calls, 1500)
  const timings = Array.from({ length: rounds }, () => interleaved(calls, 6, 20))
  const mailed = await mailFiles(twentyLines)
  const later = {
    "bare RSA-2048 signature, for comparison": calls["bare RSA-2048 signature"],
    "AttachedDocument of 20 lines, signed": mailed.container,
    "ZIP for a mail: AttachedDocument and PDF": mailed.zip
  }
  await interleavedLater(later, 200)
  const files: Array<Awaited<ReturnType<typeof interleavedLater<keyof typeof later>>>> = []
  for (let round = 0; round < rounds; round++) files.push(await interleavedLater(later, 3, 20))
  await mailed.close()
  console.log(heading("µs"))
  const pick = <A extends string>(names: Readonly<Record<A, unknown>>) =>
    Object.fromEntries(
      Object.keys(names).map((name) => [name, (round: Readonly<Record<string, number>>) => round[name] ?? Number.NaN])
    )
  printRows(timings, pick(calls))
  printRows(files, pick(later))
}
