export { ImpersonatePage } from "./impersonate-page.tsx";
export { LoginPage } from "./login-page.tsx";
export { MyAccountPage } from "./my-account/my-account-page.tsx";
export { NotificationsPage } from "./my-account/notifications-page.tsx";
export { ResetPasswordPage } from "./reset-password-page.tsx";
export { SignUpPage } from "./sign-up-page.tsx";
export { SuperuserPage } from "./superuser-page.tsx";
export { VerifyEmailPage } from "./verify-email-page.tsx";
