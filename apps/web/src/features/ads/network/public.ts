export { NetworkPage } from "./network-page.tsx";
export { PublisherPage } from "./publisher/publisher-page.tsx";
