import { type Option, Record } from "effect"

/** The values of the flags that are given, under their names. */
export const given = <Flags extends Readonly<Record<string, Option.Option<unknown>>>>(
  flags: Flags
): { readonly [Name in keyof Flags]?: Option.Option.Value<Flags[Name]> } =>
  Record.getSomes(flags) as { readonly [Name in keyof Flags]?: Option.Option.Value<Flags[Name]> }

/** The parts of a list with commas in between. */
export const commaSeparated = (list: string): ReadonlyArray<string> =>
  list
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part !== "")
