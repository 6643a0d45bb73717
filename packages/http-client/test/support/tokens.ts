/** Token of the development tenant, which may do everything for company 1. */
export const developmentToken = "radicar-dev-token"

/** Token that the service is started with, of its administrator. */
export const adminToken = "first-token-of-the-installation-0123456789abcdef"
