export { demoQuery } from "./demo.queries.ts";
export { DemoOffer } from "./demo-offer.tsx";
