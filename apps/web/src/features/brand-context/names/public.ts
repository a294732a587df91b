export { reanalysesQuery } from "../names.queries.ts";
export { NameList } from "./name-list.tsx";
export { NameSettingsFields } from "./name-settings-fields.tsx";
export { type EditedNames, NamesForm } from "./names-form.tsx";
export { NamesPreview } from "./names-preview.tsx";
export { ReanalysisNote } from "./reanalysis-note.tsx";
