import { SuperuserPage } from "./superuser-page.tsx";
import { VerifyEmailPage } from "./verify-email-page.tsx";

/** The pages behind links in e-mails and logs, grouped so that the room exports one name for them. */
export const linkPages = { Superuser: SuperuserPage, VerifyEmail: VerifyEmailPage } as const;
