import { Forbidden } from "@radicar/contract/problem/Forbidden"
import { Effect, Option } from "effect"
import { failLocalized } from "../language/failLocalized.ts"
import type { Tenancy } from "../tenancy/Tenancy.ts"

/** Company and provider of a question; fails where this installation does not work for them. */
export const requireTenant = Effect.fnUntraced(function* (
  tenancy: Tenancy["Service"],
  { companyId, providerId }: { readonly companyId: string; readonly providerId: string }
) {
  const company = yield* tenancy.company(companyId)
  const provider = yield* tenancy.provider(providerId)
  if (Option.isSome(company) && Option.isSome(provider)) return { company: company.value, provider: provider.value }
  return yield* failLocalized(
    {
      en: `There is no company ${companyId} with provider ${providerId}.`,
      es: `No existe la compañía ${companyId} con el proveedor ${providerId}.`
    },
    (detail) => new Forbidden({ detail })
  )
})
