import { SuperuserPage } from "./superuser-page.tsx";
import { VerifyEmailPage } from "./verify-email-page.tsx";

/** The pages behind links that the server mailed or logged; one name of the door for both. */
export const linkPages = { Superuser: SuperuserPage, VerifyEmail: VerifyEmailPage } as const;
