/**
 * A program that prints what the library says about the examples of every type of document and about their mutants, in
 * which one value is absent, a text or a number, a line for each, and then about every rule that it named.
 */
export const judgeProgram = `
import "@radicar/domain/names"
import { check, example, explainRule, operations } from "@radicar/domain"

const now = new Date("2026-01-15T15:00:00Z")
const provider = { id: "5f2c0e2a-7d0b-4a55-9a53-0d6d1f2b8c11", pin: "12345" }
const numbers = { InvoiceCreate: 990000001, SupportCreate: 984000001 }

const places = (value, path) =>
  typeof value !== "object" || value === null
    ? [path]
    : [path, ...Object.entries(value).flatMap(([key, each]) => places(each, [...path, key]))]

const changed = (value, [key, ...path], put) => {
  const copy = Array.isArray(value) ? [...value] : { ...value }
  if (path.length > 0) copy[key] = changed(value[key], path, put)
  else if (put === undefined) Array.isArray(copy) ? copy.splice(key, 1) : delete copy[key]
  else copy[key] = put
  return copy
}

const rules = new Set()
const say = (operation, body, language) => {
  const { facts, key, valid, violations, notifications, completed } = check(body, { now, provider, operation, language })
  for (const { rule } of [...violations, ...notifications]) rules.add(rule)
  console.log(JSON.stringify({ operation, valid, violations, notifications, key, facts, completed }))
}

for (const operation of operations) {
  const body = example(operation, { number: numbers[operation] ?? 1, now })
  say(operation, body, "en")
  for (const path of places(body, []).slice(1)) {
    for (const put of [undefined, "?", 1000]) say(operation, changed(body, path, put), put === "?" ? "es" : "en")
  }
}
for (const rule of [...rules].sort()) {
  for (const language of ["en", "es"]) console.log(JSON.stringify(explainRule(rule, { language })))
}
`
