import type { Localized } from "@radicar/domain/inner/rules/Language"
import { type Cause, Context } from "effect"

/** A line for operators: its text in both languages, then its facts by their names. */
export type LogLine = Localized & Readonly<Record<string, unknown>>

/** Something outside of the process that it depends on, with the texts about its outage. */
export interface Dependency {
  /** Name in the log, such as `database`; each name has its own outage. */
  readonly name: string
  /** Text of an outage: its effect, the answers that callers get, and the remedy. */
  readonly away: Localized
  /** Text of its end. */
  readonly back: Localized
  /** Milliseconds without a failure after which an answer ends the outage: others may still meet it. */
  readonly quietMillis: number
}

interface Outage {
  /** Times in milliseconds: of the first failure, the last one, and the last line. */
  readonly since: number
  lastFailure: number
  lastLine: number
  refused: number
}

/** Milliseconds between two lines about the same outage. */
const REPEAT_MILLIS = 60_000

/** The outages of a process. Every one has a line when it begins, one a minute, and one at its end. */
export class OutageBook {
  readonly #outages = new Map<string, Outage>()

  /** Whether something is away. */
  get isOpen(): boolean {
    return this.#outages.size > 0
  }

  /** Notes a failure; returns the line that is due, if one is. */
  away({ away, name }: Dependency, now: number): LogLine | undefined {
    const ongoingOutage = this.#outages.get(name)
    const outage = ongoingOutage ?? { since: now, lastFailure: now, lastLine: now, refused: 0 }
    this.#outages.set(name, outage)
    outage.lastFailure = now
    if (ongoingOutage !== undefined && now - outage.lastLine < REPEAT_MILLIS) return undefined
    outage.lastLine = now
    return { ...away, dependency: name, since: new Date(outage.since).toISOString(), refused: outage.refused }
  }

  /** Counts a request that was refused because of the outage. */
  refused({ name }: Dependency): void {
    const outage = this.#outages.get(name)
    if (outage !== undefined) outage.refused += 1
  }

  /** Notes an answer; returns the line about the end of the outage, if there was one. */
  back({ back, name, quietMillis }: Dependency, now: number): LogLine | undefined {
    const outage = this.#outages.get(name)
    if (outage === undefined || now - outage.lastFailure < quietMillis) return undefined
    this.#outages.delete(name)
    const { lastFailure, refused, since } = outage
    const seconds = Math.ceil((lastFailure - since) / 1000)
    return { ...back, dependency: name, since: new Date(since).toISOString(), seconds, refused }
  }
}

/** The outages of this process; every test of a whole service provides its own. */
export const Outages = Context.Reference<OutageBook>("@radicar/api/Outages", { defaultValue: () => new OutageBook() })

/** Finds the dependency whose outage is the cause of a failure. */
export type OutageOf = (cause: Cause.Cause<unknown>) => Dependency | undefined
