export { TrackingPage } from "./tracking-page.tsx";
