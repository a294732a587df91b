export { type JudgedQuery, judgeQueryCitations, queryKey } from "./judge-queries.ts";
