import { serviceFlags } from "./serviceFlags.ts"

const { companyId, tokenFile, url } = serviceFlags

/** Which service is asked, by whom, and about which company. */
export const companyFlags = { url, tokenFile, companyId }
