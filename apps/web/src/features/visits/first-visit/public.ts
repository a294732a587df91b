export { everVisitedQuery } from "./ever-visited.queries.ts";
