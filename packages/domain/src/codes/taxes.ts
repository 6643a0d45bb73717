import { NamedCodeList } from "./CodeList.ts"

/**
 * Taxes by `cac:TaxScheme/cbc:ID` with the name that goes into `cbc:Name` (annex FE 1.9 §13.2.2). Names are the short
 * ones of the annex; the list's long forms are descriptions.
 */
export const taxes = new NamedCodeList(
  "taxes",
  "TipoImpuesto",
  `01	IVA
02	IC
03	ICA
04	INC
05	ReteIVA
06	ReteFuente
07	ReteICA
08	IC Porcentual
20	FtoHorticultura
21	Timbre
22	Bolsas
23	INCarbono
24	INCombustibles
25	Sobretasa Combustibles
26	Sordicom
30	IC Datos
32	ICL
33	INPP
34	IBUA
35	ICUI
36	ADV
ZY	No causa
ZZ	Otros`,
  {
    doubts: {
      ZY: {
        en: "insurers file it, and Odoo and facho list it; the annex and the DIAN's Genericode list lack it",
        es: "las aseguradoras la presentan, y Odoo y facho la listan; el anexo y la lista Genericode de la DIAN no la tienen"
      }
    }
  }
)
