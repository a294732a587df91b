export { ConnectPage } from "./connect-page.tsx";
export { ConnectedAppsPage } from "./connected-apps-page.tsx";
