import { invoiceExample } from "@radicar/domain/inner/example/invoiceExample"
import { LocalDateTime } from "@radicar/domain/inner/time/LocalDateTime"

/** The moment at which the example is issued; tests with a clock set it to this. */
export const issued = new LocalDateTime({ date: "2026-01-15", time: "10:00:00" })

/** Number and prefix of the example. */
export const exampleNumber = "SETP990000001"

/** The example's body, changed by the test. */
export const exampleText = (change: (body: Record<string, any>) => void = () => {}): string => {
  const body: Record<string, any> = structuredClone(invoiceExample({ number: 990000001, date: issued }))
  change(body)
  return JSON.stringify(body)
}
