import type { XmlElement } from "libxml2-wasm"
import { element, elements, exists, text } from "../../../xml/query.ts"
import { reject, type Rule } from "../../Rule.ts"
import type { BillingKind } from "../BillingKind.ts"
import { ticketTypes } from "../equivalentKinds.ts"
import type { JudgedDocument } from "../JudgedDocument.ts"
import { publicServiceRules } from "./publicServiceRules.ts"

const content = "ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent"
const manufacturer = `${content}/invoice:FabricanteSoftware`
// The annex spells it with V, the authority's sample with B.
const benefits = `${content}/*[self::invoice:BeneficiosComprador or self::invoice:VeneficiosComprador]`
const benefitsOf = "*[self::invoice:InformacionBeneficiosComprador or self::invoice:InformacionVeneficiosComprador]"
const pointOfSale = `${content}/invoice:PuntoVenta`

/** An extension block with pairs of Name and Value: its path and the names in their order. */
interface Block {
  readonly path: string
  readonly names: ReadonlyArray<string>
  /**
   * Letters of the rule codes. Each name has two rules: the first name has the numbers `first` and `first + 1`, the
   * next names the following numbers.
   */
  readonly letters: string
  readonly first: number
}

const manufacturerBlock: Block = {
  path: `${manufacturer}/invoice:InformacionDelFabricanteDelSoftware`,
  names: ["NombreApellido", "RazonSocial", "NombreSoftware"],
  letters: "DEAB",
  first: 41
}

const pointOfSaleBlocks: ReadonlyArray<Block> = [
  { path: `${benefits}/${benefitsOf}`, names: ["Codigo", "NombresApellidos", "Puntos"], letters: "DEPD", first: 15 },
  {
    path: `${pointOfSale}/invoice:InformacionCajaVenta`,
    names: ["PlacaCaja", "UbicaciónCaja", "Cajero", "TipoCaja", "CódigoVenta", "SubTotal"],
    letters: "DEPD",
    first: 25
  }
]

/**
 * Makes two rules for every pair of a block: one for its name and one for its value. They pass if the block is absent,
 * which other rules report.
 */
const pairRules = ({ path, names, letters, first }: Block): ReadonlyArray<Rule<JudgedDocument>> =>
  names.flatMap((name, index) => {
    const at = ({ root }: JudgedDocument, tag: "Name" | "Value"): XmlElement | undefined => {
      const block = element(root, path)
      return block && elements(block, `invoice:${tag}`)[index]
    }
    return [
      reject<JudgedDocument>(
        `${letters}${first + 2 * index}`,
        `El nombre ${name} no corresponde al literal definido.`,
        (d) => exists(d.root, path) && at(d, "Name")?.content !== name
      ),
      reject<JudgedDocument>(
        `${letters}${first + 2 * index + 1}`,
        `No se informó el valor de ${name}.`,
        (d) => exists(d.root, path) && at(d, "Value") === undefined
      )
    ]
  })

/** Type code of stock exchange documents, which have the software's manufacturer in a separate block. */
const stockExchange = "55"

const manufacturerRules: ReadonlyArray<Rule<JudgedDocument>> = [
  reject(
    "DEPD11",
    "No se informó el bloque del fabricante del software.",
    ({ root }) => !exists(root, manufacturerBlock.path)
  ),
  ...pairRules(manufacturerBlock)
]

const pointOfSaleRules: ReadonlyArray<Rule<JudgedDocument>> = [
  reject("DEPD13", "No se informó el bloque de beneficios del comprador.", ({ root }) => !exists(root, benefits)),
  reject(
    "DEPD14",
    "No se informó el grupo de información de beneficios del comprador.",
    ({ root }) => exists(root, benefits) && !exists(root, `${benefits}/${benefitsOf}`)
  ),
  reject(
    "DEPD21",
    "No se informó el bloque de la caja de venta.",
    ({ root }) => !exists(root, `${pointOfSale}/invoice:InformacionCajaVenta`)
  ),
  ...pointOfSaleBlocks.flatMap(pairRules),
  reject("FAN02", "El pago en un punto de venta debe ser de contado (1).", ({ root }) =>
    elements(root, "cac:PaymentMeans").some((payment) => text(payment, "cbc:ID") !== "1")
  )
]

/**
 * Rules of equivalent documents in addition to the invoice's: the blocks in their extensions, and immediate payment.
 */
export const equivalentRules = (kind: BillingKind): ReadonlyArray<Rule<JudgedDocument>> => [
  ...(kind.typeCode === stockExchange ? [] : manufacturerRules),
  ...(ticketTypes.has(kind.typeCode) ? pointOfSaleRules : []),
  ...(kind.typeCode === "60" ? publicServiceRules : [])
]
