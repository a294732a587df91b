export { accountJobs } from "./accounts.jobs.ts";
export { registerAccountRoutes } from "./accounts.routes.ts";
export { accountDeleted, accountExported } from "./accounts.topics.ts";
export { startImpersonation } from "./impersonate.ts";
export { people } from "./people.ts";
export { type SignedIn, signedInUser } from "./sign-in/authentication.ts";
export { type Superuser, superuserRoutes } from "./superuser.ts";
