export { accountDeleted, accountExported, passwordChosen } from "./store/accounts.topics.ts";
