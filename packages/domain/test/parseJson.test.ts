import { JsonNumber, JsonObject } from "@radicar/domain/inner/json/JsonValue"
import { parseJson } from "@radicar/domain/inner/json/parseJson"
import { assert, describe, it } from "@effect/vitest"
import { Effect, Result, Schema } from "effect"

const plain = (value: unknown): unknown =>
  value instanceof JsonNumber
    ? Number(value.text)
    : Array.isArray(value)
      ? value.map(plain)
      : value instanceof JsonObject
        ? Object.fromEntries(value.keys.map((key, index) => [key, plain(value.values[index])]))
        : value

const failure = (text: string): string => {
  const parsed = parseJson(text)
  return Result.isFailure(parsed) ? parsed.failure.message : "parsed"
}

const nativelyInvalid = [
  "",
  " ",
  "{",
  "}",
  "[1,]",
  "[,1]",
  "[1 2]",
  '{"a":1,}',
  '{"a" 1}',
  "{a:1}",
  "01",
  "-01",
  "1.",
  ".5",
  "+1",
  "1e",
  "0x10",
  "1_000",
  "NaN",
  "Infinity",
  "-",
  "nul",
  "True",
  "'a'",
  '"a',
  '"\\x"',
  '"\\u12g4"',
  '"\\u12"',
  '"\t"',
  '"\u0000"',
  "1 1",
  "[1]x",
  '"a" "b"',
  "// c\n1",
  "\u00a01",
  "\ufeff1"
]

describe("parseJson", () => {
  it("keeps every digit of a number", () => {
    const texts = ["123456789012345.678901", "10.50", "-0", "1e21", "1E-7", "12345678901234567890.12", "0.000000"]
    for (const text of texts) {
      const parsed = Result.getOrThrow(parseJson(`[${text}]`))
      assert.deepStrictEqual(parsed, [new JsonNumber(text)])
    }
  })

  it.each(nativelyInvalid)("refuses %j as JSON.parse does", (text) => {
    assert.throws(() => JSON.parse(text))
    assert.notStrictEqual(failure(text), "parsed")
  })

  it("says where it broke off", () => {
    assert.strictEqual(failure('{\n  "a": 1,\n  "b": tru\n}'), 'unexpected "t" at line 3, column 8')
    assert.strictEqual(failure('{"a": 1'), "the text ends unexpectedly at line 1, column 8")
    assert.strictEqual(failure(""), "the text is empty at line 1, column 1")
    assert.strictEqual(failure(" "), "the text is empty at line 1, column 2")
  })

  it("refuses a repeated key, which JSON.parse would drop", () => {
    assert.strictEqual(failure('{"a": 1, "b": 2, "a": 1}'), 'the key "a" is repeated at line 1, column 18')
  })

  it.each([
    ['[{"a": 1, "b": 2}, {"a": 1, "b": 2, "a": 3}]', 'the key "a" is repeated at line 1, column 37'],
    ['[{"a": 1, "b": 2}, {"a": 1, "a": 3}]', 'the key "a" is repeated at line 1, column 29'],
    ['[{"a": 1, "b": 2}, {"b": 1, "b": 3}]', 'the key "b" is repeated at line 1, column 29'],
    ['[{"ñ": 1}, {"é": "añil 🎉", "é": 3}]', 'the key "é" is repeated at line 1, column 29'],
    ['[{"k": "año\\u00f1"}, {"k": "1", "\\u006b": "2"}]', 'the key "k" is repeated at line 1, column 33'],
    ['{"a": {"a": {"b": 1}, "b": 2}, "b": {"b": 3, "a": 4}}', "parsed"]
  ])("finds a repeated key behind objects that are alike: %j", (text, expected) => {
    assert.strictEqual(failure(text), expected)
  })

  it("counts columns in UTF-16 units, whatever stands before", () => {
    assert.strictEqual(failure('{"señor": "añil 🎉 €", "x": tru}'), 'unexpected "t" at line 1, column 29')
    assert.strictEqual(failure('["🎉", "\\x"]'), "unknown escape in a string at line 1, column 9")
    assert.strictEqual(failure('["ñ\\n€\\u12"]'), "a \\u escape needs four hexadecimal digits at line 1, column 7")
  })

  it("reads objects of which each has other keys than the one before", () => {
    const lists = [
      [{ a: 1, b: 2 }, { a: 1 }, { a: 1, b: 2, c: 3 }, {}, { b: 1, a: 2 }, { a: 1, b: 2 }, { c: 1 }],
      [{ list: [{ x: "é" }, { x: "🎉", y: 1 }] }, { list: [{ y: 1, x: "€" }] }, { list: [], other: [{ x: 1 }] }]
    ]
    for (const list of lists) {
      assert.strictEqual(
        JSON.stringify(plain(Result.getOrThrow(parseJson(JSON.stringify(list))))),
        JSON.stringify(list)
      )
    }
  })

  it("reads a text in the same way whatever was read before", () => {
    const many = Object.fromEntries(Array.from({ length: 26 ** 2 }, (_, index) => [`K${index.toString(26)}`, index]))
    const texts = [
      '{"Id":1,"Name":"x"}',
      '{"Id":1}',
      '{"Name":"x","Id":1}',
      '{"Id":1,"Name":"x","Name":"y"}',
      '{"Id":1,"Id":2}',
      '{"Id":{"Id":{"Name":1,"Id":2}}}',
      '{"Name":[{"Id":1,"Name":2},{"Id":1},{"Name":2,"Id":1}]}',
      '{"Ids":1,"I":2}',
      `{"${"K".repeat(60)}":{"Id":1}}`,
      '{"I\\u0064":1,"Name":{"Id":2}}',
      '{"I\\u0064":1,"Id":2}',
      JSON.stringify(many)
    ]
    const repeating = new Set(texts.filter((text) => /"Name":"x","Name"|(?:"Id"|u0064"):1,"Id"/u.test(text)))
    assert.strictEqual(repeating.size, 3)
    for (const before of texts) {
      for (const text of texts) {
        failure(before)
        const parsed = parseJson(text)
        if (repeating.has(text)) assert.match(failure(text), /is repeated/u)
        else assert.deepStrictEqual(plain(Result.getOrThrow(parsed)), JSON.parse(text))
      }
    }
  })

  it("reads a text longer than any buffer that is kept", () => {
    const long = { text: "añil ".repeat(200_000), items: [{ a: "ñ" }, { a: "\n" }] }
    assert.strictEqual(JSON.stringify(plain(Result.getOrThrow(parseJson(JSON.stringify(long))))), JSON.stringify(long))
  })

  it("takes __proto__ and other names of Object as ordinary keys", () => {
    const parsed = Result.getOrThrow(parseJson('{"__proto__": {"x": 1}, "constructor": 2, "toString": 3}'))
    assert.instanceOf(parsed, JsonObject)
    assert.deepStrictEqual((parsed as JsonObject).keys, ["__proto__", "constructor", "toString"])
    assert.deepStrictEqual((parsed as JsonObject).get("constructor"), new JsonNumber("2"))
    assert.isUndefined((parsed as JsonObject).get("hasOwnProperty"))
  })

  it("refuses deep nesting instead of running out of stack", () => {
    assert.match(failure("[".repeat(100_000)), /nested deeper than 32 levels/u)
    assert.strictEqual(failure(`${"[".repeat(32)}${"]".repeat(32)}`), "parsed")
  })

  const Json = Schema.Union([
    Schema.Record(
      Schema.String,
      Schema.Array(Schema.Union([Schema.String, Schema.Finite, Schema.Boolean, Schema.Null]))
    ),
    Schema.Array(Schema.Record(Schema.String, Schema.Union([Schema.Finite, Schema.String])))
  ])

  // Not compared with JSON.parse: that of V8 13.6 reads the key "\u0000" as "\\" once it has met a like object with
  // "\\".
  it.effect.prop("reads back whatever JSON.stringify writes", { value: Json }, ({ value }) =>
    Effect.sync(() => {
      const written = JSON.stringify(value)
      for (const text of [written, JSON.stringify(value, null, "\t")]) {
        assert.strictEqual(JSON.stringify(plain(Result.getOrThrow(parseJson(text)))), written)
      }
    })
  )
})

describe("an object", () => {
  const object = JsonObject.from({ Number: new JsonNumber("990000001"), Note: "a" })

  it("keeps the order of its keys when one is set, and puts a new one behind them", () => {
    assert.strictEqual(JSON.stringify(object.with("Number", "7")), '{"Number":"7","Note":"a"}')
    assert.strictEqual(
      JSON.stringify(object.with("Test", true).with("Note", "b").with("Number", null)),
      '{"Number":null,"Note":"b","Test":true}'
    )
  })

  it("stays as it was when another is made of it", () => {
    object.with("Note", "b")
    assert.strictEqual(object.get("Note"), "a")
    assert.isUndefined(object.get("Test"))
  })
})
