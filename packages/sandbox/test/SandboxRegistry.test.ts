import { expect, layer } from "@effect/vitest"
import { certificateDirectory } from "@radicar/fixtures/certificates/sandboxAuthority"
import { Effect, Redacted } from "effect"
import { Sandbox } from "../src/Sandbox.ts"
import type { AuthorizedRange } from "../src/SandboxRegistry.ts"
import { getStatus, sendBill } from "./support/client.ts"
import { company } from "./support/company.ts"
import { all, replace } from "./support/edit.ts"
import { fixedClock } from "./support/fixedClock.ts"
import { invoiceText, keyOf } from "./support/invoiceText.ts"
import { signInvoice } from "./support/signInvoice.ts"

const technicalKey = "693ff6f2a553c3646a063436fd4dd9ded0311471"
const range = (prefix: string, changes: Partial<AuthorizedRange> = {}): AuthorizedRange => ({
  authorization: "18764000001",
  prefix,
  from: 1n,
  to: 5000n,
  startDate: "2025-06-01",
  endDate: "2027-06-01",
  documentTypes: ["01", "02", "04"],
  technicalKey: Redacted.make(technicalKey),
  ...changes
})
const ranges = [
  range("FE"),
  range(""),
  range("AJE", { issuer: "860028580" }),
  range("OLD", { endDate: "2025-12-31" }),
  range("NEW", { startDate: "2026-02-01" }),
  range("PAP", { documentTypes: ["03"] }),
  range("ASO", { software: ["0a1b2c3d-0000-4000-8000-000000000001"] }),
  range("NUE", { software: ["5f2c0e2a-7d0b-4a55-9a53-0d6d1f2b8c11"] })
]

/** Moves a test invoice from the public range to one of the ranges above. */
const inRange = (prefix: string, startDate = "2025-06-01", endDate = "2027-06-01") =>
  all(
    replace("18760000001", "18764000001"),
    replace("2019-01-19", startDate),
    replace("2030-01-19", endDate),
    replace("<sts:From>990000000", "<sts:From>1"),
    replace("<sts:To>995000000", "<sts:To>5000"),
    prefix === ""
      ? all(
          replace("<sts:Prefix>SETP</sts:Prefix>", ""),
          replace("<cac:CorporateRegistrationScheme><cbc:ID>SETP</cbc:ID></cac:CorporateRegistrationScheme>", "")
        )
      : all(
          replace("<sts:Prefix>SETP", `<sts:Prefix>${prefix}`),
          replace("<cac:CorporateRegistrationScheme><cbc:ID>SETP", `<cac:CorporateRegistrationScheme><cbc:ID>${prefix}`)
        ),
    replace("<cbc:ID>SETP990000001<", `<cbc:ID>${prefix}125<`)
  )

const ownedSoftware = "0a1b2c3d-0000-4000-8000-000000000001"
const registry = {
  ranges,
  software: [{ id: ownedSoftware, pin: Redacted.make("777"), owner: "800199436" }],
  taxpayers: [{ nit: "900373115", name: "Compañía de Prueba S.A.S." }]
}

layer(Sandbox.layer({ certificateDirectory, clock: fixedClock(), registry }), { excludeTestServices: true })(
  "further registry data",
  (it) => {
    it.effect.each([
      ["a range of its own", [], { edit: inRange("FE"), secret: technicalKey }],
      ["a range without prefix", [], { edit: inRange(""), secret: technicalKey }],
      ["a range granted to somebody else", ["FAB10b"], { edit: inRange("AJE") }],
      [
        "a range that ended",
        ["FAB08a", "FAD09b"],
        { edit: inRange("OLD", "2025-06-01", "2025-12-31"), secret: technicalKey }
      ],
      [
        "a range that has not started",
        ["FAB07a", "FAD09a"],
        { edit: inRange("NEW", "2026-02-01"), secret: technicalKey }
      ],
      ["a range of paper invoices on type 01", ["FAB10b"], { edit: inRange("PAP") }],
      ["a range associated with another software", ["FAB05c"], { edit: inRange("ASO"), secret: technicalKey }],
      ["a range associated with its software", [], { edit: inRange("NUE"), secret: technicalKey }],
      ["a paper invoice in its own range", [], { edit: inRange("PAP"), typeCode: "03" }],
      [
        "a software of another provider",
        ["FAB19b"],
        { edit: replace("5f2c0e2a-7d0b-4a55-9a53-0d6d1f2b8c11", ownedSoftware), pin: "777" }
      ],
      ["the public test range, still there", [], {}]
    ] as const)("judges %s", ([, rules, changes]) =>
      Effect.gen(function* () {
        const sandbox = yield* Sandbox
        yield* sandbox.reset
        const signer = yield* company(sandbox)
        const text = invoiceText(changes)
        const answer = yield* Effect.promise(() => sendBill(sandbox.url, signInvoice(text, signer), signer))
        expect(answer.rules.toSorted()).toEqual(rules)
      })
    )

    it.effect("writes a number without prefix without a dash", () =>
      Effect.gen(function* () {
        const sandbox = yield* Sandbox
        yield* sandbox.reset
        const signer = yield* company(sandbox)
        const text = invoiceText({ edit: inRange(""), secret: technicalKey })
        yield* Effect.promise(() => sendBill(sandbox.url, signInvoice(text, signer), signer))
        const answer = yield* Effect.promise(() => getStatus(sandbox.url, keyOf(text), signer))
        expect(answer.statusMessage).toBe("La Factura electrónica 125, ha sido autorizada.")
      })
    )

    it.effect("notifies FAJ43b when the RUT has another name, and accepts", () =>
      Effect.gen(function* () {
        const sandbox = yield* Sandbox
        yield* sandbox.reset
        const signer = yield* company(sandbox)
        const edit = replace("Compañía de Prueba S.A.S.", "Otra Compañía S.A.S.", "everywhere")
        const answer = yield* Effect.promise(() =>
          sendBill(sandbox.url, signInvoice(invoiceText({ edit }), signer), signer)
        )
        expect(answer).toMatchObject({
          statusCode: "00",
          messages: ["Regla: FAJ43b, Notificación: Nombre informado No corresponde al registrado en el RUT."]
        })
      })
    )
  }
)
