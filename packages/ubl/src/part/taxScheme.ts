import { taxes } from "@radicar/domain/codes/taxes"
import { branch, leaf } from "../xml/element.ts"

const made = new Map<string, string>()

/** `cac:TaxScheme` of a tax: its code and its short name. There are few of them and every line repeats one. */
export const taxScheme = (code: string): string => {
  const known = made.get(code)
  if (known !== undefined) return known
  const fresh = branch("cac:TaxScheme", leaf("cbc:ID", code) + leaf("cbc:Name", taxes.nameOf(code) ?? code))
  // only what the list has is kept, so that nobody can fill the memory
  if (taxes.has(code)) made.set(code, fresh)
  return fresh
}
