/**
 * Years for which tax documents and what proves their filing are kept, counted from 1 January of the year after they were
 * issued (Estatuto Tributario, article 632; Ley 962 of 2005, article 46; Resolución 42 of 2020, article 71).
 */
export const keptYears = 5
