export { DemoBanner } from "./demo-banner.tsx";
export { DemoOffer } from "./demo-offer.tsx";
