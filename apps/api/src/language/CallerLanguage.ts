import type { Language } from "@radicar/domain/rules/Language"
import { Context } from "effect"

/** The language of the request that is being answered, by its `Accept-Language`; English where there is no request. */
export const CallerLanguage = Context.Reference<Language>("@radicar/api/CallerLanguage", { defaultValue: () => "en" })
