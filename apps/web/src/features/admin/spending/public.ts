export { SpendingPage } from "./spending-page.tsx";
