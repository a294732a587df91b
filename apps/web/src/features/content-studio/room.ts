export { CreateOptimizationPage } from "./editor/create-page.tsx";
export { EditOptimizationPage } from "./editor/edit-page.tsx";
export { GeneratingPage } from "./generating/generating-page.tsx";
export { StudioPage } from "./list/studio-page.tsx";
export { parseStudioSearch } from "./list/studio-search.rules.ts";
export { OverviewPage } from "./overview/overview-page.tsx";
export { ResultsPage } from "./results/results-page.tsx";
export { parseResultsSearch } from "./results/results-search.rules.ts";
