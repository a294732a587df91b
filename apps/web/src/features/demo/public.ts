export { demoQuery } from "./demo.queries.ts";
export { DemoBanner } from "./demo-banner.tsx";
export { DemoOffer } from "./demo-offer.tsx";
