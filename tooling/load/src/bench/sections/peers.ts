import { unsignedText } from "@radicar/ubl/inner/CanonicalXml"
import { invoiceText } from "../invoiceText.ts"
import { interleaved } from "../measure.ts"
import type { Peer } from "../peers/Peer.ts"
import { phpDom } from "../peers/phpDom.ts"
import { pythonXmlsec } from "../peers/pythonXmlsec.ts"
import { xadesJs } from "../peers/xadesJs.ts"
import { xmlCrypto } from "../peers/xmlCrypto.ts"
import { xmlsec1 } from "../peers/xmlsec1.ts"
import { xmlseclibs } from "../peers/xmlseclibs.ts"
import { pipeline, steps } from "../pipeline.ts"
import { heading, row } from "../table.ts"

const rounds = 7

const documentDigest = (signed: string): string | undefined => /<ds:DigestValue>([^<]+)/u.exec(signed)?.[1]

/** Documents by number of lines, with the number of signatures per round that our code and a peer make. */
const sizes: ReadonlyArray<readonly [lines: number, own: number, peer: number]> = [
  [20, 400, 12],
  [1000, 20, 1]
]

const requireSame = async (peer: Peer, xml: string, digest: string | undefined): Promise<void> => {
  const peerDigest = documentDigest(await peer.sign(xml))
  if (peerDigest !== digest) throw new Error(`${peer.name} digests another document: ${peerDigest}, ours is ${digest}`)
}

/**
 * Section of the benchmark: compares signing with other implementations, which sign the same unsigned XML with the same
 * key. Our times include the document key and the XML, and are also measured from the JSON text on. Equal document
 * digests prove that the work was done.
 */
export const peers = async (): Promise<void> => {
  for (const [lines, ownCalls, peerCalls] of sizes) {
    const text = invoiceText(lines)
    const checked = steps.check(steps.decode(steps.parse(text)))
    const canonical = steps.render(checked, steps.key(checked))
    const xml = unsignedText(canonical)
    const signed = Buffer.from(pipeline(text).bytes).toString("utf8")
    const digest = documentDigest(signed)
    const ownCode = {
      sign: () => steps.sign(steps.render(checked, steps.key(checked))),
      fromJson: () => pipeline(text)
    }
    interleaved(ownCode, ownCalls * 4)
    console.log(heading(`${lines} lines, signed, µs`))
    const others = [xmlCrypto, xadesJs, xmlsec1(signed), pythonXmlsec(signed), phpDom(signed), xmlseclibs]
    const timings = new Map<string, Array<number>>()
    const note = (name: string, value: number) => timings.set(name, [...(timings.get(name) ?? []), value])
    const available = others.filter(({ missing }) => missing === undefined)
    for (const peer of available) {
      await requireSame(peer, xml, digest)
      await peer.time(xml, peerCalls)
    }
    for (let round = 0; round < rounds; round++) {
      const { sign, fromJson } = interleaved(ownCode, 1, ownCalls)
      note("ours, key, XML and signature", sign)
      note("ours, from the JSON text on", fromJson)
      for (const peer of available) {
        const time = await peer.time(xml, peerCalls)
        note(peer.name, time)
        note(`${peer.name}: times ours`, time / sign)
        note(`${peer.name}: times ours from JSON on`, time / fromJson)
      }
    }
    for (const [name, values] of timings) console.log(row(name, values))
    for (const { missing, name } of others) if (missing !== undefined) console.log(`${name}: skipped, ${missing}`)
    console.log("")
  }
}
