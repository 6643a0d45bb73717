import type { CheckedSale } from "@radicar/domain/document/CheckedSale"
import type { DocumentKey } from "@radicar/domain/key/DocumentKey"
import type { Part, Sheet } from "../../layout/Sheet.ts"
import type { PrintOptions } from "../../PrintOptions.ts"
import { dayText } from "../../text/moments.ts"
import { equivalentParts } from "../equivalent/equivalentParts.ts"
import { testWarnings } from "../environment.ts"
import { facts } from "../facts.ts"
import { keyFact } from "../keyFact.ts"
import { momentFacts } from "../moments.ts"
import { paragraphs } from "../paragraphs.ts"
import { spdParts } from "../spd/spdParts.ts"
import { otherParty } from "./otherParty.ts"
import { paymentPanel } from "./paymentPanel.ts"
import { referencePanels } from "./referencePanels.ts"
import { saleIssuer } from "./saleIssuer.ts"
import { saleLegends } from "./saleLegends.ts"
import { partiesOf } from "./SaleParty.ts"
import { saleQr } from "./saleQr.ts"
import { saleTable } from "./saleTable.ts"
import { saleTitle } from "./saleTitles.ts"
import { saleTotals } from "./saleTotals.ts"

/** An invoice, a support document, an equivalent or a note of one, as it is shown. */
export const saleSheet = (checked: CheckedSale, key: DocumentKey, options: PrintOptions): Sheet => {
  const { document, environment, id } = checked
  const { customizePrintFormat: format, date, dueDate, note } = document
  const { issuer, other } = partiesOf(checked)
  const { title, warning } = saleTitle(document.typeCode)
  const parts: ReadonlyArray<Part> = [
    ...paragraphs(undefined, format?.headerText),
    { kind: "panels", panels: [otherParty(checked, other), paymentPanel(checked)] },
    { kind: "panels", panels: referencePanels(checked) },
    ...equivalentParts(document),
    saleTable(checked),
    saleTotals(checked),
    ...spdParts(document),
    ...paragraphs("Notas", note),
    ...paragraphs(undefined, format?.footerText)
  ]
  return {
    title,
    number: id,
    issuer: saleIssuer(issuer),
    facts: [
      ...momentFacts(date, options),
      ...facts(["Vencimiento", dueDate === undefined ? undefined : dayText(dueDate)])
    ],
    warnings: [...(warning === undefined ? [] : [warning]), ...testWarnings(environment)],
    parts,
    qr: saleQr(checked, key),
    key: keyFact(key),
    legends: saleLegends(checked)
  }
}
