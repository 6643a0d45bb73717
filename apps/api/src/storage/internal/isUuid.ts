/** Whether a text is a UUID in its usual form, which a comparison with a column of them must be for an index to be of use. */
export const isUuid = (text: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/iu.test(text)
