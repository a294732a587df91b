import { listCitedPages, listCitingAnswers } from "./cited-pages.sql.ts";

/** Which pages answers cite, and which answers cite a page. */
export const citedPages = { list: listCitedPages, citing: listCitingAnswers } as const;
