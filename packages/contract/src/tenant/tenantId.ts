import { FilingQuery } from "../FilingQuery.ts"

/** Path parameter that names a company or provider: the digits that `companyId` and `providerId` of a query have. */
export const tenantId = { id: FilingQuery.companyId }
