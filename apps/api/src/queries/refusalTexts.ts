import type { NumberingRangeOutcome } from "@radicar/dian/NumberingRangeAnswer"
import type { Localized } from "@radicar/domain/rules/Language"

/** The authority's refusals to name ranges, each with what to do about it. */
export const refusalTexts: Readonly<
  Record<
    Exclude<NumberingRangeOutcome, "found">,
    (asked: { issuer: string; software: string; owner: string }) => Localized
  >
> = {
  noRange: ({ issuer }) => ({
    en: `NIT ${issuer} has no numbering range in force: request the numbering from the authority (MUISCA, form 1876).`,
    es: `El NIT ${issuer} no tiene rangos de numeración vigentes: solicite la numeración a la DIAN (MUISCA, formulario 1876).`
  }),
  noAssociatedPrefix: ({ issuer, software }) => ({
    en: `NIT ${issuer} has ranges, but none for the software ${software}: associate the prefixes with it in the authority's portal ("Asociar prefijos").`,
    es: `El NIT ${issuer} tiene rangos, pero ninguno para el software ${software}: asócielos en el portal de la DIAN («Asociar prefijos»).`
  }),
  softwareNotOwned: ({ owner, software }) => ({
    en: `The software ${software} is not of NIT ${owner}: correct softwareId, or name its owner in softwareOwnerNit.`,
    es: `El software ${software} no es del NIT ${owner}: corrija softwareId o indique su dueño en softwareOwnerNit.`
  }),
  notAuthorised: ({ issuer }) => ({
    en: `The certificate may not ask for NIT ${issuer}: use the issuer's own, or that of the provider it has authorised.`,
    es: `El certificado no puede consultar por el NIT ${issuer}: use el del emisor o el del proveedor que este autorizó.`
  })
}
