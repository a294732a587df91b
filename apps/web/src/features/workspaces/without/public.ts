export { WithoutWorkspace } from "./without-workspace.tsx";
