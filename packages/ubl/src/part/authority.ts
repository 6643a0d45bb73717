import { taxAuthority } from "@radicar/domain/document/PartyIdentity"

/** Attributes of every code that the DIAN issues; the XSD enumerates the literal (annex FE 1.9, rules FAB25, FAB26). */
export const agency = ` schemeAgencyID="195" schemeAgencyName="CO, DIAN (Dirección de Impuestos y Aduanas Nacionales)"`

/** NIT of the DIAN and its check digit (rules FAB31, FAB34, FAB35). */
export const authorityNit = taxAuthority.identity
