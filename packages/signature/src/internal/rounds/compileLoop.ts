import { type Code, constant, local, octetsOf, set, unsigned } from "./instructions.ts"

/** A loop over words that a function of WebAssembly keeps in local variables. */
export interface Loop {
  /** Words that it takes and gives: the local variables from 1 on. */
  readonly words: number
  /** Local variables behind them, for one turn. */
  readonly scratch: number
  readonly turn: Code
}

/** Makes so many turns, one at least, and gives the words that come of it. */
export type CompiledLoop = (turns: number, ...words: ReadonlyArray<number>) => ReadonlyArray<number>

const word = 0x7f

const counted = (entries: ReadonlyArray<Code>): Code => [unsigned(entries.length), entries]

const sized = (content: Code): Code => {
  const octets = octetsOf(content)
  return [unsigned(octets.length), octets]
}

const section = (id: number, content: Code): Code => [id, sized(content)]

/** The local variable that counts down. */
const left = 0

/** A module of one function, `run`. */
const moduleOf = ({ scratch, turn, words }: Loop): Code => {
  const types = (count: number): Code => counted(Array.from({ length: count }, () => word))
  const type = [0x60, types(1 + words), types(words)]
  const body = [
    counted([[unsigned(scratch), word]]),
    // loop … br_if … end: once more while turns are left
    [0x03, 0x40],
    turn,
    set(left, [local(left), constant(1), 0x6b]),
    [local(left), 0x0d, 0, 0x0b],
    Array.from({ length: words }, (_, index) => local(1 + index)),
    0x0b
  ]
  const name = [..."run"].map((letter) => letter.charCodeAt(0))
  return [
    [0x00, 0x61, 0x73, 0x6d, 1, 0, 0, 0],
    section(1, counted([type])),
    section(3, counted([0])),
    section(7, counted([[sized(name), 0x00, 0]])),
    section(10, counted([sized(body)]))
  ]
}

/** Compiles a loop; `undefined` where Node has no WebAssembly (`--jitless`). */
export const compileLoop = (loop: Loop): CompiledLoop | undefined => {
  if (typeof WebAssembly === "undefined") return undefined
  const module = new WebAssembly.Module(new Uint8Array(octetsOf(moduleOf(loop))))
  return new WebAssembly.Instance(module).exports["run"] as CompiledLoop
}
