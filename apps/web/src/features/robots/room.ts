export { RobotsPage } from "./robots-page.tsx";
export { parseRobotsSearch } from "./robots-search.rules.ts";
