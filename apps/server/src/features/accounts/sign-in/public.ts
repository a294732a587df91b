export { sessionsEnded } from "../store/accounts.topics.ts";
export { type SignedIn, signedInUser } from "./authentication.ts";
export { startImpersonation } from "./impersonate.ts";
export { listLiveSessions } from "./sessions.ts";
export { isSuperuser, type Superuser, superuserRoutes } from "./superuser.ts";
