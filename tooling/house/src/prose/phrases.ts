/** A wording to avoid in English, with the wording to use instead. */
export interface Phrase {
  readonly avoid: RegExp
  readonly use: string
  /** Replacement that fits everywhere; absent if the sentence must be rewritten. */
  readonly fix?: string
}

const listed: ReadonlyArray<Phrase> = [
  { avoid: /\bcan not\b/giu, use: "cannot", fix: "cannot" },
  { avoid: /\banew\b/giu, use: "again", fix: "again" },
  { avoid: /\b(?:of|to|from|by|with|for) who\b/giu, use: "the caller, the reader, whoever" },
  { avoid: /\bwhomever\b/giu, use: "anyone" },
  {
    avoid: /\b(?:is|are|be|been|was|were)(?: not| also| never)? told\b/giu,
    use: "is notified, the answer says, is logged"
  },
  { avoid: /\b(?:tells?|telling|told) of\b/giu, use: "reports" },
  { avoid: /\bbefall(?:s|en)?\b/giu, use: "applies to, happens to" },
  { avoid: /\bwants? looking\b/giu, use: "needs review" },
  { avoid: /\bnobody but\b/giu, use: "only" },
  { avoid: /\bnothing but\b/giu, use: "only" },
  { avoid: /\bbut for\b/giu, use: "except for" },
  { avoid: /\bat hand\b/giu, use: "available, known" },
  {
    avoid: /\bstands? (?:in(?! for)|on|at|beside|behind|before|there|where|once|elsewhere)\b/giu,
    use: "is in, follows, precedes"
  },
  { avoid: /\bas (?:it|they) stands?\b/giu, use: "unchanged, verbatim" },
  { avoid: /\b(?:stays?|stayed|leaves?|left) as (?:it is|they are)\b/giu, use: "stays unchanged" },
  { avoid: /\b(?:is|be|are) had\b/giu, use: "is available" },
  { avoid: /\b(?:look|looks|looked|looking) after\b/giu, use: "follow up, retry" },
  { avoid: /\bmisfits?\b/giu, use: "invalid value" },
  { avoid: /\bstray\b/giu, use: "unknown" },
  { avoid: /\bopinions?\b/giu, use: "verdict, result" },
  { avoid: /\bappointments?\b/giu, use: "job" },
  { avoid: /\busual(?:ly)?\b/giu, use: "default, normally" },
  { avoid: /\bordinar(?:y|ily)\b/giu, use: "default, normal" },
  {
    avoid: /\b(?:is|are|be|been|was|were)(?: not| also| never)? asked (?:for|about)\b/giu,
    use: "is requested, is queried"
  },
  { avoid: /\bwhat (?:became|becomes?|has become|came|comes) of\b/giu, use: "the outcome of, the result of" },
  { avoid: /\b(?:annex|schema|law|authority|DIAN|rule|licence|standard) wants?\b/giu, use: "requires" },
  { avoid: /\bsays? of\b/giu, use: "says about" },
  { avoid: /\b(?:an?|each|every|one|first|next|last|further|other) (?:try|tries)\b/giu, use: "attempt" },
  { avoid: /\bso many\b/giu, use: "that many, a number of" },
  { avoid: /\bafter each other\b/giu, use: "one after the other" },
  { avoid: /\bby turns\b/giu, use: "alternately, in turn" },
  { avoid: /\bin earnest\b/giu, use: "in production" },
  { avoid: /\bmend(?:s|ed|ing)?\b/giu, use: "correct, fix" },
  { avoid: /\bput right\b/giu, use: "correct" },
  { avoid: /\b(?:lets?|is let|are let) pass\b/giu, use: "accepts" },
  { avoid: /\bletter by letter\b/giu, use: "verbatim" },
  { avoid: /\b(?:take|takes|taken|took|taking) away\b/giu, use: "delete, remove" },
  { avoid: /\b(?:go|goes|gone|went|going) away\b/giu, use: "is deleted, ends" },
  { avoid: /\b(?:leave|leaves|left|leaving) away\b/giu, use: "omit" },
  { avoid: /\bfor good\b/giu, use: "permanently" },
  { avoid: /\bgo(?:es)? with\b/giu, use: "belongs to, accompanies" },
  { avoid: /\bbeside\b/giu, use: "next to, with, in addition to" },
  { avoid: /\bdoes not belong into\b/giu, use: "is not allowed in" },
  { avoid: /\bno sooner\b/giu, use: "only after" },
  { avoid: /\bgoes without saying\b/giu, use: "is implied" },
  { avoid: /\bis to be had\b/giu, use: "is available" },
  { avoid: /\bin what (?:it|they) (?:differ|differs)\b/giu, use: "the differences" }
]

/** Wordings to avoid in comments, documentation and texts. Case is ignored; a blank matches any white space. */
export const phrases: ReadonlyArray<Phrase> = listed.map((phrase) => ({
  ...phrase,
  avoid: new RegExp(phrase.avoid.source.replaceAll(" ", "\\s+"), phrase.avoid.flags)
}))
