export { CampaignEditorPage } from "./editor/campaign-editor-page.tsx";
