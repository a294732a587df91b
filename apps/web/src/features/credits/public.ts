export { creditsQuery } from "./credits.queries.ts";
export { CreditsMenu } from "./credits-menu.tsx";
export { SidebarCredits } from "./sidebar-credits.tsx";
