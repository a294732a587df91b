export { type GroupFigure, type JudgedGroup, judgeGroup } from "./judge-group.ts";
export { type JudgedQuery, judgeQueryCitations, queryKey } from "./judge-queries.ts";
