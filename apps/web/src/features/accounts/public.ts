export { meQuery } from "./accounts.queries.ts";
export { AuthFrame } from "./auth-frame.tsx";
export { LoginPage } from "./login-page.tsx";
export { SignUpPage } from "./sign-up-page.tsx";
