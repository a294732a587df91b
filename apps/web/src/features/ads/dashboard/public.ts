export { AdsDashboardPage } from "./ads-dashboard-page.tsx";
