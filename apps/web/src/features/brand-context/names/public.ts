export { NameSettingsFields } from "./name-settings-fields.tsx";
export { NamesPreview } from "./names-preview.tsx";
export { ReanalysisNote } from "./reanalysis-note.tsx";
