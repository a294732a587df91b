export { accountDeleted, accountExported, passwordChosen } from "./accounts.topics.ts";
