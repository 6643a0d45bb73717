import { FilingQuery } from "./FilingQuery.ts"

/** Query parameter of what belongs to a company. */
export const CompanyQuery = { companyId: FilingQuery.companyId }
