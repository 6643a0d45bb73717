import { CertificateUnusable } from "@radicar/contract/problem/CertificateUnusable"
import type { Localized } from "@radicar/domain/rules/Language"
import { failLocalized } from "../language/failLocalized.ts"
import { certificateTexts } from "./certificateTexts.ts"

/** Says in the caller's language why a certificate can not be used. */
export const unusable = (reason: string, text: Localized) =>
  failLocalized(text, (detail) => new CertificateUnusable({ reason, detail }))

/** As {@link unusable}, for a reason that has its text. */
export const unusableFor = (reason: keyof typeof certificateTexts) => unusable(reason, certificateTexts[reason])
