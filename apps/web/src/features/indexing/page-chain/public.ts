export { PageChainPage } from "./page-chain-page.tsx";
export { parsePagePath } from "./page-path.rules.ts";
