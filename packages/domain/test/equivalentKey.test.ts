import { assert, it } from "@effect/vitest"
import { saleKey, seedOf } from "@radicar/domain/inner/key/DocumentKey"

// Samples of the DIAN's toolbox of equivalents (annex DEE 1.0 §14.1), pin 12345, environment 2. Not among them, because
// the UUIDs in their files are made up: the note NDAC002 (c3e65a59…), the public utility SPD001 (2f06e623…), the
// localised games DEJL2 (3e18e203…).
const vectors = [
  {
    sample: "POS EPOS002; the tax on its bag (22) counts in the total only",
    values: [
      "EPOS002",
      "2022-09-07",
      "16:31:02-05:00",
      "100100.00",
      "19000.00",
      "119150.00",
      "2022516216",
      "222222222222"
    ],
    seed: "EPOS0022022-09-0716:31:02-05:00100100.000119000.00040.00030.00119150.002022516216222222222222123452",
    key: "63586429c4577b7461150bdc28ed35cbee4edb3fe8872d4ef55d74f7b7a9ecd062419600290208fc869ca94c47e895ca"
  },
  {
    sample: "POS EPOS001",
    values: [
      "EPOS001",
      "2024-03-01",
      "16:40:02-05:00",
      "100100.00",
      "19000.00",
      "119150.00",
      "2024022902",
      "222222222222"
    ],
    seed: "EPOS0012024-03-0116:40:02-05:00100100.000119000.00040.00030.00119150.002024022902222222222222123452",
    key: "ae964d2796d112b6c431f46f2245dc84c6b707f7961189f3d5be299bdb0370b43662c9930d2d095e50bec7d34a90ce73"
  },
  {
    sample: "land transport DETP001",
    values: [
      "DETP001",
      "2022-09-16",
      "16:31:02-05:00",
      "2000000.00",
      "380000.00",
      "2380000.00",
      "2022516218",
      "900374635"
    ],
    seed: "DETP0012022-09-1616:31:02-05:002000000.0001380000.00040.00030.002380000.002022516218900374635123452",
    key: "54fb0390d7fe907d113a13260a47608e56de656221da165d0a1a04b28a871c10268058d46397b28f28063287f2a29fac"
  },
  {
    sample: "toll DEP001",
    values: [
      "DEP001",
      "2022-07-12",
      "16:31:02-05:00",
      "2000000.00",
      "380000.00",
      "2380000.00",
      "900374636",
      "900374635"
    ],
    seed: "DEP0012022-07-1216:31:02-05:002000000.0001380000.00040.00030.002380000.00900374636900374635123452",
    key: "9fe304544655b111951e589dc0532cff532cfaa38c194777d0ba3bc9a998bf96f595dac181acb3b649f01d892fd2390e"
  },
  {
    sample: "airline ticket TA001",
    values: ["TA001", "2022-09-15", "16:31:02-05:00", "324397.75", "17645.00", "380542.75", "2022516218", "1073234714"],
    seed: "TA0012022-09-1516:31:02-05:00324397.750117645.00040.00030.00380542.7520225162181073234714123452",
    key: "073bbf405eba159f576b7c2245672395dd452d8f3dd18a63f3bb484a9a819f3fc0b44bd4c8b50b54c93afb906de7d2b8"
  },
  {
    sample: "exchange DEBVC1",
    values: ["DEBVC1", "2023-04-03", "15:05:40-05:00", "14454.43", "3943.22", "18397.65", "2023302139", "1073234714"],
    seed: "DEBVC12023-04-0315:05:40-05:0014454.43013943.22040.00030.0018397.6520233021391073234714123452",
    key: "48a28acc8560ff4b135ed357c946f61b295066712115ccf2f51b231e623e5db49a362611e431ff75d7737b910bdab5a0"
  },
  {
    sample: "bank statement EXT001",
    values: ["EXT001", "2022-09-01", "16:31:02-05:00", "20753.80", "3943.22", "24697.02", "2022516216", "1073234714"],
    seed: "EXT0012022-09-0116:31:02-05:0020753.80013943.22040.00030.0024697.0220225162161073234714123452",
    key: "1ab02dba31d3badbcbfb85404541c0c2d4cb241afde945f993be14cafb0e80ef7f49b624ee699df9f4d36905f7c219c9"
  }
] as const

it.each(vectors)("CUDE: $sample", ({ key, seed, values }) => {
  const [number, issueDate, issueTime, grossAmount, iva, payableAmount, supplier, customer] = values
  const made = saleKey("CUDE-SHA384", {
    number,
    issueDate,
    issueTime,
    grossAmount,
    iva,
    inc: "0.00",
    ica: "0.00",
    payableAmount,
    supplier,
    customer,
    secret: "12345",
    environment: "2"
  })
  assert.strictEqual(seedOf(made), seed)
  assert.strictEqual(made.value, key)
  assert.strictEqual(made.scheme, "CUDE-SHA384")
})
