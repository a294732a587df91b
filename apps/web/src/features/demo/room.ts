export { DemoBanner } from "./demo-banner.tsx";
