export { accountJobs } from "./accounts.jobs.ts";
export { openAccounts } from "./accounts.routes.ts";
export { accountDeleted, accountExported } from "./accounts.topics.ts";
export { type SignedIn, signedInUser } from "./authentication.ts";
export { startImpersonation } from "./impersonate.ts";
export { people } from "./people.ts";
export { requireSuperuser, type Superuser } from "./superuser.ts";
