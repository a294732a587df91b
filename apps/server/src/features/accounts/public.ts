export { createAccount } from "./people/create-account.ts";
export { updateMe } from "./people/update-me.ts";
export { requireRecentPassword } from "./sign-in/recent-password.ts";
export { requireHeldSession } from "./sign-in/sessions.ts";
export {
  accountDeleted,
  accountExported,
  credentialsEnded,
  passwordChosen,
} from "./store/accounts.topics.ts";
