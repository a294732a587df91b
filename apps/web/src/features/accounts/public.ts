export { meQuery, useUpdateMe } from "./accounts.queries.ts";
