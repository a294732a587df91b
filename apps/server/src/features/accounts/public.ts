export { openAccounts } from "./accounts.routes.ts";
export { type SignedIn, signedInUser } from "./authentication.ts";
