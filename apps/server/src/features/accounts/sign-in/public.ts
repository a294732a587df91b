export { sessionsEnded } from "../store/accounts.topics.ts";
export { signedInUser } from "./authentication.ts";
export { acceptCredentials, listLiveCredentials, type SignedIn } from "./credentials.ts";
export { startImpersonation } from "./impersonate.ts";
export { listLiveSessions } from "./sessions.ts";
export { isSuperuser, type Superuser, superuserRoutes } from "./superuser.ts";
