import { useLanguage } from "../language/LanguageContext.ts"
import { momentText } from "../language/moments.ts"

/** Date and time in Colombia of a moment, ISO 8601. */
export const Moment = ({ at }: { readonly at: string }) => <time dateTime={at}>{momentText(at, useLanguage())}</time>
