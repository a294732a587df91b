export { AboutYouPage } from "./about-you-page.tsx";
export { CompanyTypePage } from "./company-type-page.tsx";
export { stepAt } from "./onboarding.rules.ts";
export { OnboardingFrame } from "./onboarding-frame.tsx";
export { WelcomePage } from "./welcome-page.tsx";
export { WorkspaceStepPage } from "./workspace-step-page.tsx";
