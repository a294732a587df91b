import { countCitations, listCitedPages, listCitingAnswers } from "./cited-pages.sql.ts";

/** Pages that answers cite and how often, and which answers cite a page. */
export const citedPages = { list: listCitedPages, count: countCitations, citing: listCitingAnswers } as const;
