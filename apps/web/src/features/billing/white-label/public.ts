export { WhiteLabelPage } from "./white-label-page.tsx";
